title = Auf krummen Pfaden
tagline = Zu zweit ein Netz aus Kurven: Nord nach Süd gegen Ost nach West.
    .minutes = 15

## Spielmaterial

rule-KP-C1 = Es gibt zwei Sorten Karten: Doppelkurvenkarten mit zwei Kurven auf jeder ihrer beiden Seiten und einseitig bedruckte Dreikurvenkarten. Für einen Rahmen von n mal n Plätzen sind es je n²; beim üblichen 5 mal 5 also 25 und 25.
    .mark = B
rule-KP-C2 = Eine Kurve ist ein Viertelkreis Gleis zwischen den Mitten zweier benachbarter Kanten: NO, SO, SW oder NW. Zwei verschiedene Kurven ergeben zwei Arten von Seiten: Gegenüberliegende Kurven (NO und SW oder NW und SO) nutzen alle vier Kanten; Kurven mit gemeinsamer Kante (z. B. NO und SO) lassen die Kante gegenüber leer. Jede Doppelkurvenkarte hat je eine solche Seite, sie lässt sich also auf 6 Arten legen.
    .mark = R
    .ruling = Die Abbildungen der Karten fehlen. Die Anleitung spricht von Kanten ohne Schiene und von zwei verschiedenen Seiten, und die Geometrie lässt genau diese beiden zu.
rule-KP-C3 = Eine Dreikurvenkarte zeigt drei der vier Kurven, hat also an allen vier Kanten Gleis; sie lässt sich auf 4 Arten legen, benannt nach der fehlenden Kurve.
    .mark = R
    .ruling = Folgt aus der Geometrie der Kurven: Nur welche der vier fehlt, kann sich unterscheiden.
rule-KP-C4 = Der Rahmen hat 3 bis 7 Spalten und ebenso viele Zeilen, 5, wenn die Option nichts anderes sagt, und von jeder Sorte gibt es so viele Karten wie Plätze.
    .mark = R
    .ruling = Das gedruckte Spiel kennt nur 5 mal 5; andere Größen ergeben nach denselben Regeln kürzere und längere Partien.

## Seiten und Züge

rule-KP-1 = Eine Person verbindet Nord mit Süd, die andere Ost mit West. Platz 0 ist Nord–Süd und legt die erste Karte.
    .mark = B, R
    .ruling = Wer beginnt, lässt die Anleitung offen; ein fester Platz hält Aufzeichnungen einfach, und die Plätze lassen sich tauschen.
rule-KP-2 = Es wird abwechselnd je eine Karte gelegt. Niemand setzt aus; nur eine Ansage nach KP-17 ändert das.
    .mark = B

## Erste Phase: legen

rule-KP-3 = Die erste Karte liegt irgendwo. Jede weitere Doppelkurvenkarte muss eine ausliegende Karte an einer Kante oder an einer Ecke berühren.
    .mark = B
rule-KP-4 = Wer legt, wählt Seite und Ausrichtung der Karte. Kanten müssen nicht passen: Eine leere Kante darf an einer Schiene liegen.
    .mark = B, R
    .ruling = Die Wahl der Seite nennt die Anleitung, das Drehen nicht; die Karten haben aber kein Oben.
rule-KP-5 = Alle Karten zusammen reichen nie über mehr als n Spalten oder n Zeilen. Bis sie das tun, schwebt der Rahmen: Er kann noch weiter im Norden, Süden, Osten oder Westen zu liegen kommen. Nord und Süd können erst verbunden sein, wenn n Zeilen belegt sind, Ost und West erst bei n Spalten; die andere Richtung spielt dafür keine Rolle. Vorher gilt die ausliegende Fläche nie als der ganze Rahmen.
    .mark = B, D
rule-KP-6 = In der ersten Phase wird keine Karte überdeckt oder bewegt.
    .mark = D
rule-KP-7 = Wer beide Seiten verbunden hat, bevor Karte n² liegt, hat sofort gewonnen, gleich wer die Karte gelegt hat; eine Ansage braucht es nicht. Verbindet eine Karte beide, gewinnt, wer sie nicht gelegt hat.
    .mark = B, D, R
    .ruling = In der ersten Phase kann nichts eine Verbindung unterbrechen, sie zählt also sofort. Verbindet eine Karte beide, gilt die Reihenfolge von KP-12.
rule-KP-8 = Eine Verbindung, die erst durch Karte n² entsteht, gewinnt nicht sofort; für sie gilt KP-12 wie in der zweiten Phase.
    .mark = R
    .ruling = Den sofortigen Sieg gibt die Anleitung nur vor dieser Karte, und mit ihr beginnt das Überdecken.

## Zweite Phase: überdecken

rule-KP-9 = In der zweiten Phase wird je eine Dreikurvenkarte auf eine beliebige Doppelkurvenkarte gelegt, in beliebiger Ausrichtung, was immer darunter liegt. Jeder Platz wird höchstens einmal überdeckt. Wer Karte n² nicht gelegt hat, eröffnet die Phase: Platz 1 bei ungerader Größe, Platz 0 bei gerader. Eine Partie hat höchstens 2·n² Züge.
    .mark = B, D
rule-KP-10 = Wer eine eigene Verbindung hergestellt hat, zeigt sie. Bei automatischer Ansage tut das Programm es für jede Verbindung. Bei Ansage von Hand geschieht es mit dem Zug, auch mit Karte n² und mit der letzten Karte; eine Ansage gilt für alle eigenen Verbindungen, die dann stehen. Sie darf einen Zug später kommen, und die Verbindung muss dann bis zum nächsten eigenen Zug stehen. Eine Ansage ohne Verbindung wird abgelehnt. Was nicht angesagt ist, gewinnt nicht, außer die letzte Karte der anderen Person gehört zu einer Strecke davon.
    .mark = B, R
    .ruling = Verbindungen sind laut Anleitung zu zeigen; vom Vergessen sagt sie nichts. Die automatische Ansage ist für das entspannte Spiel, die von Hand belohnt ein scharfes Auge.
rule-KP-11 = Die andere Person hat genau einen Zug, um eine angesagte Verbindung zu unterbrechen.
    .mark = B
rule-KP-12 = Es gewinnt, wer zu Beginn des eigenen Zuges eine Verbindung der eigenen Seiten hat, die im vorigen Zug angesagt wurde oder die die andere Person gelegt hat. Eine Karte, die beide verbindet, gewinnt also für die Person, die sie nicht gelegt hat.
    .mark = B, D
rule-KP-13 = Nach der letzten Karte wird zuerst geprüft, wer nun am Zug wäre (KP-12), dann, wer die letzte Karte gelegt hat, denn diese Verbindung kann niemand mehr unterbrechen. Sonst endet die Partie unentschieden, außer die Option schließt das aus.
    .mark = B, R
    .ruling = Von Verbindungen durch die allerletzte Karte spricht die Anleitung nicht; die Reihenfolge ist die der Züge.

## Was eine Verbindung ist

rule-KP-14 = Eine Verbindung muss von einem Zug in einer Richtung befahrbar sein, von einer Seite zur anderen. An der Mitte einer Kante fährt er in die Nachbarkarte weiter; nie wendet er im spitzen Winkel in derselben Karte. Eine Karte darf er zweimal benutzen.
    .mark = B, D
rule-KP-15 = Eine Verbindung beginnt an einem Gleis an der Außenkante einer Seite und endet an einem Gleis an der Außenkante der Seite gegenüber. Sie hat immer eine gerade Zahl von Kurven; bei 5 mal 5 hat die kürzeste 10.
    .mark = D
rule-KP-16 = Man kann mehrere Verbindungen zugleich haben; alle müssen unterbrochen werden.
    .mark = B

## Ohne Unentschieden

rule-KP-17 = Nur mit der Option ohne Unentschieden und nur in der zweiten Phase: Zu Beginn des eigenen Zuges darf man statt zu legen ansagen, dass niemand mehr eine Verbindung erreichen kann. Die andere Person legt dann allein weiter, so viele Dreikurvenkarten sie möchte, und darf aufhören.
    .mark = B, R
    .ruling = In der ersten Phase wäre die Ansage sinnlos: Jede Karte kann noch überdeckt werden.
rule-KP-18 = Nach einer solchen Ansage gewinnt, wer allein weiterlegt, sofort, wenn eine Verbindung steht oder entsteht, die eigene oder die fremde. Hört er auf oder gehen die Karten aus, gewinnt die Person, die angesagt hat.
    .mark = B, D
rule-KP-19 = Gibt es kein Unentschieden, liegen alle Karten und hat niemand gewonnen oder angesagt, so gewinnt, wer nun am Zug wäre: Die Ansage träfe zu.
    .mark = D

# Optionen.
option-size = Größe des Rahmens
    .help = Spalten und Zeilen, 3 bis 7. Das gedruckte Spiel hat 5 mal 5.
option-announce = Ansage von Verbindungen
    .help = Ob das Programm jede Verbindung ansagt oder jede Person sie selbst sehen und ansagen muss.
option-announce-automatic = automatisch
option-announce-manual = von Hand
option-no_draws = Ohne Unentschieden
    .help = Wer glaubt, dass niemand mehr verbinden kann, darf es ansagen; die andere Person legt dann allein weiter.

part-victory = Sieg

# Karten und Linien.
label-shared = zwei Kurven, die sich im { $edge ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
 } treffen
label-opposite = gegenüberliegende Kurven { $curve ->
    [ne] NO und SW
   *[nw] NW und SO
 }
label-three = drei Kurven ohne { $curve ->
    [ne] NO
    [se] SO
    [sw] SW
   *[nw] NW
 }
label-north-south = Nord–Süd
label-east-west = Ost–West
label-north = Nord
label-south = Süd
label-east = Ost
label-west = West
label-card = { $cell }: { $card }
label-empty = { $cell }: leer
label-inventory = Alle Arten, wie eine Karte liegen kann, mit ihrer Schreibweise.
label-laying = Erste Phase: { $cards } von { $area } Karten
label-covering = Zweite Phase: { $cards } von { $area } überdeckt
label-alone = Allein weiter: { $cards } von { $area } überdeckt
label-won = { $line } gewinnt ({ $rule })
label-drawn = Unentschieden

# Das Protokoll.
log-laid = { $who } legt { $cell }: { $card }.
log-covered = { $who } überdeckt { $cell }: { $card }.
log-rows-fixed = Alle Zeilen sind belegt: Der Rahmen reicht von Zeile { $first } bis Zeile { $last }.
log-columns-fixed = Alle Spalten sind belegt: Der Rahmen reicht von Spalte { $first } bis Spalte { $last }.
log-second-phase = Alle Doppelkurvenkarten liegen. { $who } eröffnet die zweite Phase.
log-announced = { $who } hat { $line } verbunden, von { $from } bis { $to } über { $curves } Kurven.
log-broken = Die Verbindung von { $who } ist unterbrochen.
log-declared = { $who } sagt an, dass niemand mehr eine Verbindung erreichen kann.
log-stopped = { $who } hört auf.
log-won-first-phase = { $who } hat { $line } schon in der ersten Phase verbunden und gewinnt (KP-7).
log-won-at-turn = { $who } beginnt den Zug mit verbundenem { $line } und gewinnt (KP-12).
log-won-last-card = { $who } hat nach der letzten Karte { $line } verbunden und gewinnt (KP-13).
log-won-declared = { $who } gewinnt nach der Ansage (KP-18).
log-won-would-declare = Alle Karten liegen, niemand ist verbunden: { $who } würde ansagen und gewinnt (KP-19).
log-drawn = Alle Karten liegen, niemand ist verbunden: unentschieden (KP-13).

# Züge.
move-lay = { $cell }: { $card }
move-lay-announce = { $cell }: { $card }, mit Ansage einer Verbindung
move-cover = { $cell } überdecken: { $card }
move-cover-announce = { $cell } überdecken: { $card }, mit Ansage einer Verbindung
move-declare = ansagen, dass niemand mehr verbinden kann
move-stop = aufhören

# Züge durch Zeigen.
step-cell = Platz { $cell }
step-announce = und die Verbindung ansagen
step-silent = und nichts sagen

# Was ein Zug bewirkt.
effect-own-route = verbindet dich von { $from } nach { $to } über { $curves } Kurven
effect-own-gap = dir { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
 } zur Verbindung
effect-own-never = du kannst dich nie mehr verbinden
effect-other-route = die andere Seite ist von { $from } nach { $to } über { $curves } Kurven verbunden
effect-other-gap = der anderen Seite { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
 } zur Verbindung
effect-other-never = die andere Seite kann sich nie mehr verbinden

# Gründe.
reason-wins = gewinnt ({ $rule })
reason-loses = verliert ({ $rule })
reason-draws = beendet die Partie unentschieden
reason-unbreakable = schafft eine Verbindung, die keine Karte unterbrechen kann
reason-connects = schafft eine Verbindung; { $breakers ->
    [one] eine Karte kann sie unterbrechen
   *[other] { $breakers } Karten können sie unterbrechen
 }
reason-breaks = unterbricht die Verbindung der Gegenseite
reason-blocks = nimmt der Gegenseite die verbindende Karte
reason-leaves = lässt der Gegenseite { $cards ->
    [one] eine verbindende Karte
   *[other] { $cards } verbindende Karten
 }
reason-nearer = jetzt { $cards ->
    [one] fehlt noch eine Karte
   *[other] fehlen noch { $cards } Karten
 } zur Verbindung
reason-further = gibt eigenen Boden auf: Jetzt { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
 }
reason-never = gibt die eigene Verbindung endgültig auf
reason-hinders = die Gegenseite braucht jetzt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }
reason-helps = hilft der Gegenseite, die { $cards ->
    [one] nur noch eine Karte
   *[other] nur noch { $cards } Karten
 } braucht
reason-shuts-out = die Gegenseite kann nie mehr verbinden
reason-quiet = ändert keinen Abstand

# Ablehnungen.
refused-first-card = Die erste Karte liegt auf { $centre }: Alle ersten Plätze sind gleich, die Namen werden von dort gezählt.
refused-taken = Auf { $cell } liegt schon eine Karte. In der ersten Phase wird nichts überdeckt: Wähle einen leeren Platz.
refused-apart = { $cell } berührt keine Karte: Wähle einen Platz neben oder schräg neben einer.
refused-span = Mit einer Karte auf { $cell } lägen die Karten in mehr als { $size } Spalten oder Zeilen.
refused-three-curves = { $cell }: Dreikurvenkarten kommen erst ins Spiel, wenn alle Doppelkurvenkarten liegen.
refused-two-curves = { $cell }: Alle Doppelkurvenkarten liegen; jetzt werden sie mit Dreikurvenkarten überdeckt.
refused-nothing-to-cover = Auf { $cell } liegt keine Karte, die man überdecken könnte.
refused-covered-already = { $cell } ist schon überdeckt, und jeder Platz wird nur einmal überdeckt.
refused-announce-automatic = Hier sagt das Programm Verbindungen an: Lass das Ausrufezeichen weg.
refused-announce-declared = Nach der Ansage von KP-17 wird keine Verbindung mehr angesagt: Lass das Ausrufezeichen weg.
refused-announce-first-phase = Vor der letzten Doppelkurvenkarte gewinnt eine Verbindung von selbst: Lass das Ausrufezeichen weg.
refused-announce-nothing = Nach dieser Karte hast du keine Verbindung, es gibt also nichts anzusagen.
refused-declare-option = Diese Ansage gehört zur Option ohne Unentschieden, und die ist aus.
refused-declare-first-phase = Das kann erst ansagen, wer alle Doppelkurvenkarten liegen sieht.
refused-declare-twice = Die Ansage ist schon gemacht: Lege eine Karte oder höre auf.
refused-stop = Aufhören kann nur, wer nach einer Ansage allein weiterlegt.

# Fehler.
fault-size = Einen Rahmen der Größe { $size } gibt es nicht: Wähle { $min } bis { $max }.
fault-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
fault-curves = Die Karte auf { $cell } muss zwei oder drei verschiedene Kurven aus ne, se, sw, nw zeigen.
fault-cell = { $cell } kann nicht zu einem Rahmen der Größe { $size } gehören: Die Plätze heißen a1 bis { $last }.
fault-taken = { $cell } ist zweimal genannt; nenne nur die oberste Karte.
fault-centre = Die erste Karte einer Partie liegt auf { $centre }, dort muss also eine liegen: Verschiebe alle Karten, bis es stimmt.
fault-columns = Die Karten reichen über { $span } Spalten, der Rahmen hat aber { $size }.
fault-rows = Die Karten reichen über { $span } Zeilen, der Rahmen hat aber { $size }.
fault-apart = Die Karte auf { $cell } hängt nicht über Kanten und Ecken mit der auf { $first } zusammen.
fault-early-cover = { $triples ->
    [one] Eine Dreikurvenkarte liegt
   *[other] { $triples } Dreikurvenkarten liegen
 } auf dem Tisch, aber erst { $cards } von { $area } Plätzen sind belegt; überdeckt wird, wenn alle es sind.
fault-turn = { $turn } kann nicht am Zug sein: Nach der Zahl der Karten ist es { $expected }.
fault-last-empty = Auf { $cell } liegt keine Karte.
fault-last-early = { $seat } hat noch keine Karte gelegt.
fault-last-open = Die letzte Karte ist inzwischen eine Dreikurvenkarte, aber { $cell } ist nicht überdeckt.
fault-last-same = Beide letzten Karten können nicht auf demselben Platz liegen.
fault-announced-early = Vor der letzten Doppelkurvenkarte und nach der Ansage von KP-17 kann keine Verbindung angesagt sein.
fault-announced-nothing = { $seat } hat angesagt, aber keine Verbindung.
fault-announced-missing = { $seat } ist verbunden, und das wird automatisch angesagt.
fault-declared-option = Diese Ansage gehört zur Option ohne Unentschieden, und die ist aus.
fault-declared-first-phase = Das kann niemand angesagt haben, bevor alle Doppelkurvenkarten liegen.
fault-declared-turn = { $seat } war nicht am Zug, soll aber angesagt haben.
fault-stopped = Nur nach einer Ansage kann jemand aufgehört haben.
fault-stopped-full = Alle Karten liegen, es gab nichts mehr, womit man aufhören konnte.
fault-result = Die Partie ist zu Ende, aber nicht so: siehe { $rule }.
fault-result-open = Nach den Regeln geht die Partie weiter.

# Was in vielen Partien gemessen wird.
metric-covered = Überdeckte Karten
    .help = wie viele Dreikurvenkarten gelegt wurden
metric-first-phase = Sieg in Phase eins
    .help = 1, wenn die Partie gewonnen war, bevor alle Zweikurvenkarten lagen
