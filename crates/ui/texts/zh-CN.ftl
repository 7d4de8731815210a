# 简体中文界面文字。

### 牌桌

tiles-left = 剩 { $n } 张
moves-open = { $n ->
    [0] 没有可连的牌
   *[other] 可连 { $n } 对
}
score = { $n } 分
assisted = 用过辅助
light-winnable = ✓ 可通关
light-lost = ✗ 已成死局
light-unknown = ? 尚不清楚
light-too-large = ? 太大，无法判断
light-sought = ...
steps = { $n } 步
par = 标准 { $n } 步
shifts-left = 还可移动 { $n } 次
time-left = 剩 { $time }
points = { $n } 分
largest = 最大 { $n }
groups = { $n } 组
closed = { $n ->
    [0] 没有闭合
   *[other] 闭合 { $n } 组
}
repeated = 局面重现
copy = 副本：另一个终端正在玩这个存档

undo = 撤销
redo = 重做
shuffle = 洗牌
hint = 提示
show = 演示
watch = 观看
watch-back = 退回并观看
not-now = 暂时不用
find = 找组
restart = 重来
new = 新局
pause = 暂停
resume = 继续
help = 帮助
quit = 退出
next = 下一局
look = 看看棋盘

### 发生了什么

start = 共 { $tiles } 张牌。请选两张能用路线连起来的相同的牌。
start-free = 移动行和列；闭合的组会突出显示。
start-polymer = 移动行和列，让组闭合，然后取走。
start-netslide = 移动行和列，直到所有线块连成一个闭合的网。
picked = 已选 { $cell }。
dropped = 已取消选择。
joined = { $turns ->
    [0] 连上 { $tile }：{ $a } 和 { $b }，直线。
   *[other] 连上 { $tile }：{ $a } 和 { $b }，拐 { $turns } 个弯。
}
undone-joined = 已撤销：{ $tile } 回到 { $a } 和 { $b }。
redone-joined = 已重做：{ $a } 和 { $b } 的 { $tile } 又连上了。
shuffled = 已洗牌：这一局可以赢。
shuffled-any = 已洗牌。
undone-shuffled = 已撤销洗牌。
redone-shuffled = 已重做洗牌。
restarted = 已从头开始。
resumed = 继续计时。
seen-before = 这个局面以前出现过。
shift-right = 第 { $lane } 行：向右 { $n } 步
shift-left = 第 { $lane } 行：向左 { $n } 步
shift-down = { $lane } 列：向下 { $n } 步
shift-up = { $lane } 列：向上 { $n } 步
taken = 取走 { $n } 块：{ $points }
done-lines = { $what }。
undone-lines = 已撤销：{ $what }。
redone-lines = 已重做：{ $what }。
hint-shortest = 提示：{ $shift }。{ $n ->
    [1] 这是最后一步。
   *[other] 从这里还要 { $n } 步，没有更短的走法。
}
hint-some = 提示：{ $shift }。{ $n ->
    [1] 这是最后一步。
   *[other] 从这里还要 { $n } 步，也许有更短的走法。
}
thinking = 正在寻找走法。Esc：停止。
called-off = 已停止寻找。
hint-keeps-proved = 提示：{ $tile }，{ $a } 和 { $b }。已证明：消去这一对后仍可通关。
hint-keeps-unknown = 提示：{ $tile }，{ $a } 和 { $b }。消去这一对后能否通关，尚不清楚。
hint-too-large = 提示：{ $tile }，{ $a } 和 { $b }。棋盘太大，无法判断消去这一对后能否通关。
hint-keeps-no = { $tile }，{ $a } 和 { $b } 可以消去，但从这里已无法通关。
way-out = { $undo ->
    [0] 从这里再消去 { $n } 对即可通关。
   *[other] 退回 { $undo } 步，再消去 { $n } 对即可通关。
}
way-out-costs = { $n ->
    [0] 观看算作帮助。
   *[other] 观看算作帮助，退回的 { $n } 步不能再重做。
}
no-way-ever = 已证明：这一局从第一步起就无法通关。
no-way-out = 无论从这里还是从之前的任何一步，都没有找到通关的走法。
show-back = 已退回 { $n } 步。空格：第一对；Esc：自己接着玩。
show-pair = { $n }/{ $all }：{ $what }空格：下一对；Esc：停止。
show-stopped = 从这里由您接着玩。
show-pairs = 只有连连看可以演示怎样通关。
light-on = 顶行重新显示这一局还能否通关。
light-off = 顶行不再显示这一局还能否通关。
light-turned = 从这里已无法通关：按 w 看退到哪一步还能通关。
light-never = 已证明：这一局无法通关。
light-pairs = 只有连连看会显示还能否通关。
no-hint = 从这里没有找到通向目标的走法。
hint-won = 网已经闭合：目标达到了。
hint-stuck = 没有可连的牌：请撤销或洗牌。
hint-cleared = 棋盘已经清空：没有可连的牌了。
hint-netslide = 连线游戏里只有 Netslide 有提示。
trace-begin = 逐块寻找各组。
trace-at = { $group } 组：第 { $n } 块，共 { $all } 块。
trace-done = 全部找到：{ $groups }，{ $closed }。
trace-free = 只有自由局可以逐块演示各组。
last-shift = 最后一次移动：之后已闭合的组还可以取走。
still-closed = 还可以取走 { $n } 个闭合的组：点它或按 Enter。
shuffle-pairs = 只有连连看可以洗牌。
nothing-to-shuffle = 没有牌可洗了。
pause-ended = 游戏已经结束：计时早已停了。
undo-closed = 时间到了：不能再撤销。
nothing-to-undo = 没有可撤销的。
nothing-to-redo = 没有可重做的。
cell-group = { $cell }：{ $group } 组，{ $n } 块，未闭合。
cell-closed = { $cell }：{ $group } 组，{ $n } 块，已闭合。
cell-bomb = 炸弹：还剩 { $n } 次移动。
cell-tile = { $cell }：{ $tile }
cell-empty = { $cell } 是空的。
cell-wall = { $cell } 是墙。
where-cells = { $tile }：{ $cells }
where-none = 棋盘上没有 { $tile }。
where-pairs = 只有连连看的牌分种类。
game-id = 本局：{ $id }
paused-refusal = 游戏已暂停：按 p 继续。

refused-off-board = 那里不在棋盘上。
refused-same-cell = 一张牌不能和自己相连。
refused-no-tile = 那一格是空的。
refused-different-kinds = 两张牌不一样。
refused-too-many-turns = 需要拐 { $needs } 个弯；{ $allowed ->
    [0] 本局不许拐弯。
   *[other] 最多允许 { $allowed } 个。
}
refused-blocked = 被围住了：两张牌之间没有路。
refused-out-of-range = 棋盘上没有这样的行、列或格。
refused-pinned = 这一行或列是固定的：它穿过中心。
refused-no-move = 这样什么也不会动。
refused-not-closed = 那里没有闭合的组。
refused-not-played = 只有在 Polymer 里才能取走一组。
refused-over = { $why }：游戏结束了。
refused-no-shifts = 没有移动次数了。
refused-other-game = 那是另一种游戏的走法。
refused-impossible = 这些牌怎么洗都赢不了。
refused-not-found = 没有找到能赢的洗法。

### 赢、卡住、暂停

won-title = 赢了！
won-time = 用时 { $time }
won-score = 得分 { $n }
won-alone = 没有撤销、洗牌或提示。
won-assisted = 用过辅助：撤销、洗牌或提示。
solved-alone = 没有撤销，也没有提示。
solved-assisted = 用过辅助：撤销或提示。
won-both = { $a }，{ $b }
over-time = 时间到
over-bomb = 炸弹爆炸了
over-shifts = 没有移动次数了
result-again = 按 Enter 再看结果。
stuck-title = 卡住了
stuck-text = 现在没有能连的牌：可以撤销、洗牌、看退到哪一步还能通关，或者重来。
stuck-look = 没有能连的牌：u 撤销，s 洗牌，w 看退到哪一步还能通关。
paused-title = 暂停
paused-text = 计时已停，棋盘已隐藏。

### 首页

home-go-on = 继续
home-open = 打开编号或存档
home-line = { $game }，{ $size }，{ $reached }，{ $time }
save-bad = 无法读取 { $file }：“{ $why }”
save-bad-kept = 这个存档保持原样。如果开始另一局，它会被移到一旁。
save-failed = 没有保存：“{ $why }”

### 新局

form-title = 新局
form-play = 游戏
form-size = 大小
form-kinds = 种类
form-gravity = 重力
form-turns = 拐弯
form-ring = 外圈
form-edge = 边缘
form-limit = 结束
form-grade = 难度
form-barriers = 障碍
form-steps = 打乱
form-seed = 种子
form-unit-size = 列x行
form-unit-kinds = 种不同的牌
form-unit-barriers = 的空余边
form-unit-steps = 步
form-id = 编号：{ $id }
form-deal = 发牌
form-winnable = 发出的每一局都可以赢。
form-bad-size = 大小：列x行，各 1 到 255，例如 18x8。
form-bad-net-size = 大小：列x行，Netslide 各 2 到 32，例如 5x5。
form-bad-steps = 打乱：步数，最多 { $most }。
form-bad-kinds = 种类：1 到 { $most } 的数。
form-too-many-kinds = 这里最多 { $pairs } 种：每种至少要有一对。
form-bad-seed = 种子：1 到 32 个 a–z 或 0–9。
form-letter = 这里不能写“{ $letter }”。{ $why }
form-turn = { $field }：用左右方向键选择。
form-odd = 格子数是奇数（{ $cells }），不能成对发牌。
form-not-found = 没有找到能赢的局。换个种子试试。
form-graded = 发出这个种子的第一个这个难度的局。
form-no-grade = 500 个局中没有这个难度的。换个重力、大小或难度试试。
form-too-large = 分难度的棋盘每边最多 62 格。
form-impossible = 在这些规则下没有能赢的局。
play-pairs = 连连看
play-free = 连线（自由）
play-polymer = 连线（Polymer）
play-netslide = 连线（Netslide）
edge-wall = 墙
edge-wrap = 首尾相接
limit-clock = 计时 { $time }
limit-shifts = 移动 { $n } 次
limit-bombs = 炸弹
grade-any = 不限
grade-expert = 专家
grade-easy = 容易
grade-medium = 中等
grade-hard = 困难
grade-own = 自定
gravity-none = 无
gravity-down = 向下
gravity-up = 向上
gravity-left = 向左
gravity-right = 向右
gravity-apart-h = 左右分开
gravity-apart-v = 上下分开
gravity-together-h = 左右合拢
gravity-together-v = 上下合拢
turns-at-most = { $n ->
    [0] 不许拐弯
   *[other] 最多 { $n } 个
}
turns-any = 不限
ring-on = 可以绕到棋盘外
ring-off = 只在棋盘内

### 打开

open-title = 打开
open-neither = 这不是编号，也不是存档：编号以 pairs: 或 lines: 开头，存档以 linkwork save 开头。
open-bad-id = 无法打开：“{ $why }”
open-bad-save = 无法读取这个存档：“{ $why }”

### 输入命令

typed-empty = 请输入命令，例如 b3 f7；帮助里有全部命令。
typed-unknown = 没有 { $word } 这个命令。帮助里有全部命令。
typed-no-cell = { $word } 不是格子。请写列字母加行号，例如 b3。
typed-no-row = { $word } 不是行：请写行号，例如 row 3 right，或 行 3 右。
typed-no-column = { $word } 不是列：请写列字母，例如 column c up，或 列 c 上。
typed-no-row-way = { $word } 不是行的方向：请写 left 或 right（左、右），例如 row 3 right。
typed-no-column-way = { $word } 不是列的方向：请写 up 或 down（上、下），例如 column c up。
typed-no-steps = { $word } 不是步数：请写 1 或更大的数，例如 row 3 right 2。
typed-no-switch = { $word } 既不是 on 也不是 off：请写 light on 或 light off（灯 开、灯 关）。
typed-no-shift = { $word } 不是移动：请写 row 3 right（行 3 右）、column c up（列 c 上），或从 0 数的 R2,1。
typed-short-link = { $word } 需要两个格子，例如 { $word } b3 f7。
typed-short-row = { $word }：哪一行，向哪边？例如 { $word } 3 right（右）。
typed-short-column = { $word }：哪一列，向哪边？例如 { $word } c up（上）。
typed-short-row-way = 第 { $word } 行：向哪边？左或右，例如 行 { $word } 右。
typed-short-column-way = { $word } 列：向哪边？上或下，例如 列 { $word } 上。
typed-short-shift = { $word }：哪一行或列，移几步？例如 { $word } R2,1，或 行 3 右。
typed-short-tap = { $word }：哪一格？例如 { $word } b3。
typed-short-take = { $word }：哪一格上的组？例如 { $word } b3。
typed-short-where = { $word }：哪一种？写牌面或编号，例如 { $word } A。
typed-short-open = { $word }：哪个编号？例如 { $word } pairs:8x6,k12#tea/0。
typed-surplus = 多了“{ $word }”；什么也没有做。

### 帮助

help-title = 帮助
help-lines = 连线
help-groups = 整行或整列移动线块；从一头移出的从另一头进来。线相接的块是一组；没有断头的组是闭合的。
help-free = 自由：随意移动。
help-polymer = Polymer：取走闭合的组。n 块的一组得 n 乘 n 分，空格由新块填上。到时间、用完移动次数（那时已闭合的组还可以取走），或炸弹数到 0，游戏就结束。
help-netslide = Netslide：把所有线块连成一个闭合的网。与中心相连的会点亮；穿过中心的行和列是固定的；障碍两边不能相连。

### Faces of tiles

face-shape = { $colour }{ $shape } { $letters }
shape-circle = 圆形
shape-triangle = 三角形
shape-square = 方形
shape-drop = 水滴
shape-cross = 十字
shape-star = 星形
shape-diamond = 菱形
shape-heart = 心形
shape-hexagon = 六边形
shape-flower = 花朵
shape-leaf = 叶子
colour-red = 红色
colour-sky = 天蓝色
colour-gold = 金色
colour-purple = 紫色
colour-green = 绿色
colour-pink = 粉色
colour-blue = 蓝色
colour-orange = 橙色
