# The texts of the terminal alone.

### 牌桌

part-cols = 列 { $first }–{ $last }（共 a–{ $all }）。
part-rows = 行 { $first }–{ $last }（共 1–{ $all }）。
too-small = 终端太小，放不下棋盘。请把它拉大。

### 发生了什么

nothing-alike = 没有别的牌和这张一样。
nothing-closed = 没有闭合的组。
no-other-closed = 没有别的闭合的组。
nothing-chosen = 没有选中的牌。
key-unknown = { $key } 键在这里没有作用；按 ? 看全部按键。

### 赢、卡住、暂停

best = 目前最好：{ $reached }，{ $other }
best-new = 新纪录！

### 首页

home-previous = 上一局
home-older = 还有 { $n } 局更早的存档在 { $dir }；用 linkwork open 打开。
home-copy = 副本 { $n }
home-new = 新局：{ $game }
home-entry = { $title }：{ $line }
home-hint = 用方向键和 Enter，或者点击。
kept-previous = 之前的一局还在：首页的“上一局”。

### 新局

form-back = 返回
form-hint = 上下：选行。左右：改值。大小、数目和种子可以直接输入。
form-kept = 桌上的这一局会留作“上一局”。
form-bad-barriers = 障碍：比例要在 0 到 1 之间，最多三位小数。
form-dealing = 正在寻找这个难度的局。Esc：停止。

### 打开

open-hint = 输入或粘贴一局的编号，或者整个存档，然后按 Enter。
open-lines = { $n } 行

### 帮助

help-rules = 两张相同的牌，如果能用一条只经过空格、最多拐两个弯（或本局允许的弯数）的路线连起来，就会消去。路线可以走外圈，绕到棋盘外。消完全部牌就赢了。
help-move = 移动光标；也可用方向键
help-leap = 到下一张牌；也可用 Shift 加方向键
help-shift = 线块：移动光标所在的一行或一列
help-edge = 到行列的两头
help-corner = 到第一格和最后一格
help-alike = 到下一张相同的牌或闭合的组，或上一张
help-choose = 选一张牌，再选另一张；取走闭合的组
help-drop = 取消选择；收起结果看棋盘，Enter 再显示结果
help-undo = 撤销、重做：次数不限
help-shuffle = 洗牌；洗完可以赢
help-hint = 提示：消去后仍可通关的一对，再按看下一对；Netslide 里是下一步
help-show = 演示连连看怎样通关：从这里，或从最后一个还能通关的局面；Enter 或空格：下一对，Esc：停止
help-light = 顶行显示或不显示连连看还能否通关
help-find = 逐块演示自由局中各组怎样找到；Esc 停止
help-new = 新局，或打开编号
help-restart = 从头开始
help-pause = 暂停；隐藏棋盘
help-command = 输入命令
help-help = 本帮助；退出
help-marks = 记号
help-mark-cursor = 光标
help-mark-chosen = 已选的牌
help-mark-both = 两者
help-mark-hint = 提示的牌；在光标或已选的牌上只标在右边
help-mark-closed = 闭合的组或点亮的组的线
help-mark-lit = 与中心相连（Netslide）
help-mark-pinned = 固定的行或列
help-mark-barrier = 障碍
help-mark-round = 线在这条边首尾相接
help-mark-bomb = 再移动这么多次就爆炸的炸弹
help-typed = 命令
help-typed-link = 连 b3 和 f7：列字母加行号，行从 1 数
help-typed-zero = 同样，用从 0 数的 行,列
help-typed-choose = 选 b3
help-typed-where = 说出一种牌在哪些格，用牌面或编号
help-typed-row = 把第 3 行向右移一步
help-typed-column = 把 c 列向上移两步
help-typed-lane = 同样两种移动，行和列从 0 数：向右和向下为正
help-typed-take = 取走 b3 上闭合的组
help-typed-id = 显示本局编号；打开另一局
help-typed-light = 顶行显示或不显示还能否通关
help-typed-find = 演示自由局中各组怎样找到
help-typed-own = 这些命令也可以用中文写：行 3 右 1、列 c 上 2、行 1 左、列 a 下、取 b3、连 b3 f7、哪里 A、打开 ID、撤销、重做、洗牌、提示、演示、灯 开、灯 关、找组、重来、新局、暂停、编号、帮助、退出。
help-typed-words = 还有 { $words }。
help-mouse = 鼠标：点一张牌，再点另一张。线块可以整行整列拖动任意距离，或点边上的箭头；点一下取走闭合的组。最下面的词是按钮。
help-saved = 每步都保存在 { $dir }
help-back = Esc：返回。方向键：滚动。

### 屏幕之外

needs-terminal = linkwork play 的输入和输出都要是终端；程序请用 linkwork session。
no-file-no-id = { $file }：没有这个文件，也不是编号。
bye-saved = 已保存；再用 linkwork play 继续。
bye-won = 赢了：用时 { $time }，得分 { $n }。
bye-solved = 解开了：用时 { $time }，{ $n } 步。
bye-over = { $why }：{ $points }。
stray-beside-id = { $flag } 不能和编号一起用：有编号的一局按编号发。
stray-pairs = { $flag } 只用于连连看：请去掉 --play。
stray-lines = { $flag } 用于连线：要和 --play netslide、polymer 或 free 一起用。
stray-way = { $flag } 只能和 --play { $way } 一起用。
no-place = 没有存档的地方（“{ $why }”）；请用 --save-dir 指定。
bad-place = 无法在 { $dir } 存档：“{ $why }”
