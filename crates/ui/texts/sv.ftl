# Skärmarnas texter på svenska.

### Bordet

tiles-left = { $n ->
    [one] { $n } bricka kvar
   *[other] { $n } brickor kvar
}
moves-open = { $n ->
    [0] inga möjliga drag
    [one] { $n } möjligt drag
   *[other] { $n } möjliga drag
}
score = poäng { $n }
assisted = med hjälp
light-winnable = ✓ går att vinna
light-lost = ✗ går inte att vinna
light-unknown = ? ovisst
light-too-large = ? för stort att avgöra
light-sought = ...
steps = { $n ->
    [one] { $n } steg
   *[other] { $n } steg
}
par = par { $n }
shifts-left = { $n ->
    [one] { $n } drag kvar
   *[other] { $n } drag kvar
}
time-left = { $time } kvar
points = { $n ->
    [one] { $n } poäng
   *[other] { $n } poäng
}
largest = största grupp { $n }
groups = { $n ->
    [one] { $n } grupp
   *[other] { $n } grupper
}
closed = { $n ->
    [0] ingen sluten
    [one] { $n } sluten
   *[other] { $n } slutna
}
repeated = ställningen har förekommit
copy = en kopia: en annan terminal har det sparade spelet

undo = Ångra
redo = Gör om
shuffle = Blanda
hint = Tips
show = Visa
watch = Visa vägen
watch-back = Gå tillbaka och visa vägen
not-now = Inte nu
find = Grupper
restart = Omstart
new = Nytt
pause = Paus
resume = Vidare
help = Hjälp
quit = Lämna
next = Nästa spel
look = Se på brädet

### Vad som hände

start = { $tiles ->
    [one] En bricka. Välj två lika brickor som en väg kan förena.
   *[other] { $tiles } brickor. Välj två lika brickor som en väg kan förena.
}
start-free = Skjut rader och kolumner; slutna grupper syns tydligt.
start-polymer = Skjut rader och kolumner tills grupper sluts, och ta dem sedan.
start-netslide = Skjut rader och kolumner tills alla brickor bildar ett slutet nät.
picked = Vald: { $cell }.
dropped = Valet släppt.
joined = { $turns ->
    [0] Förenade { $tile }: { $a } och { $b }, rakt.
    [one] Förenade { $tile }: { $a } och { $b }, { $turns } sväng.
   *[other] Förenade { $tile }: { $a } och { $b }, { $turns } svängar.
}
undone-joined = Ångrat: { $tile } är tillbaka på { $a } och { $b }.
redone-joined = Gjort om: { $tile } förenade, { $a } och { $b }.
shuffled = Blandat: brädet går att vinna.
shuffled-any = Blandat.
undone-shuffled = Blandningen ångrad.
redone-shuffled = Blandningen gjord om.
restarted = Startade om.
resumed = Klockan går igen.
seen-before = Ställningen har förekommit förut.
shift-right = rad { $lane }: { $n } steg åt höger
shift-left = rad { $lane }: { $n } steg åt vänster
shift-down = kolumn { $lane }: { $n } steg nedåt
shift-up = kolumn { $lane }: { $n } steg uppåt
taken = { $n ->
    [one] tog { $n } bricka: { $points }
   *[other] tog { $n } brickor: { $points }
}
done-lines = { $what }.
undone-lines = Ångrat: { $what }.
redone-lines = Gjort om: { $what }.
hint-shortest = Tips: { $shift }. { $n ->
    [one] Det är sista steget.
   *[other] { $n } steg härifrån, och ingen väg är kortare.
}
hint-some = Tips: { $shift }. { $n ->
    [one] Det är sista steget.
   *[other] { $n } steg härifrån; det kan finnas en kortare väg.
}
thinking = Söker en väg. Esc avbryter.
called-off = Sökningen avbröts.
hint-keeps-proved = Tips: { $tile }, { $a } och { $b }. Bevisat: spelet går ännu att vinna efter det här paret.
hint-keeps-unknown = Tips: { $tile }, { $a } och { $b }. Om spelet går att vinna efter det här paret är ovisst.
hint-too-large = Tips: { $tile }, { $a } och { $b }. Brädet är för stort för att avgöra om spelet går att vinna efter det här paret.
hint-keeps-no = { $tile }, { $a } och { $b } går att förena, men härifrån går spelet inte längre att vinna.
way-out = { $undo ->
    [0] Härifrån går spelet att vinna med { $n } par till.
    [one] För ett drag sedan gick spelet ännu att vinna, med { $n } par till.
   *[other] För { $undo } drag sedan gick spelet ännu att vinna, med { $n } par till.
}
way-out-costs = { $n ->
    [0] Att titta på räknas som hjälp.
    [one] Att titta på räknas som hjälp, och det ångrade draget går inte att göra om.
   *[other] Att titta på räknas som hjälp, och de { $n } ångrade dragen går inte att göra om.
}
no-way-ever = Spelet gick aldrig att vinna, inte ens från första ställningen: det är bevisat.
no-way-out = Ingen väg till vinst är känd, varken härifrån eller från något tidigare drag.
show-back = { $n ->
    [one] Ett drag ångrat. Blanksteg: första paret; Esc: spela själv.
   *[other] { $n } drag ångrade. Blanksteg: första paret; Esc: spela själv.
}
show-pair = { $n }/{ $all }: { $what } Blanksteg: nästa par; Esc: sluta.
show-stopped = Härifrån spelar du själv.
show-pairs = Bara parspel kan visa hur de vinns.
light-on = Översta raden visar åter om spelet går att vinna.
light-off = Översta raden visar inte längre om spelet går att vinna.
light-turned = Härifrån går spelet inte att vinna: w visar från vilket drag det gick.
light-never = Spelet går aldrig att vinna: det är bevisat.
light-pairs = Bara parspel visar om de ännu går att vinna.
no-hint = Ingen väg till målet hittades härifrån.
hint-won = Nätet är slutet: målet är nått.
hint-stuck = Inga möjliga drag: ångra eller blanda.
hint-cleared = Brädet är tomt: det finns inget kvar att förena.
hint-netslide = Med linjebrickor finns tips bara i Netslide.
trace-begin = Grupperna hittas bricka för bricka.
trace-at = Grupp { $group }: bricka { $n } av { $all }.
trace-done = Alla hittade: { $groups }, { $closed }.
trace-free = Grupper visas bricka för bricka bara i fritt spel.
last-shift = Sista draget: det som sedan är slutet kan ännu tas.
still-closed = { $n ->
    [one] En sluten grupp kan ännu tas: tryck eller Enter.
   *[other] { $n } slutna grupper kan ännu tas: tryck eller Enter.
}
shuffle-pairs = Bara parspel blandas.
nothing-to-shuffle = Det finns inga brickor kvar att blanda.
pause-ended = Spelet är slut: klockan står redan stilla.
undo-closed = Tiden är ute: inget kan ångras längre.
nothing-to-undo = Det finns inget att ångra.
nothing-to-redo = Det finns inget att göra om.
cell-group = { $cell }: grupp { $group }, { $n ->
    [one] { $n } bricka
   *[other] { $n } brickor
}, öppen.
cell-closed = { $cell }: grupp { $group }, { $n ->
    [one] { $n } bricka
   *[other] { $n } brickor
}, sluten.
cell-bomb = En bomb: { $n } drag kvar.
cell-tile = { $cell }: { $tile }
cell-empty = { $cell } är tom.
cell-wall = { $cell } är en vägg.
where-cells = { $tile }: { $cells }
where-none = Ingen bricka { $tile } på brädet.
where-pairs = Bara brickor i parspel har slag.
game-id = Det här spelet: { $id }
paused-refusal = Spelet är pausat: p fortsätter.

refused-off-board = Den rutan ligger utanför brädet.
refused-same-cell = En bricka förenas inte med sig själv.
refused-no-tile = Den rutan är tom.
refused-different-kinds = Olika slag.
refused-too-many-turns = { $needs ->
    [one] Behöver { $needs } sväng; { $allowed ->
        [0] ingen är tillåten.
       *[other] { $allowed } är tillåtna.
    }
   *[other] Behöver { $needs } svängar; { $allowed ->
        [0] ingen är tillåten.
        [one] { $allowed } är tillåten.
       *[other] { $allowed } är tillåtna.
    }
}
refused-blocked = Instängda: ingen väg mellan dem.
refused-out-of-range = Brädet har ingen sådan rad, kolumn eller ruta.
refused-pinned = Den raden eller kolumnen sitter fast: den går genom mitten.
refused-no-move = Ingenting skulle röra sig.
refused-not-closed = Där ligger ingen sluten grupp.
refused-not-played = Grupper tas bara i Polymer.
refused-over = { $why }: spelet är slut.
refused-no-shifts = Inga drag är kvar.
refused-other-game = Det är ett drag i ett annat spel.
refused-impossible = Ingen blandning av brickorna går att vinna.
refused-not-found = Ingen blandning som går att vinna hittades.

### Vunnet, fast, paus

won-title = Vunnet!
won-time = Tid { $time }
won-score = Poäng { $n }
won-alone = Utan att ångra eller blanda, och utan tips.
won-assisted = Med hjälp: ångrat, blandat eller fått tips.
solved-alone = Utan att ångra och utan tips.
solved-assisted = Med hjälp: ångrat eller fått tips.
won-both = { $a }, { $b }
over-time = Tiden är ute
over-bomb = En bomb small
over-shifts = Inga drag är kvar
result-again = Enter visar resultatet igen.
stuck-title = Du har kört fast
stuck-text = Inga möjliga drag nu: ångra, blanda, se från vilket drag spelet gick att vinna eller starta om.
stuck-look = Inga möjliga drag: u ångrar, s blandar, w visar från vilket drag spelet gick att vinna.
paused-title = Paus
paused-text = Klockan står stilla och brädet är dolt.

### Hem

home-go-on = Fortsätt
home-open = Öppna ett id eller ett sparat spel
home-line = { $game }, { $size }, { $reached }, { $time }
save-bad = { $file } går inte att läsa: ”{ $why }”
save-bad-kept = Det sparade spelet lämnas som det är. Börjar du ett annat spel läggs det undan.
save-failed = Spelet är inte sparat: ”{ $why }”

### Nytt spel

form-title = Nytt spel
form-play = Spel
form-size = Storlek
form-kinds = Slag
form-gravity = Tyngdkraft
form-turns = Svängar
form-ring = Ring
form-edge = Kant
form-limit = Avslutas av
form-grade = Nivå
form-barriers = Hinder
form-steps = Blandning
form-seed = Frö
form-unit-size = kolumner x rader
form-unit-kinds = olika brickor
form-unit-barriers = av fria sidor
form-unit-steps = steg
form-id = Id: { $id }
form-deal = Dela ut
form-winnable = Varje utdelat bräde går att vinna.
form-bad-size = Storlek: kolumner x rader, var och en 1 till 255, till exempel 18x8.
form-bad-net-size = Storlek: kolumner x rader, i Netslide var och en 2 till 32, till exempel 5x5.
form-bad-steps = Blandning: ett antal steg, högst { $most }.
form-bad-kinds = Slag: ett tal från 1 till { $most }.
form-too-many-kinds = Här högst { $pairs } slag: vart och ett behöver ett eget par.
form-bad-seed = Frö: 1 till 32 av a–z och 0–9.
form-letter = ”{ $letter }” kan inte stå här. { $why }
form-turn = { $field }: välj med vänster- och högerpil.
form-odd = Ett udda antal rutor ({ $cells }) kan inte delas ut i par.
form-not-found = Inget bräde som går att vinna hittades. Pröva ett annat frö.
form-graded = Fröets första bräde på den nivån delas ut.
form-no-grade = Av 500 bräden har inget den nivån. Pröva en annan tyngdkraft, storlek eller nivå.
form-too-large = Bräden med en svårighetsgrad har högst 62 rutor per sida.
form-impossible = Inget bräde med dessa regler går att vinna.
play-pairs = Par
play-free = Linjer, fritt
play-polymer = Linjer, Polymer
play-netslide = Linjer, Netslide
edge-wall = vägg
edge-wrap = går runt
limit-clock = klockan, { $time }
limit-shifts = { $n ->
    [one] { $n } drag
   *[other] { $n } drag
}
limit-bombs = bomber
grade-any = vilken som helst
grade-expert = expert
grade-easy = lätt
grade-medium = medel
grade-hard = svår
grade-own = egen
gravity-none = ingen
gravity-down = nedåt
gravity-up = uppåt
gravity-left = åt vänster
gravity-right = åt höger
gravity-apart-h = isär, vänster och höger
gravity-apart-v = isär, upp och ned
gravity-together-h = ihop, från vänster och höger
gravity-together-v = ihop, uppifrån och nedifrån
turns-at-most = { $n ->
    [0] inga
   *[other] högst { $n }
}
turns-any = hur många som helst
ring-on = även runt brädet
ring-off = bara på brädet

### Öppna

open-title = Öppna
open-neither = Det är varken ett id eller ett sparat spel: id:n börjar med pairs: eller lines:, sparade spel med linkwork save.
open-bad-id = Det går inte att öppna: ”{ $why }”
open-bad-save = Det sparade spelet går inte att läsa: ”{ $why }”

### Skrivna kommandon

typed-empty = Skriv ett kommando, till exempel b3 f7; hjälpen visar alla.
typed-unknown = Det finns inget kommando { $word }. Hjälpen visar alla.
typed-no-cell = { $word } är ingen ruta. Skriv kolumnens bokstav och raden, till exempel b3.
typed-no-row = { $word } är ingen rad: skriv dess nummer, till exempel rad 3 höger.
typed-no-column = { $word } är ingen kolumn: skriv dess bokstav, till exempel kolumn c upp.
typed-no-row-way = { $word } är inget håll för en rad: skriv vänster eller höger, till exempel rad 3 höger.
typed-no-column-way = { $word } är inget håll för en kolumn: skriv upp eller ned, till exempel kolumn c upp.
typed-no-steps = { $word } är inget antal steg: skriv 1 eller mer, till exempel rad 3 höger 2.
typed-no-switch = { $word } är varken på eller av: skriv lampa på eller lampa av.
typed-no-shift = { $word } är ingen förskjutning: skriv rad 3 höger, kolumn c upp, eller R2,1 räknat från 0.
typed-short-link = { $word } behöver två rutor, till exempel { $word } b3 f7.
typed-short-row = { $word }: vilken rad, och åt vilket håll? Till exempel { $word } 3 höger.
typed-short-column = { $word }: vilken kolumn, och åt vilket håll? Till exempel { $word } c upp.
typed-short-row-way = Rad { $word }: åt vilket håll? Vänster eller höger, till exempel rad { $word } höger.
typed-short-column-way = Kolumn { $word }: åt vilket håll? Upp eller ned, till exempel kolumn { $word } upp.
typed-short-shift = { $word }: vilken rad eller kolumn, och hur långt? Till exempel { $word } R2,1 eller rad 3 höger.
typed-short-tap = { $word }: vilken ruta? Till exempel { $word } b3.
typed-short-take = { $word }: gruppen på vilken ruta? Till exempel { $word } b3.
typed-short-where = { $word }: vilket slag? Utseende eller nummer, till exempel { $word } A.
typed-short-open = { $word }: vilket id? Till exempel { $word } pairs:8x6,k12#tea/0.
typed-surplus = ”{ $word }” är ett ord för mycket; ingenting gjordes.

### Hjälp

help-title = Hjälp
help-lines = Linjer
help-groups = Rader och kolumner av linjebrickor skjuts; det som skjuts ut i ena änden kommer in i den andra. Brickor vars linjer möts bildar en grupp; en grupp utan lösa ändar är sluten.
help-free = Fritt: skjut som du vill.
help-polymer = Polymer: ta slutna grupper. En grupp av n brickor ger n gånger n poäng, och nya brickor fyller rutorna. Spelet slutar när tiden är ute, efter ett antal drag (det som då är slutet kan ännu tas), eller när en bomb har räknat ned till 0.
help-netslide = Netslide: gör alla brickor till ett slutet nät. Det som hör ihop med mitten lyser; raden och kolumnen genom mitten sitter fast; inget förenas tvärs över ett hinder.

### Faces of tiles

face-shape = { $shape } i { $colour } { $letters }
shape-circle = cirkel
shape-triangle = triangel
shape-square = kvadrat
shape-drop = droppe
shape-cross = kors
shape-star = stjärna
shape-diamond = romb
shape-heart = hjärta
shape-hexagon = sexhörning
shape-flower = blomma
shape-leaf = blad
colour-red = rött
colour-sky = himmelsblått
colour-gold = guld
colour-purple = lila
colour-green = grönt
colour-pink = rosa
colour-blue = blått
colour-orange = orange
