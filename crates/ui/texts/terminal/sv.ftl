# The texts of the terminal alone.

### Bordet

part-cols = Kolumn { $first }–{ $last } av a–{ $all }.
part-rows = Rad { $first }–{ $last } av 1–{ $all }.
too-small = Terminalen är för liten för ett bräde. Gör den större.

### Vad som hände

nothing-alike = Ingen annan bricka är lik den här.
nothing-closed = Ingen grupp är sluten.
no-other-closed = Ingen annan grupp är sluten.
nothing-chosen = Ingenting är valt.
key-unknown = { $key } gör ingenting här; ? visar tangenterna.

### Vunnet, fast, paus

best = Bäst hittills: { $reached }, { $other }
best-new = Nytt rekord!

### Hem

home-previous = Förra spelet
home-older = { $n ->
    [one] Ett äldre spel ligger i { $dir }; linkwork open spelar det.
   *[other] { $n } äldre spel ligger i { $dir }; linkwork open spelar dem.
}
home-copy = Kopia { $n }
home-new = Nytt spel: { $game }
home-entry = { $title }: { $line }
home-hint = Piltangenter och Enter, eller ett klick.
kept-previous = Föregående spel finns kvar: ”Förra spelet” på första skärmen.

### Nytt spel

form-back = Tillbaka
form-hint = Upp och ned: rad. Vänster och höger: värde. Storlek, antal och frö kan skrivas in.
form-kept = Spelet på bordet sparas som förra spelet.
form-bad-barriers = Hinder: andelen hinder ska vara 0 till 1, med högst tre decimaler.
form-dealing = Söker ett bräde på den nivån. Esc avbryter.

### Öppna

open-hint = Skriv eller klistra in ett spel-id eller ett helt sparat spel och tryck på Enter.
open-lines = { $n ->
    [one] { $n } rad
   *[other] { $n } rader
}

### Hjälp

help-rules = Två lika brickor försvinner om en väg förenar dem över tomma rutor med högst två svängar (eller så många som spelet tillåter). Den får gå runt brädet, genom ringen. Töm brädet.
help-move = flytta markören; även piltangenter
help-leap = till nästa bricka; även piltangenter med Skift
help-shift = med linjebrickor: skjut markörens rad eller kolumn
help-edge = till radens och kolumnens ändar
help-corner = till första och sista rutan
help-alike = till nästa lika bricka eller slutna grupp, till den föregående
help-choose = välj en bricka, sedan dess maka; ta en sluten grupp
help-drop = släpp valet; se brädet bakom resultatet, som Enter visar igen
help-undo = ångra, gör om: utan gräns
help-shuffle = blanda; brädet går sedan att vinna
help-hint = tips: ett par efter vilket spelet ännu går att vinna, en gång till för nästa; i Netslide nästa steg
help-show = visa hur ett parspel går att vinna, härifrån eller från det sista draget där det gick; Enter eller blanksteg: nästa par, Esc: sluta
help-light = visa eller dölj på översta raden om ett parspel ännu går att vinna
help-find = visa bricka för bricka hur grupperna på ett fritt bräde hittas; Esc avbryter
help-new = nytt spel, eller öppna ett id
help-restart = starta om
help-pause = paus; döljer brädet
help-command = skriv ett kommando
help-help = denna hjälp; lämna spelet
help-marks = Märken
help-mark-cursor = markör
help-mark-chosen = vald bricka
help-mark-both = båda
help-mark-hint = en bricka som ett tips nämner; bara till höger vid markören eller den valda brickan
help-mark-closed = linjer i en sluten grupp, eller i den som lyser
help-mark-lit = hör ihop med mitten (Netslide)
help-mark-pinned = en rad eller kolumn som sitter fast
help-mark-barrier = ett hinder
help-mark-round = vid denna kant går linjer runt
help-mark-bomb = en bomb som smäller efter så många drag
help-typed = Kommandon
help-typed-link = förena b3 och f7: kolumnens bokstav, rad från 1
help-typed-zero = samma med rad,kolumn räknade från 0
help-typed-choose = välj b3
help-typed-where = nämn rutorna för ett slag, efter utseende eller nummer
help-typed-row = skjut rad 3 ett steg åt höger
help-typed-column = skjut kolumn c två steg uppåt
help-typed-lane = samma två, räknade från 0: åt höger och nedåt är positivt
help-typed-take = ta den slutna gruppen på b3
help-typed-id = visa spelets id; öppna ett annat
help-typed-light = visa på översta raden om spelet ännu går att vinna, eller inte
help-typed-find = visa hur grupperna på ett fritt bräde hittas
help-typed-own = Alla går också att skriva på svenska: rad 3 höger 1, kolumn c upp 2, rad 1 vänster, kolumn a ned, ta b3, förena b3 f7, var A, öppna ID, ångra, gör om, blanda, tips, visa, lampa på, lampa av, grupper, omstart, nytt, paus, hjälp, lämna.
help-typed-words = Även { $words }.
help-mouse = Mus: klicka på en bricka, sedan på dess maka. Dra en rad eller kolumn av linjebrickor så långt du vill, eller klicka på en pil vid kanten; ett klick tar en sluten grupp. Orden längst ned är knappar.
help-saved = Sparas efter varje handling i { $dir }
help-back = Esc: tillbaka. Piltangenter: rulla.

### Utanför skärmen

needs-terminal = linkwork play behöver en terminal för in- och utdata; för program finns linkwork session.
no-file-no-id = { $file }: ingen sådan fil, och inte heller något id.
bye-saved = Spelet är sparat; linkwork play fortsätter det.
bye-won = Vunnet: tid { $time }, poäng { $n }.
bye-solved = Löst: tid { $time }, { $n } steg.
bye-over = { $why }: { $points }.
stray-beside-id = { $flag } går inte ihop med ett id: ett spel med id delas ut som dess id säger.
stray-pairs = { $flag } är för parspel: utelämna --play.
stray-lines = { $flag } är för linjespel: den går ihop med --play netslide, polymer eller free.
stray-way = { $flag } går bara ihop med --play { $way }.
no-place = Det finns ingen plats för det sparade spelet (”{ $why }”); --save-dir anger en.
bad-place = Spelen kan inte sparas i { $dir }: ”{ $why }”
