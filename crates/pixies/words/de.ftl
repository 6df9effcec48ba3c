title = Pixies
tagline = Sammle Waldwesen in einem Raster aus neun Feldern, wecke sie auf dem Waldboden und lass ihre Farben zusammenwachsen.
    .minutes = 20

## Spielmaterial

rule-PX-C1 = 70 Karten: 6 Joker, die alle vier Farben haben, und je 16 in Blau, Grün, Gelb und Rot. Eine Karte hat eine Nummer von 1 bis 9 und zeigt vielleicht Spiralen oder Kreuze. Eine besondere Spirale zählt einmal für jedes offene Pixie in der Farbe der Karte im selben Raster, die Karte selbst eingeschlossen.
    .mark = S
    .ruling = Die Kurzregel nennt die Karten nicht einzeln; Nummern, Farben und Symbole folgen dem veröffentlichten Kartensatz.
rule-PX-C2 = Flower Power bringt 14 zweifarbige Karten und erlaubt eine sechste Person. Manche zeigen ein Kreuz, das einmal für jedes offene Pixie einer genannten Farbe im selben Raster zählt, andere eine bis drei Spiralen für jedes Feld, auf dem nur eine verdeckte Karte liegt. Außerdem bringt mit Flower Power am Ende eines Durchgangs jedes Feld, auf dem nur eine verdeckte Karte liegt, 5 Punkte.
    .mark = S
    .ruling = Die Erweiterung steht nicht in der Kurzregel; ihre Karten und ihr Bonus folgen dem veröffentlichten Satz.

## Ablauf

rule-PX-1 = Eine Partie hat 3 Durchgänge zu je mehreren Runden. Wer den ersten Durchgang beginnt, entscheidet das Los.
    .mark = B, S
    .ruling = Die Kurzregel sagt nicht, wer beginnt; das Los ist gerecht für alle.
rule-PX-2 = Zu Beginn einer Runde werden so viele Karten aufgedeckt, wie Personen mitspielen. Zu zweit sind es immer 4.
    .mark = B
rule-PX-3 = Im Uhrzeigersinn nehmen alle je 1 offene Karte und legen sie sofort in ihr Raster. Zu zweit wird abwechselnd genommen, bis keine Karte mehr da ist.
    .mark = B
rule-PX-4 = Wer die letzte Karte einer Runde nahm, beginnt die nächste Runde und ebenso den nächsten Durchgang. Endet ein Durchgang zu zweit mit 2 offenen Karten, so beginnt, wer die zweite Karte dieser Runde nahm; die 2 offenen Karten werden wieder eingemischt.
    .mark = B, D
    .ruling = Endet ein Durchgang bei 2 offenen Karten, so ist die letzte genommene Karte die zweite der Runde; dieselbe Regel bestimmt also, wer beginnt.
rule-PX-5 = Alle haben ein Raster aus 3×3 Feldern, zeilenweise von links oben mit 1 bis 9 nummeriert. Auf einem Feld liegen höchstens 2 Karten, die untere verdeckt.
    .mark = B, S
    .ruling = Die Kurzregel zeichnet das Raster nicht; die Reihenfolge der Nummern folgt einer anderen öffentlichen Quelle.

## Anlegen

rule-PX-6 = Ist das Feld der Kartennummer leer, muss die Karte offen dorthin.
    .mark = B
rule-PX-7 = Liegt auf dem Feld der Kartennummer ein einzelnes offenes Pixie, wählst du: Entweder die alte oder die neue Karte wird umgedreht und liegt als Waldboden unten, die andere offen darauf.
    .mark = B
rule-PX-8 = Liegt auf dem Feld der Kartennummer nur eine verdeckte Karte, kommt die neue offen darauf.
    .mark = B
rule-PX-9 = Liegen auf dem Feld der Kartennummer schon zwei Karten, kommt die neue verdeckt auf ein beliebiges leeres Feld.
    .mark = B, D
    .ruling = Ein leeres Feld gibt es immer: Ein Durchgang endet, bevor jemand mit vollem Raster noch eine Karte nehmen müsste.
rule-PX-10 = Verdeckte Karten sind Waldboden: Ihre Farben, Nummern und Symbole zählen nicht. Alle haben sie gesehen, also dürfen alle sie wieder ansehen.
    .mark = B, D
    .ruling = Jede Karte lag offen in der Mitte, bevor sie umgedreht wurde; darum zeigt das Programm auf Wunsch, was verdeckt liegt.

## Ende eines Durchgangs

rule-PX-11 = Hat jemand auf allen 9 Feldern mindestens eine Karte, endet der Durchgang nach der laufenden Runde; so haben alle gleich oft gelegt. Zu zweit endet er auch, wenn noch 2 Karten offen liegen und bis dahin ein Raster voll ist.
    .mark = B, D
    .ruling = Bei 2 offenen Karten haben beide gleich oft gelegt, genau wie am Ende einer Runde.
rule-PX-12 = Sind am Ende einer Runde weniger Karten im Stapel, als die nächste Auslage braucht, endet der Durchgang. Eine Auslage wird immer ganz aufgedeckt.
    .mark = S, D, R
    .ruling = Mit den veröffentlichten Karten nur zu fünft oder sechst erreichbar; zu zweit mit einem kleineren Stapel gelten uns die 4 Karten der Auslage als Maß. Eine unvollständige Auslage ließe jemanden ohne Karte; darum wird der Mangel vor dem Aufdecken bemerkt, und die letzte Runde ist immer vollständig.
rule-PX-13 = Nach der Wertung eines Durchgangs werden alle Karten wieder zusammengemischt.
    .mark = B

## Wertung eines Durchgangs

rule-PX-14 = Ein Pixie auf Waldboden bringt so viele Punkte wie seine Nummer.
    .mark = B
rule-PX-15 = Jede offene Karte zählt ihre Symbole, ob auf Waldboden oder nicht: 1 Punkt je Spirale, minus 1 Punkt je Kreuz. Besondere Spiralen und Kreuze zählen so oft, wie ihre Bedingung erfüllt ist.
    .mark = B
rule-PX-16 = Die größte Gruppe Kante an Kante zusammenhängender offener Pixies einer Farbe bringt im Durchgang 1, 2 oder 3 je Karte 2, 3 oder 4 Punkte, ob auf Waldboden oder nicht. Joker und zweifarbige Karten gehören zu jeder ihrer Farben. Eine Gruppe hat mindestens zwei Pixies. Von mehreren größten Gruppen zählt eine.
    .mark = B, D, R
    .ruling = Die Kurzregel spricht von einer größten Gruppe zusammenhängender Pixies und sagt nicht, ob ein einzelnes eine ist. Wir legen fest: nein, es hängt mit keinem zusammen.
rule-PX-17 = Für besondere Spiralen und Kreuze zählt ein Joker als jede Farbe, eine zweifarbige Karte als ihre beiden Farben.
    .mark = R
    .ruling = Die Kurzregel lässt Joker in Farbgruppen zu und sagt nichts zu besonderen Symbolen. Wir legen fest: Eine Karte hat ihre Farben überall, wo Farben gezählt werden.
rule-PX-18 = Nach 3 Durchgängen gewinnt, wer die meisten Punkte hat. Bei Gleichstand an der Spitze wird der Sieg geteilt.
    .mark = B, D
    .ruling = Die Kurzregel nennt nichts, was einen Gleichstand bricht.

## Optionen

option-flower_power = Flower Power
    .help = Bringt 14 zweifarbige Karten; blanker Waldboden gibt 5 Punkte; bis zu sechs können mitspielen.

# Die Teile einer Wertung, je Durchgang und für den Wertungsbogen.
part-validated = Auf Waldboden
part-spirals = Spiralen
part-crosses = Kreuze
part-colour_group = Farbgruppe
part-face_down = Blanker Waldboden
part-r1_validated = Durchgang 1: auf Waldboden
part-r1_spirals = Durchgang 1: Spiralen
part-r1_crosses = Durchgang 1: Kreuze
part-r1_colour_group = Durchgang 1: Farbgruppe
part-r1_face_down = Durchgang 1: blanker Waldboden
part-r2_validated = Durchgang 2: auf Waldboden
part-r2_spirals = Durchgang 2: Spiralen
part-r2_crosses = Durchgang 2: Kreuze
part-r2_colour_group = Durchgang 2: Farbgruppe
part-r2_face_down = Durchgang 2: blanker Waldboden
part-r3_validated = Durchgang 3: auf Waldboden
part-r3_spirals = Durchgang 3: Spiralen
part-r3_crosses = Durchgang 3: Kreuze
part-r3_colour_group = Durchgang 3: Farbgruppe
part-r3_face_down = Durchgang 3: blanker Waldboden

# Karten, wie sie in Sätzen heißen.
name-card = die { $colour }e { $number }
name-card-two = die { $first }-{ $second }e { $number }
name-card-joker = die Joker-{ $number }
name-card-with = { $card } mit { $symbols }
name-spirals = { $count ->
    [1] einer Spirale
    [2] zwei Spiralen
    [3] drei Spiralen
    [4] vier Spiralen
    [5] fünf Spiralen
    [6] sechs Spiralen
    [7] sieben Spiralen
   *[other] { $count } Spiralen
 }
name-crosses = { $count ->
    [1] einem Kreuz
    [2] zwei Kreuzen
    [3] drei Kreuzen
    [4] vier Kreuzen
    [5] fünf Kreuzen
   *[other] { $count } Kreuzen
 }
name-spiral-each = einer Spirale für jedes { $colour }e Pixie
name-cross-each = einem Kreuz für jedes { $colour }e Pixie
name-floor-spirals = { $count ->
    [1] einer Spirale
    [2] zwei Spiralen
   *[3] drei Spiralen
 } für jeden blanken Waldboden

# Der Verlauf.
log-laid = { $who } legt { $card } auf Feld { $space }.
log-laid-on-floor = { $who } legt { $card } auf Feld { $space }, auf Waldboden ({ $beneath }).
log-laid-over = { $who } legt { $card } auf Feld { $space }, über { $beneath }, die zu Waldboden wird.
log-laid-under = { $who } schiebt { $card } als Waldboden unter { $above } auf Feld { $space }.
log-laid-as-floor = { $who } legt { $card } verdeckt auf Feld { $space }, als Waldboden.
log-turned-up = { $who } beginnt. Aufgedeckt: { $cards }.
log-round-ended = Durchgang { $round } endet: Bei { $who } sind alle neun Felder belegt. { $scores }
log-round-ended-deck = Durchgang { $round } endet: Der Stapel ist aufgebraucht. { $scores }
log-round-score = { $who } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, insgesamt { $total }
log-round-began = Durchgang { $round } beginnt; { $who } fängt an.
log-game-ended = { $count ->
    [one] { $who } gewinnt.
   *[other] Der Sieg wird geteilt: { $who }.
 }

# Züge.
move-lay = { $card } auf das leere Feld { $space }
move-on-floor = { $card } auf den Waldboden von Feld { $space }
move-over = { $card } über { $beneath }, die auf Feld { $space } verdeckt wird
move-under = { $card } verdeckt unter { $above } auf Feld { $space }
move-as-floor = { $card } verdeckt auf das leere Feld { $space }

# Züge durch Handgriffe.
step-take = { $card } nehmen
step-space = offen auf Feld { $space }
step-floor = verdeckt auf Feld { $space }
step-over = Offen auf das Pixie von Feld { $space }
step-under = Verdeckt unter das Pixie von Feld { $space }

# Was gefragt ist, nach der Art dessen, worauf man zuerst oder als Nächstes zeigt.
ask-card = Nimm eine der Karten aus der Mitte.
ask-space-next = Wähle das Feld, auf dem sie Waldboden wird.
ask-act-next = Wähle, welche der beiden Karten oben liegt.

# Was ein Zug bewirkt.
effect-points = { $before } → { $after } Punkte in diesem Durchgang

# Warum ein Zug gut oder schlecht ist.
reason-validates = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } auf Waldboden
reason-spirals = Spiralen bringen { $points }
reason-fewer-spirals = kostet { $points ->
    [one] { $points } Spirale
   *[other] { $points } Spiralen
 }
reason-crosses = Kreuze kosten { $points }
reason-fewer-crosses = wird { $points ->
    [one] { $points } Kreuz
   *[other] { $points } Kreuze
 } los
reason-group = die größte Gruppe wächst auf { $size }: { $points } Punkte
reason-smaller-group = die größte Gruppe schrumpft auf { $size }: minus { $points }
reason-floor = Waldboden bringt { $points }
reason-less-floor = bedeckt Waldboden: minus { $points }
reason-hope = { $cards ->
    [0] keine andere { $number } ist übrig, die ihr zu Waldboden verhilft
    [one] noch { $cards } Karte mit der { $number } ist übrig, die ihr zu Waldboden verhelfen kann
   *[other] noch { $cards } Karten mit der { $number } sind übrig, die ihr zu Waldboden verhelfen können
 }
reason-quiet = ändert vorerst keine Punkte; { $empty ->
    [one] ein Feld bleibt leer
   *[other] { $empty } Felder bleiben leer
 }
reason-ends-round = füllt das Raster: Durchgang { $round } endet
reason-denies = nimmt die Karte { $who } weg, dort wäre sie etwa { $points } wert

# Abgelehnte Züge.
refused-not-open = { $card } liegt nicht offen in der Mitte.
refused-space-empty = Feld { $space } ist leer: { $card } kommt offen dorthin, also einfach „{ $card }“.
refused-space-floor = Feld { $space } ist Waldboden: { $card } kommt offen darauf, also einfach „{ $card }“.
refused-over-or-under = Auf Feld { $space } liegt ein Pixie: Sag, welche Karte oben liegt, „{ $card } over“ oder „{ $card } under“.
refused-needs-space = Auf Feld { $space } liegen schon zwei Karten: Nenne ein leeres Feld für { $card }, zum Beispiel „{ $card } @1“.
refused-space-taken = Feld { $space } ist nicht leer; { $card } kann nur auf ein leeres Feld verdeckt gelegt werden.

# Fehler am Tisch, in Kartendateien, Stellungen und Wertungsbögen.
fault-players = Pixies ist für 2 bis { $most } Personen, nicht für { $seats }. Die sechste braucht Flower Power.
fault-deck-name = Einen Stapel „{ $name }“ gibt es nicht; schreibe „deck base“ oder „deck flower_power“.
fault-card-outside = Diese Karte steht vor der ersten Zeile „deck base“.
fault-card-again = { $card } wurde schon in Zeile { $line } genannt; jede Karte braucht ihre eigene Kennung.
fault-card-id = „{ $word }“ ist keine Kennung einer Karte: bis zu 8 Großbuchstaben, Ziffern, + - *, am Anfang ein Buchstabe.
fault-card-colours = „{ $word }“ nennt keine Farben: Buchstaben aus B G Y R in dieser Reihenfolge, jeder einmal.
fault-card-number = „{ $word }“ ist keine Nummer von 1 bis 9.
fault-card-symbol = „{ $word }“ ist kein Symbol oder steht hier doppelt: +N oder -N (1 bis 9), +own, -each:B, +floor:K (1 bis 3).
fault-card-own = „+own“ braucht eine einfarbige Karte, nicht „{ $word }“.
fault-deck-large = { $cards } Karten sind zu viele: höchstens { $most }.
fault-deck-small = { $cards ->
    [one] { $cards } Karte ist zu wenig
   *[other] { $cards } Karten sind zu wenig
 } für den Grundstapel: mindestens { $fewest }.
fault-rounds = { $rounds } Durchgänge können nicht zu Ende sein: Eine Partie hat 3.
fault-part = Der Teil „{ $part }“ kann im Durchgang { $round } nicht diesen Wert haben.
fault-for-each-seat = Hier werden { $seats } Einträge gebraucht, einer je Platz; es sind { $entries }.
fault-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
fault-turn-when-over = Alle Durchgänge sind zu Ende: Niemand ist am Zug.
fault-turn-missing = Jemand muss am Zug sein.
fault-display = { $cards } offene Karten sind nicht möglich: 1 bis { $most }.
fault-display-when-over = Alle Durchgänge sind zu Ende: Keine Karte liegt offen.
fault-unknown-card = Eine Karte { $card } gibt es in diesem Stapel nicht.
fault-flower-card = { $card } gehört zu Flower Power; schalte die Option ein, um damit zu spielen.
fault-card-twice = { $card } liegt an zwei Stellen; es gibt sie nur einmal.
fault-grid-size = Ein Raster hat 9 Felder; hier sind { $spaces }.
fault-space = Feld { $space }: { $what }
fault-cell = „{ $text }“ ist nicht zu verstehen. Schreibe „.“, „B4“, „_“ oder „B4/_“.
fault-wrong-space = { $card } kann hier nicht offen liegen, ihr Feld ist { $number }.
fault-floor-unknown = Eine Stellung nennt ihre verdeckten Karten, zum Beispiel „_B4“.
fault-floor-at-home = { $card } läge hier offen, denn nichts liegt darauf.
fault-floor-abroad = { $card } liegt hier nur dann verdeckt, wenn auf Feld { $number } zwei Karten liegen.
fault-card-counts = { $seat } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 } gelegt; das passt nicht zu den anderen und den offenen Karten.
fault-last = Auf Feld { $space } kann nicht zuletzt gelegt worden sein: Dort liegt nichts.
fault-not-ended = Der letzte Durchgang kann nicht zu Ende sein: Kein Raster ist voll, und der Stapel reicht.
fault-last-round = Die Punkte des letzten Durchgangs sind nicht die des Rasters; es gibt { $points }.
fault-ended = Das Raster von { $seat } ist voll; der Durchgang endete also vorher.
fault-sheet-empty = Es gibt kein Raster zu werten. Schreibe einen Namen mit Doppelpunkt, dann drei Zeilen mit je drei Feldern.
fault-sheet-round = Schreibe „round 1“, „round 2“ oder „round 3“.
fault-sheet-round-again = Durchgang { $round } wurde schon eingegeben.
fault-sheet-players = Jeder Durchgang muss dieselben Personen in derselben Reihenfolge nennen.
fault-sheet-name = In einem Durchgang gibt es zwei Raster für „{ $name }“.
fault-sheet-row = Eine Zeile hat 3 Felder (oder alle 9); hier sind { $spaces }. Schreibe „.“ für ein leeres Feld.

# Wie die Punkte eines Wertungsbogens zustande kommen.
sheet-validated = { $terms }
sheet-spirals = { $terms }
sheet-crosses = minus ({ $terms })
sheet-group = { $size } { $colour } × { $factor }
sheet-no-group = keine zwei einer Farbe nebeneinander
sheet-face-down = { $spaces } × { $factor }

# Was in der Schachtel ist.
inventory-base = Grundstapel: { $cards } Karten, davon { $jokers } Joker
inventory-colour = { $colour }: { $cards } Karten nur in dieser Farbe
inventory-numbers = Karten der Nummern 1 bis 9: { $counts }
inventory-symbols = gedruckte Spiralen: { $spirals }, gedruckte Kreuze: { $crosses }, besondere Symbole: { $special }
inventory-flower = Flower Power: { $cards } Karten
inventory-source = Nummern, Farben und Symbole folgen dem veröffentlichten Kartensatz.

# Texte in Bildern.
label-player = { $who }
label-blue = blau
label-green = grün
label-yellow = gelb
label-red = rot
label-title = Pixies, Durchgang { $round }
label-headline = Durchgang { $round } · { $deck } im Stapel
label-over = Die Partie ist zu Ende · die meisten Punkte: { $who }
label-seat = Spieler { $number }
label-round = Durchgang { $round }
label-total = Summe
label-space = Feld { $space }: { $holds }
label-empty = leer
label-face-down = { $card } verdeckt
label-open-card = { $card } nehmen
label-inventory = Alle Karten

# Was in vielen Partien gemessen wird.
metric-best-round = Bester Durchgang
    .help = die meisten Punkte, die jemand in einem Durchgang machte
metric-margin = Vorsprung
    .help = um wie viele Punkte am Ende der Erste vor dem Zweiten lag
