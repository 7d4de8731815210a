# The texts of the screens. Every language has the same keys with the same arguments: a test says so.

### The table

tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
moves-open = { $n ->
    [0] no pair links
    [one] { $n } pair links
   *[other] { $n } pairs link
}
score = score { $n }
assisted = assisted
repeated = position seen before
copy = a copy: another terminal has the saved game
part-cols = Columns { $first }–{ $last } of a–{ $all }.
part-rows = Rows { $first }–{ $last } of 1–{ $all }.
too-small = This terminal is too small for a board. Make it larger.

undo = Undo
redo = Redo
shuffle = Shuffle
restart = Restart
new = New
pause = Pause
resume = Go on
help = Help
quit = Quit
next = Next game
look = Look at the board

### What happened

start = { $tiles ->
    [one] One tile. Choose two equal tiles that a path can join.
   *[other] { $tiles } tiles. Choose two equal tiles that a path can join.
}
picked = Chosen { $cell }.
dropped = Choice dropped.
joined = { $turns ->
    [0] Joined { $tile }: { $a } and { $b }, straight.
    [one] Joined { $tile }: { $a } and { $b }, { $turns } turn.
   *[other] Joined { $tile }: { $a } and { $b }, { $turns } turns.
}
undone-joined = Undone: { $tile } is back on { $a } and { $b }.
redone-joined = Redone: { $tile } joined, { $a } and { $b }.
shuffled = Shuffled: this board can be won.
shuffled-any = Shuffled.
undone-shuffled = Shuffle undone.
redone-shuffled = Shuffle redone.
restarted = Started over.
resumed = The clock runs again.
seen-before = This position occurred before.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
cell-tile = { $cell }: { $tile }
cell-empty = { $cell } is empty.
cell-wall = { $cell } is a wall.
where-cells = { $tile }: { $cells }
where-none = No tile { $tile } on the board.
game-id = This game: { $id }
paused-refusal = The game is paused: p goes on.

refused-off-board = That cell is off the board.
refused-same-cell = A tile does not join itself.
refused-no-tile = That cell is empty.
refused-different-kinds = Different kinds.
refused-too-many-turns = { $needs ->
    [one] Needs { $needs } turn; { $allowed ->
        [0] none is allowed.
       *[other] { $allowed } are allowed.
    }
   *[other] Needs { $needs } turns; { $allowed ->
        [0] none is allowed.
        [one] { $allowed } is allowed.
       *[other] { $allowed } are allowed.
    }
}
refused-blocked = Closed in: no way between them.
refused-impossible = No shuffle of these tiles can be won.
refused-not-found = No shuffle that can be won was found.

### Won, stuck, paused

won-title = Won!
won-time = Time { $time }
won-score = Score { $n }
won-alone = Without undo or shuffle.
won-assisted = Assisted: with undo or shuffle.
stuck-title = Stuck
stuck-text = No pair links now. Nothing is lost: undo, shuffle, or start over.
paused-title = Paused
paused-text = The clock stands still and the board is hidden.

### Home

home-go-on = Go on
home-previous = Previous game
home-older = { $n ->
    [one] An older game lies in { $dir }; linkwork open plays it.
   *[other] { $n } older games lie in { $dir }; linkwork open plays them.
}
home-copy = Copy { $n }
home-new = New game
home-open = Open an id or a save
home-entry = { $title }: { $line }
home-line = { $size }, { $tiles }, { $time }
home-hint = Arrow keys and Enter, or a click.
save-bad = { $file }: { $why }
save-bad-kept = That save stays as it is. If you start another game, it is put aside.
save-failed = Not saved: { $why }
kept-previous = The game before this one is kept: “Previous game” on the first screen.

### New game

form-title = New game
form-size = Size
form-kinds = Kinds
form-gravity = Gravity
form-turns = Turns
form-ring = Ring
form-seed = Seed
form-id = Id: { $id }
form-deal = Deal
form-back = Back
form-hint = Up and down: line. Left and right: value. Sizes, kinds and seeds can be typed.
form-kept = The game on the table is kept as the previous game.
form-winnable = Every board dealt can be won.
form-bad-size = Size: columns x rows, each 1 to 255, such as 18x8.
form-bad-kinds = Kinds: a number from 1 to { $most }.
form-too-many-kinds = Here at most { $pairs } kinds: each needs a pair of its own.
form-bad-seed = Seed: 1 to 32 of a–z and 0–9.
form-odd = An odd number of cells ({ $cells }) cannot be dealt in pairs.
form-not-found = No board that can be won was found. Try another seed.
form-impossible = No board with these rules can be won.
gravity-none = none
gravity-down = down
gravity-up = up
gravity-left = to the left
gravity-right = to the right
gravity-apart-h = apart, left and right
gravity-apart-v = apart, up and down
gravity-together-h = together, from left and right
gravity-together-v = together, from above and below
turns-at-most = { $n ->
    [0] none
   *[other] at most { $n }
}
turns-any = any number
ring-on = round the board too
ring-off = on the board only

### Open

open-title = Open
open-hint = Type or paste a game id or a whole save, then press Enter.
open-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}

### Typed commands

typed-empty = Type a command, such as b3 f7; the help shows all.
typed-unknown = There is no command { $word }. The help shows all.
typed-no-cell = { $word } is no cell. Write a column letter and a row, such as b3.
typed-short = { $word } needs more words. The help shows how.

### Help

help-title = Help
help-rules = Two equal tiles go if a path joins them over empty cells with at most two turns (or as many as the game allows). It may run round the board, through the ring. Clear the board.
help-move = move the cursor; arrow keys too
help-leap = to the next tile; arrow keys with Shift too
help-edge = to the ends of row and column
help-corner = to the first and last cell
help-alike = to the next equal tile, to the one before
help-choose = choose a tile, then its partner
help-drop = drop the choice
help-undo = undo, redo: without limit
help-shuffle = shuffle; the board can then be won
help-new = new game, or open an id
help-restart = start over
help-pause = pause; hides the board
help-command = type a command
help-help = this help; leave the game
help-marks = Marks
help-mark-cursor = cursor
help-mark-chosen = chosen tile
help-mark-both = both
help-typed = Commands
help-typed-link = join b3 and f7: column letter, row from 1
help-typed-zero = the same by row,column counted from 0
help-typed-choose = choose b3
help-typed-where = name the cells of a kind, by face or number
help-typed-id = show the id of this game; open another
help-typed-words = Also { $words }.
help-mouse = Mouse: click a tile, then its partner. The words at the foot are buttons.
help-saved = Saved after every action in { $dir }
help-back = Esc: back. Arrow keys: scroll.

### Outside the screen

needs-terminal = linkwork play needs a terminal on its input and output; for programs there is linkwork session.
no-file-no-id = { $file }: no such file, and no id either.
bye-saved = The game is saved; linkwork play goes on.
bye-won = Won: time { $time }, score { $n }.
