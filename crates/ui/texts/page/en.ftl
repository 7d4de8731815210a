# The texts of the page alone.

### The page

skip = Skip to the game
nav = Screens
settings = Settings
crash-title = The page has broken
crash-text = Something went wrong that should not. Your game was saved after every move. To be sure, copy the text below: it is the game, and can be pasted under “Open an id or a save”.
crash-again = Load the page again
no-game-title = No such game
no-game-home = To the first screen
keep-nowhere = This browser keeps nothing for this page, perhaps since the window is private: the game is lost when the page is closed.
keep-full = Not saved: there is no room left for this page in the browser. Free some, and play on: every move tries again.
keep-closed = Not saved: the browser has closed its store. Load the page again.
title-new = New game · Linkwork
title-help = Help · Linkwork
title-settings = Settings · Linkwork
title-game = { $game } { $size } · Linkwork
page-copy = A copy: another tab has the saved game. What you play here is kept beside it.
home-lead = Two tile puzzles, ready to play.
home-play = Play
home-choose = Size and rules
home-pairs-text = Join two equal tiles by a path with at most two turns, until the board is empty.
home-lines-text = Shift rows and columns until lines meet and close.
home-others = Games kept
home-all = Show all { $n }
home-open-label = An id, a save, or the address of a game
home-bad = The saved game cannot be read: { $why }
home-bad-aside = The saved game could not be read and was put aside: { $why }
form-presets = Usual sizes
form-new-seed = Another seed
form-call-off = Call off
form-looking = Looking for a board of this level.
settings-lang = Language
settings-lang-system = As the browser
settings-theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
settings-motion = Movement
motion-system = As the system
motion-full = Full
motion-reduced = Less
settings-tiles = Tiles
tiles-shapes = Shapes and letters
tiles-characters = Chinese characters
tiles-pictures = Pictures
settings-light = Tell whether a pairs game can still be won
settings-missing = What was chosen could not be fetched; the page goes on as it was.
settings-kept = Settings are kept in this browser and apply at once.
help-pairs-text = Two equal tiles go if a path joins them over empty cells. The path may take two turns, or as many as the game allows, and may run round the board.
help-picture-joined = These two link: two turns, round the board.
help-picture-refused = These two do not: every way needs three turns.
help-picture-closed = A closed group has no loose ends; an open one has.
help-stuck-text = If no pair links the game is stuck, not lost: take moves back, or shuffle.
help-keys = Keys
help-key-arrows-text = move over the board
help-key-ends-text = to the ends of a row; with Ctrl to the first and last cell
help-key-enter-text = choose a tile, then its partner; take a closed group
help-key-shift-text = with line tiles: shift the row or column
help-key-escape-text = drop the choice
help-key-hint-text = hint
help-key-shuffle-text = shuffle
help-key-help-text = this page
help-typed-page = Each of these can be typed: b3 f7, where A, hint, show, light, shuffle, undo, redo, restart, pause, new, id, open and an id. For lines: row 3 right 2, column c up 1, take b3, find.
help-licences = Licences
help-licences-text = Linkwork is free software under MIT or Apache 2.0. Its tiles of shapes and its drawings are in the public domain (CC0); the pictures of animals, fruit and things are Twemoji, © Twitter, Inc. and contributors, CC BY 4.0.
help-private = Nothing you do here leaves this browser.
way-free = Free
way-polymer = Polymer
way-netslide = Netslide

### The tables of the page

board = Board
state = How the game stands
tools = What you can do
copy-tab = a copy: another tab has the saved game
light = Light
command = Commands
command-label = Command
command-pairs = a1 c3, hint, where A, help
command-lines = row 3 right 2, column c up, help
share = Copy the result
share-copied = Copied: the result and the address of this game.
share-failed = This browser does not let pages copy: { $text }
share-pairs = Linkwork, { $game }: { $time }, score { $n }. { $help }
share-lines = Linkwork, { $game }: { $time }, { $reached }. { $help }
game-title = { $game }, { $size }
cell-name = { $what }, row { $row }, column { $column }
wall = wall
empty = empty
list-comma = {", "}
side-up = up
side-right = right
side-down = down
side-left = left
line-sides = line { $sides }
line-open = { $lines }, group { $group } of { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
line-closed = { $lines }, group { $group } of { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}, closed
line-lit = joined to the centre
line-bomb = { $n ->
    [one] bomb, { $n } shift to go
   *[other] bomb, { $n } shifts to go
}
form-walls = Walls
form-walled = A board with walls is named by itself: its id is known once it is dealt.
walls-none = none
walls-corners = corners
walls-pillars = pillars
walls-gate = a gate
walls-bars = bars
