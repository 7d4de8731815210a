# Texter som bara sidan har.

### Sidan

skip = Hoppa till innehållet
nav = Sidor
settings = Inställningar
crash-title = Sidan har gått sönder
crash-text = Något gick fel som inte borde. Spelet sparades efter varje drag. Kopiera för säkerhets skull texten nedan: den är spelet, och kan klistras in under ”Öppna id eller sparat spel”.
crash-again = Ladda sidan igen
no-game-title = Inget sådant spel
no-game-home = Till första skärmen
keep-nowhere = Den här webbläsaren sparar ingenting åt sidan, kanske för att fönstret är privat: spelet är borta när sidan stängs.
keep-full = Spelet är inte sparat: det finns ingen plats kvar för sidan i webbläsaren. Frigör plats och spela vidare: varje drag försöker igen.
keep-closed = Spelet är inte sparat: webbläsaren har stängt sitt lager. Ladda sidan igen.
title-new = Nytt spel · Linkwork
title-help = Hjälp · Linkwork
title-settings = Inställningar · Linkwork
title-game = { $game } { $size } · Linkwork
page-copy = En kopia: en annan flik har det sparade spelet. Det du spelar här sparas bredvid.
home-lead = Två brickspel som går att spela direkt.
home-play = Spela
home-choose = Storlek och regler
home-pairs-text = Förena två lika brickor med en väg med högst två svängar, tills brädet är tomt.
home-lines-text = Skjut rader och kolumner tills linjerna möts och sluts.
home-others = Sparade spel
home-all = Visa alla { $n }
home-open-label = Ett id, ett sparat spel eller adressen till ett spel
home-bad = Det sparade spelet går inte att läsa: ”{ $why }”
home-bad-aside = Det sparade spelet gick inte att läsa och är lagt åt sidan: ”{ $why }”
form-presets = Vanliga storlekar
form-new-seed = Ett annat frö
form-call-off = Avbryt
form-looking = Söker ett bräde av den nivån.
settings-lang = Språk
settings-lang-system = Som webbläsaren
settings-theme = Färger
theme-system = Som systemet
theme-light = Ljusa
theme-dark = Mörka
theme-contrast = Hög kontrast
settings-motion = Rörelse
motion-system = Som systemet
motion-full = Full
motion-reduced = Mindre
settings-tiles = Brickor
tiles-shapes = Former och bokstäver
tiles-characters = Kinesiska tecken
tiles-pictures = Bilder
settings-light = Visa om ett parspel ännu kan vinnas
settings-missing = Det som valdes gick inte att hämta; sidan fortsätter som den var.
settings-kept = Inställningarna sparas i den här webbläsaren och gäller genast.
help-pairs-text = Två lika brickor försvinner om en väg över tomma rutor förenar dem. Vägen får ha två svängar, eller så många som spelet tillåter, och får gå runt brädet.
help-picture-joined = De här två går att förena: två svängar, runt brädet.
help-picture-refused = De här två går inte: varje väg kräver tre svängar.
help-picture-closed = En sluten grupp har inga lösa ändar; en öppen har det.
help-stuck-text = Om inget par går att förena sitter spelet fast men är inte förlorat: ångra eller blanda.
help-keys = Tangenter
help-key-arrows-text = gå över brädet
help-key-ends-text = till radens ändar; med Ctrl till första och sista rutan
help-key-enter-text = välj en bricka, sedan dess like; ta en sluten grupp
help-key-shift-text = med linjebrickor: skjut raden eller kolumnen
help-key-escape-text = släpp valet
help-key-hint-text = tips
help-key-shuffle-text = blanda
help-key-help-text = den här sidan
help-typed-page = Var och en av dessa kan skrivas: b3 f7, var A, tips, visa, lampa, blanda, ångra, gör om, omstart, paus, nytt, id, öppna och ett id. För linjer: rad 3 höger 2, kolumn c upp 1, ta b3, grupper.
help-licences = Licenser
help-licences-text = Linkwork är fri programvara under MIT eller Apache 2.0. Dess brickor med former och dess teckningar är fria för alla (CC0); bilderna av djur, frukter och saker är Twemoji, © Twitter, Inc. med flera, CC BY 4.0.
help-private = Inget du gör här lämnar den här webbläsaren.
way-free = Fritt
way-polymer = Polymer
way-netslide = Netslide

### The tables of the page

board = Spelplan
state = Hur spelet står
tools = Vad du kan göra
copy-tab = en kopia: en annan flik har det sparade spelet
light = Lampa
command = Kommandon
command-label = Kommando
command-pairs = a1 c3, tips, var A, hjälp
command-lines = rad 3 höger 2, kolumn c upp, hjälp
share = Kopiera resultatet
share-copied = Kopierat: resultatet och spelets adress.
share-failed = Den här webbläsaren låter inte sidor kopiera: { $text }
share-pairs = Linkwork, { $game }: { $time }, { $n } poäng. { $help }
share-lines = Linkwork, { $game }: { $time }, { $reached }. { $help }
game-title = { $game }, { $size }
cell-name = { $what }, rad { $row }, kolumn { $column }
wall = mur
empty = tomt
list-comma = {", "}
side-up = uppåt
side-right = åt höger
side-down = nedåt
side-left = åt vänster
line-sides = linje { $sides }
line-open = { $lines }, grupp { $group } med { $n ->
    [one] { $n } bricka
   *[other] { $n } brickor
}
line-closed = { $lines }, grupp { $group } med { $n ->
    [one] { $n } bricka
   *[other] { $n } brickor
}, sluten
line-lit = förenad med mitten
line-bomb = { $n ->
    [one] bomb, { $n } skjutning kvar
   *[other] bomb, { $n } skjutningar kvar
}
form-walls = Murar
form-walled = Ett bräde med murar får sitt id när det är utdelat.
walls-none = inga
walls-corners = hörn
walls-pillars = pelare
walls-gate = en port
walls-bars = balkar
