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
repeated = ställningen har förekommit
copy = en kopia: en annan terminal har det sparade spelet
part-cols = Kolumn { $first }–{ $last } av a–{ $all }.
part-rows = Rad { $first }–{ $last } av 1–{ $all }.
too-small = Terminalen är för liten för ett bräde. Gör den större.

undo = Ångra
redo = Gör om
shuffle = Blanda
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
nothing-to-undo = Det finns inget att ångra.
nothing-to-redo = Det finns inget att göra om.
cell-tile = { $cell }: { $tile }
cell-empty = { $cell } är tom.
cell-wall = { $cell } är en vägg.
where-cells = { $tile }: { $cells }
where-none = Ingen bricka { $tile } på brädet.
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
refused-impossible = Ingen blandning av brickorna går att vinna.
refused-not-found = Ingen blandning som går att vinna hittades.

### Vunnet, fast, paus

won-title = Vunnet!
won-time = Tid { $time }
won-score = Poäng { $n }
won-alone = Utan att ångra eller blanda.
won-assisted = Med hjälp: ångrat eller blandat.
stuck-title = Du har kört fast
stuck-text = Inga möjliga drag nu. Inget är förlorat: ångra, blanda eller starta om.
paused-title = Paus
paused-text = Klockan står stilla och brädet är dolt.

### Hem

home-go-on = Fortsätt
home-previous = Förra spelet
home-older = { $n ->
    [one] Ett äldre spel ligger i { $dir }; linkwork open spelar det.
   *[other] { $n } äldre spel ligger i { $dir }; linkwork open spelar dem.
}
home-copy = Kopia { $n }
home-new = Nytt spel
home-open = Öppna ett id eller ett sparat spel
home-entry = { $title }: { $line }
home-line = { $size }, { $tiles }, { $time }
home-hint = Piltangenter och Enter, eller ett klick.
save-bad = { $file }: { $why }
save-bad-kept = Det sparade spelet lämnas som det är. Börjar du ett annat spel läggs det undan.
save-failed = Inte sparat: { $why }
kept-previous = Föregående spel finns kvar: ”Förra spelet” på första skärmen.

### Nytt spel

form-title = Nytt spel
form-size = Storlek
form-kinds = Slag
form-gravity = Tyngdkraft
form-turns = Svängar
form-ring = Ring
form-seed = Frö
form-id = Id: { $id }
form-deal = Dela ut
form-back = Tillbaka
form-hint = Upp och ned: rad. Vänster och höger: värde. Storlek, slag och frö kan skrivas in.
form-kept = Spelet på bordet sparas som förra spelet.
form-winnable = Varje utdelat bräde går att vinna.
form-bad-size = Storlek: kolumner x rader, var och en 1 till 255, till exempel 18x8.
form-bad-kinds = Slag: ett tal från 1 till { $most }.
form-too-many-kinds = Här högst { $pairs } slag: vart och ett behöver ett eget par.
form-bad-seed = Frö: 1 till 32 av a–z och 0–9.
form-odd = Ett udda antal rutor ({ $cells }) kan inte delas ut i par.
form-not-found = Inget bräde som går att vinna hittades. Pröva ett annat frö.
form-impossible = Inget bräde med dessa regler går att vinna.
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
open-hint = Skriv eller klistra in ett spel-id eller ett helt sparat spel och tryck på Enter.
open-lines = { $n ->
    [one] { $n } rad
   *[other] { $n } rader
}

### Skrivna kommandon

typed-empty = Skriv ett kommando, till exempel b3 f7; hjälpen visar alla.
typed-unknown = Det finns inget kommando { $word }. Hjälpen visar alla.
typed-no-cell = { $word } är ingen ruta. Skriv kolumnens bokstav och raden, till exempel b3.
typed-short = { $word } behöver fler ord. Hjälpen visar hur.

### Hjälp

help-title = Hjälp
help-rules = Två lika brickor försvinner om en väg förenar dem över tomma rutor med högst två svängar (eller så många som spelet tillåter). Den får gå runt brädet, genom ringen. Töm brädet.
help-move = flytta markören; även piltangenter
help-leap = till nästa bricka; även piltangenter med Skift
help-edge = till radens och kolumnens ändar
help-corner = till första och sista rutan
help-alike = till nästa lika bricka, till den föregående
help-choose = välj en bricka, sedan dess maka
help-drop = släpp valet
help-undo = ångra, gör om: utan gräns
help-shuffle = blanda; brädet går sedan att vinna
help-new = nytt spel, eller öppna ett id
help-restart = starta om
help-pause = paus; döljer brädet
help-command = skriv ett kommando
help-help = denna hjälp; lämna spelet
help-marks = Märken
help-mark-cursor = markör
help-mark-chosen = vald bricka
help-mark-both = båda
help-typed = Kommandon
help-typed-link = förena b3 och f7: kolumnens bokstav, rad från 1
help-typed-zero = samma med rad,kolumn räknade från 0
help-typed-choose = välj b3
help-typed-where = nämn rutorna för ett slag, efter utseende eller nummer
help-typed-id = visa spelets id; öppna ett annat
help-typed-words = Även { $words }.
help-mouse = Mus: klicka på en bricka, sedan på dess maka. Orden längst ned är knappar.
help-saved = Sparas efter varje handling i { $dir }
help-back = Esc: tillbaka. Piltangenter: rulla.

### Utanför skärmen

needs-terminal = linkwork play behöver en terminal för in- och utdata; för program finns linkwork session.
no-file-no-id = { $file }: ingen sådan fil, och inte heller något id.
bye-saved = Spelet är sparat; linkwork play fortsätter det.
bye-won = Vunnet: tid { $time }, poäng { $n }.
