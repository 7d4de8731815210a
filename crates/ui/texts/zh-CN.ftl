# 简体中文界面文字。

### 牌桌

tiles-left = 剩 { $n } 张
moves-open = { $n ->
    [0] 没有可连的牌
   *[other] 可连 { $n } 对
}
score = { $n } 分
assisted = 用过辅助
repeated = 局面重现
copy = 副本：另一个终端正在玩这个存档
part-cols = 列 { $first }–{ $last }（共 a–{ $all }）。
part-rows = 行 { $first }–{ $last }（共 1–{ $all }）。
too-small = 终端太小，放不下棋盘。请把它拉大。

undo = 撤销
redo = 重做
shuffle = 洗牌
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
nothing-to-undo = 没有可撤销的。
nothing-to-redo = 没有可重做的。
cell-tile = { $cell }：{ $tile }
cell-empty = { $cell } 是空的。
cell-wall = { $cell } 是墙。
where-cells = { $tile }：{ $cells }
where-none = 棋盘上没有 { $tile }。
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
refused-impossible = 这些牌怎么洗都赢不了。
refused-not-found = 没有找到能赢的洗法。

### 赢、卡住、暂停

won-title = 赢了！
won-time = 用时 { $time }
won-score = 得分 { $n }
won-alone = 没有撤销，也没有洗牌。
won-assisted = 用过辅助：撤销或洗牌。
stuck-title = 卡住了
stuck-text = 现在没有能连的牌。还没有输：可以撤销、洗牌，或者重来。
paused-title = 暂停
paused-text = 计时已停，棋盘已隐藏。

### 首页

home-go-on = 继续
home-previous = 上一局
home-older = 还有 { $n } 局更早的存档在 { $dir }；用 linkwork open 打开。
home-copy = 副本 { $n }
home-new = 新局
home-open = 打开编号或存档
home-entry = { $title }：{ $line }
home-line = { $size }，{ $tiles }，{ $time }
home-hint = 用方向键和 Enter，或者点击。
save-bad = { $file }：{ $why }
save-bad-kept = 这个存档保持原样。如果开始另一局，它会被移到一旁。
save-failed = 没有保存：{ $why }
kept-previous = 之前的一局还在：首页的“上一局”。

### 新局

form-title = 新局
form-size = 大小
form-kinds = 种类
form-gravity = 重力
form-turns = 拐弯
form-ring = 外圈
form-seed = 种子
form-id = 编号：{ $id }
form-deal = 发牌
form-back = 返回
form-hint = 上下：选行。左右：改值。大小、种类和种子可以直接输入。
form-kept = 桌上的这一局会留作“上一局”。
form-winnable = 发出的每一局都可以赢。
form-bad-size = 大小：列x行，各 1 到 255，例如 18x8。
form-bad-kinds = 种类：1 到 { $most } 的数。
form-too-many-kinds = 这里最多 { $pairs } 种：每种至少要有一对。
form-bad-seed = 种子：1 到 32 个 a–z 或 0–9。
form-odd = 格子数是奇数（{ $cells }），不能成对发牌。
form-not-found = 没有找到能赢的局。换个种子试试。
form-impossible = 在这些规则下没有能赢的局。
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
open-hint = 输入或粘贴一局的编号，或者整个存档，然后按 Enter。
open-lines = { $n } 行

### 输入命令

typed-empty = 请输入命令，例如 b3 f7；帮助里有全部命令。
typed-unknown = 没有 { $word } 这个命令。帮助里有全部命令。
typed-no-cell = { $word } 不是格子。请写列字母加行号，例如 b3。
typed-short = 命令 { $word } 不完整。帮助里有写法。

### 帮助

help-title = 帮助
help-rules = 两张相同的牌，如果能用一条只经过空格、最多拐两个弯（或本局允许的弯数）的路线连起来，就会消去。路线可以走外圈，绕到棋盘外。消完全部牌就赢了。
help-move = 移动光标；也可用方向键
help-leap = 到下一张牌；也可用 Shift 加方向键
help-edge = 到行列的两头
help-corner = 到第一格和最后一格
help-alike = 到下一张、上一张相同的牌
help-choose = 选一张牌，再选另一张
help-drop = 取消选择
help-undo = 撤销、重做：次数不限
help-shuffle = 洗牌；洗完可以赢
help-new = 新局，或打开编号
help-restart = 从头开始
help-pause = 暂停；隐藏棋盘
help-command = 输入命令
help-help = 本帮助；退出
help-marks = 记号
help-mark-cursor = 光标
help-mark-chosen = 已选的牌
help-mark-both = 两者
help-typed = 命令
help-typed-link = 连 b3 和 f7：列字母加行号，行从 1 数
help-typed-zero = 同样，用从 0 数的 行,列
help-typed-choose = 选 b3
help-typed-where = 说出一种牌在哪些格，用牌面或编号
help-typed-id = 显示本局编号；打开另一局
help-typed-words = 还有 { $words }。
help-mouse = 鼠标：点一张牌，再点另一张。最下面的词是按钮。
help-saved = 每步都保存在 { $dir }
help-back = Esc：返回。方向键：滚动。

### 屏幕之外

needs-terminal = linkwork play 的输入和输出都要是终端；程序请用 linkwork session。
no-file-no-id = { $file }：没有这个文件，也不是编号。
bye-saved = 已保存；再用 linkwork play 继续。
bye-won = 赢了：用时 { $time }，得分 { $n }。
