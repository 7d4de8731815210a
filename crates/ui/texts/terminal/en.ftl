# The texts of the terminal alone.

### The table

part-cols = Columns { $first }–{ $last } of a–{ $all }.
part-rows = Rows { $first }–{ $last } of 1–{ $all }.
too-small = This terminal is too small for a board. Make it larger.

### What happened

nothing-alike = No other tile is like this one.
nothing-closed = No group is closed.
no-other-closed = No other group is closed.
nothing-chosen = Nothing is chosen.
key-unknown = { $key } does nothing here; ? shows the keys.

### Won, stuck, paused

best = Best so far: { $reached }, { $other }
best-new = A new best!

### Home

home-previous = Previous game
home-older = { $n ->
    [one] An older game lies in { $dir }; linkwork open plays it.
   *[other] { $n } older games lie in { $dir }; linkwork open plays them.
}
home-copy = Copy { $n }
home-new = New game: { $game }
home-entry = { $title }: { $line }
home-hint = Arrow keys and Enter, or a click.
kept-previous = The game before this one is kept: “Previous game” on the first screen.

### New game

form-back = Back
form-hint = Up and down: line. Left and right: value. Sizes, numbers and seeds can be typed.
form-kept = The game on the table is kept as the previous game.
form-bad-barriers = Barriers: the share of barriers must be 0 to 1, with at most three decimals.
form-dealing = Looking for a board of this level. Esc calls it off.

### Open

open-hint = Type or paste a game id or a whole save, then press Enter.
open-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}

### Help

help-rules = Two equal tiles go if a path joins them over empty cells with at most two turns (or as many as the game allows). It may run round the board, through the ring. Clear the board.
help-move = move the cursor; arrow keys too
help-leap = to the next tile; arrow keys with Shift too
help-shift = with line tiles: shift the row or column of the cursor
help-edge = to the ends of row and column
help-corner = to the first and last cell
help-alike = to the next equal tile or closed group, to the one before
help-choose = choose a tile, then its partner; take a closed group
help-drop = drop the choice; look at the board behind the result, which Enter shows again
help-undo = undo, redo: without limit
help-shuffle = shuffle; the board can then be won
help-hint = hint: a pair that keeps the game winnable, again for the next one; in Netslide the next step
help-show = show how a pairs game can be won, from here or from the last move where it could; Enter or Space: next pair, Esc: stop
help-light = tell or do not tell in the top line whether a pairs game can still be won
help-find = show tile by tile how the groups of a free board are found; Esc stops it
help-new = new game, or open an id
help-restart = start over
help-pause = pause; hides the board
help-command = type a command
help-help = this help; leave the game
help-marks = Marks
help-mark-cursor = cursor
help-mark-chosen = chosen tile
help-mark-both = both
help-mark-hint = a tile that a hint names; only on the right where the cursor or the chosen tile is
help-mark-closed = lines of a closed group, or of the lit one
help-mark-lit = joined to the centre (Netslide)
help-mark-pinned = a lane that is fixed
help-mark-barrier = a barrier
help-mark-round = at this edge lines go round
help-mark-bomb = a bomb goes off after so many shifts
help-typed = Commands
help-typed-link = join b3 and f7: column letter, row from 1
help-typed-zero = the same by row,column counted from 0
help-typed-choose = choose b3
help-typed-where = name the cells of a kind, by face or number
help-typed-row = shift row 3 one step to the right
help-typed-column = shift column c two steps up
help-typed-lane = the same two, lanes counted from 0: right and down are positive
help-typed-take = take the closed group on b3
help-typed-id = show the id of this game; open another
help-typed-light = tell in the top line whether the game can still be won, or not
help-typed-find = show how the groups of a free board are found
help-typed-own = All these words can also be typed in Swedish and Chinese.
help-typed-words = Also { $words }.
help-mouse = Mouse: click a tile, then its partner. Drag a lane of line tiles as far as you like, or click an arrow at the edge; a click takes a closed group. The words at the foot are buttons.
help-saved = Saved after every action in { $dir }
help-back = Esc: back. Arrow keys: scroll.

### Outside the screen

needs-terminal = linkwork play needs a terminal on its input and output; for programs there is linkwork session.
no-file-no-id = { $file }: no such file, and no id either.
bye-saved = The game is saved; linkwork play goes on.
bye-won = Won: time { $time }, score { $n }.
bye-solved = { $n ->
    [one] Solved: time { $time }, { $n } step.
   *[other] Solved: time { $time }, { $n } steps.
}
bye-over = { $why }: { $points }.
stray-beside-id = { $flag } does not go with an id: a game by id is dealt as its id says.
stray-pairs = { $flag } is for pairs games: leave --play out.
stray-lines = { $flag } is for lines games: it goes with --play netslide, polymer or free.
stray-way = { $flag } goes with --play { $way } alone.
no-place = There is no place for the save ({ $why }); --save-dir names one.
bad-place = The saves cannot be kept in { $dir }: { $why }
