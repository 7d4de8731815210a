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
light-winnable = ✓ can be won
light-lost = ✗ cannot be won
light-unknown = ? not known
light-too-large = ? too large to tell
light-sought = ...
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
par = par { $n }
shifts-left = { $n ->
    [one] { $n } shift left
   *[other] { $n } shifts left
}
time-left = { $time } left
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
largest = largest { $n }
groups = { $n ->
    [one] { $n } group
   *[other] { $n } groups
}
closed = { $n ->
    [0] none closed
   *[other] { $n } closed
}
repeated = position seen before
copy = a copy: another terminal has the saved game

undo = Undo
redo = Redo
shuffle = Shuffle
hint = Hint
show = Show me
watch = Watch
watch-back = Go back and watch
not-now = Not now
find = Groups
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
start-free = Shift rows and columns; closed groups stand out.
start-polymer = Shift lanes until groups close, then take them.
start-netslide = Shift lanes until all tiles form one closed net.
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
shift-right = row { $lane }: { $n ->
    [one] { $n } step right
   *[other] { $n } steps right
}
shift-left = row { $lane }: { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}
shift-down = column { $lane }: { $n ->
    [one] { $n } step down
   *[other] { $n } steps down
}
shift-up = column { $lane }: { $n ->
    [one] { $n } step up
   *[other] { $n } steps up
}
taken = { $n ->
    [one] took { $n } tile: { $points }
   *[other] took { $n } tiles: { $points }
}
done-lines = { $what }.
undone-lines = Undone: { $what }.
redone-lines = Redone: { $what }.
hint-shortest = Hint: { $shift }. { $n ->
    [one] That is the last step.
   *[other] { $n } steps from here, and no way is shorter.
}
hint-some = Hint: { $shift }. { $n ->
    [one] That is the last step.
   *[other] { $n } steps from here; there may be a shorter way.
}
thinking = Looking for a way. Esc calls it off.
called-off = The search was called off.
hint-keeps-proved = Hint: { $tile }, { $a } and { $b }. Proved: the game can still be won after this pair.
hint-keeps-unknown = Hint: { $tile }, { $a } and { $b }. Whether the game can still be won after this pair is not known.
hint-too-large = Hint: { $tile }, { $a } and { $b }. This board is too large to tell whether the game can still be won after this pair.
hint-keeps-no = { $tile }, { $a } and { $b } link, but the game can no longer be won from here.
way-out = { $undo ->
    [0] From here the game can be won with { $n ->
        [one] one more pair
       *[other] { $n } more pairs
    }.
    [one] One move back the game could still be won, with { $n ->
        [one] one more pair
       *[other] { $n } more pairs
    }.
   *[other] { $undo } moves back the game could still be won, with { $n } more pairs.
}
way-out-costs = { $n ->
    [0] Watching counts as help.
    [one] Watching counts as help, and the move taken back cannot be played again.
   *[other] Watching counts as help, and the { $n } moves taken back cannot be played again.
}
no-way-ever = This game could never be won, not even from its first position: that is proved.
no-way-out = No way to win is known, neither from here nor from any move before.
show-back = { $n ->
    [one] Taken back: one move. Space: first pair; Esc: play on yourself.
   *[other] Taken back: { $n } moves. Space: first pair; Esc: play on yourself.
}
show-pair = { $n }/{ $all }: { $what } Space: next pair; Esc: stop.
show-stopped = You play on from here.
show-pairs = Only pairs games can show how they are won.
light-on = The top line tells again whether the game can still be won.
light-off = The top line no longer tells whether the game can still be won.
light-turned = From here the game cannot be won: w shows from which move it could.
light-never = This game can never be won: that is proved.
light-pairs = Only pairs games tell whether they can still be won.
no-hint = No way to the goal was found from here.
hint-won = The net is closed: the goal is reached.
hint-stuck = No pair links: take a move back or shuffle.
hint-cleared = The board is cleared: there is nothing left to join.
hint-netslide = With line tiles only Netslide has hints.
trace-begin = The groups are found tile by tile.
trace-at = Group { $group }: tile { $n } of { $all }.
trace-done = All found: { $groups }, { $closed }.
trace-free = Groups are shown tile by tile only in free play.
last-shift = Last shift: what is closed after it can still be taken.
still-closed = { $n ->
    [one] A closed group can still be taken: tap or Enter.
   *[other] { $n } closed groups can still be taken: tap or Enter.
}
shuffle-pairs = Only pairs games are shuffled.
nothing-to-shuffle = No tile is left to be shuffled.
pause-ended = The game has ended: its clock stands still.
undo-closed = Time has run out: nothing can be taken back.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
cell-group = { $cell }: group { $group }, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, open.
cell-closed = { $cell }: group { $group }, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, closed.
cell-bomb = { $n ->
    [one] A bomb: { $n } shift to go.
   *[other] A bomb: { $n } shifts to go.
}
cell-tile = { $cell }: { $tile }
cell-empty = { $cell } is empty.
cell-wall = { $cell } is a wall.
where-cells = { $tile }: { $cells }
where-none = No tile { $tile } on the board.
where-pairs = Only the tiles of pairs games have kinds.
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
refused-out-of-range = The board has no such row, column or cell.
refused-pinned = That lane is fixed: it runs through the centre.
refused-no-move = Nothing would move.
refused-not-closed = No closed group lies there.
refused-not-played = Groups are taken only in Polymer.
refused-over = { $why }: the game is over.
refused-no-shifts = No shifts are left.
refused-other-game = That is a move of another game.
refused-impossible = No shuffle of these tiles can be won.
refused-not-found = No shuffle that can be won was found.

### Won, stuck, paused

won-title = Won!
won-time = Time { $time }
won-score = Score { $n }
won-alone = Without undo, shuffle or hint.
won-assisted = Assisted: with undo, shuffle or hint.
solved-alone = Without undo or hint.
solved-assisted = Assisted: with undo or hint.
won-both = { $a }, { $b }
over-time = Time is up
over-bomb = A bomb went off
over-shifts = No shifts are left
result-again = Enter shows the result again.
stuck-title = Stuck
stuck-text = No pair links now: undo, shuffle, see from which move it could be won, or start over.
stuck-look = No pair links: u takes a move back, s shuffles, w shows from which move the game could be won.
paused-title = Paused
paused-text = The clock stands still and the board is hidden.

### Home

home-go-on = Go on
home-open = Open an id or a save
home-line = { $game }, { $size }, { $reached }, { $time }
save-bad = { $file } cannot be read: { $why }
save-bad-kept = That save stays as it is. If you start another game, it is put aside.
save-failed = Not saved: { $why }

### New game

form-title = New game
form-play = Game
form-size = Size
form-kinds = Kinds
form-gravity = Gravity
form-turns = Turns
form-ring = Ring
form-edge = Edge
form-limit = Ends by
form-grade = Level
form-barriers = Barriers
form-steps = Scramble
form-seed = Seed
form-unit-size = columns x rows
form-unit-kinds = different tiles
form-unit-barriers = of free sides
form-unit-steps = steps
form-id = Id: { $id }
form-deal = Deal
form-winnable = Every board dealt can be won.
form-bad-size = Size: columns x rows, each 1 to 255, such as 18x8.
form-bad-net-size = Size: columns x rows, for Netslide each 2 to 32, such as 5x5.
form-bad-steps = Scramble: a number of steps, at most { $most }.
form-bad-kinds = Kinds: a number from 1 to { $most }.
form-too-many-kinds = Here at most { $pairs } kinds: each needs a pair of its own.
form-bad-seed = Seed: 1 to 32 of a–z and 0–9.
form-letter = “{ $letter }” cannot stand here. { $why }
form-turn = { $field }: choose with the left and right arrow keys.
form-odd = An odd number of cells ({ $cells }) cannot be dealt in pairs.
form-not-found = No board that can be won was found. Try another seed.
form-graded = The first board of the seed that has this level is dealt.
form-no-grade = Of 500 boards none has this level. Try another gravity, size or level.
form-too-large = Boards of a grade have up to 62 cells a side.
form-impossible = No board with these rules can be won.
play-pairs = Pairs
play-free = Lines, free
play-polymer = Lines, Polymer
play-netslide = Lines, Netslide
edge-wall = wall
edge-wrap = goes round
limit-clock = the clock, { $time }
limit-shifts = { $n ->
    [one] { $n } shift
   *[other] { $n } shifts
}
limit-bombs = bombs
grade-any = any
grade-expert = expert
grade-easy = easy
grade-medium = medium
grade-hard = hard
grade-own = own
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
open-neither = That is neither an id nor a save: ids begin with pairs: or lines:, saves with linkwork save.
open-bad-id = That cannot be opened: { $why }
open-bad-save = That save cannot be read: { $why }

### Typed commands

typed-empty = Type a command, such as b3 f7; the help shows all.
typed-unknown = There is no command { $word }. The help shows all.
typed-no-cell = { $word } is no cell. Write a column letter and a row, such as b3.
typed-no-row = { $word } is no row: write its number, such as row 3 right.
typed-no-column = { $word } is no column: write its letter, such as column c up.
typed-no-row-way = { $word } is no way for a row: write left or right, such as row 3 right.
typed-no-column-way = { $word } is no way for a column: write up or down, such as column c up.
typed-no-steps = { $word } is no number of steps: write 1 or more, such as row 3 right 2.
typed-no-switch = { $word } is neither on nor off: write light on or light off.
typed-no-shift = { $word } is no shift: write row 3 right, column c up, or R2,1 with lanes counted from 0.
typed-short-link = { $word } needs two cells, such as { $word } b3 f7.
typed-short-row = { $word }: which row, and which way? Such as { $word } 3 right.
typed-short-column = { $word }: which column, and which way? Such as { $word } c up.
typed-short-row-way = Row { $word }: which way? Left or right, such as row { $word } right.
typed-short-column-way = Column { $word }: which way? Up or down, such as column { $word } up.
typed-short-shift = { $word }: which lane, how far? Such as { $word } R2,1 or row 3 right.
typed-short-tap = { $word }: which cell? Such as { $word } b3.
typed-short-take = { $word }: the group on which cell? Such as { $word } b3.
typed-short-where = { $word }: which kind? Its face or number, such as { $word } A.
typed-short-open = { $word }: which id? Such as { $word } pairs:8x6,k12#tea/0.
typed-surplus = “{ $word }” is one word too many; nothing was done.

### Help

help-title = Help
help-lines = Lines
help-groups = Rows and columns of line tiles are shifted; what leaves at one end enters at the other. Tiles whose lines meet form a group; a group without loose ends is closed.
help-free = Free: shift as you like.
help-polymer = Polymer: take closed groups. A group of n tiles is worth n times n points, and new tiles fill its cells. It ends by the clock, after a number of shifts (what is closed then can still be taken), or when the count of a bomb comes to 0.
help-netslide = Netslide: make all tiles one closed net. What is joined to the centre is lit; the lanes through the centre are fixed; nothing joins across a barrier.

### Faces of tiles, for those who hear them

face-shape = { $colour } { $shape } { $letters }
shape-circle = circle
shape-triangle = triangle
shape-square = square
shape-drop = drop
shape-cross = cross
shape-star = star
shape-diamond = diamond
shape-heart = heart
shape-hexagon = hexagon
shape-flower = flower
shape-leaf = leaf
colour-red = red
colour-sky = sky blue
colour-gold = gold
colour-purple = purple
colour-green = green
colour-pink = pink
colour-blue = blue
colour-orange = orange
