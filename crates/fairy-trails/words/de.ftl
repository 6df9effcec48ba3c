title = Fairy Trails
tagline = Elfen und Zwerge verbergen ihre Wege: Schließt eure Wegenetze und besetzt alle Hütten.
    .minutes = 20

## Spielmaterial

rule-FT-C1 = Es gibt 59 quadratische Karten: eine Startkarte und 58 andere. Jede Farbe hat 19 Steine: rosa die Elfen, gelb die Zwerge.
    .mark = B
rule-FT-C2 = Auf jeder Karte erreichen beide Farben die Mitte aller vier Kanten. Daher passt jede Karte überall und in jeder Drehung; Elfenwege treffen immer auf Elfenwege und Zwergenwege auf Zwergenwege. Ein Weg ist genau dort offen, wo seine Kante an einen leeren Platz grenzt.
    .mark = S, D
    .ruling = Besprechungen zeigen die Karten; dass nichts passen muss, folgt daraus.
rule-FT-C3 = Für jede Farbe verbindet eine Karte ihre vier Kanten zu Gruppen, an denen Hütten stehen können. Es gibt sieben Formen: Kreuzung; Abzweigung mit einer Sackgasse; Unterführung (zwei Geraden); zwei Kurven; Gerade mit zwei Sackgassen; Kurve mit zwei Sackgassen; vier Sackgassen.
    .mark = D
    .ruling = Das sind alle Arten, vier Kanten in Gruppen aufzuteilen, wenn Drehungen nicht zählen.
rule-FT-C4 = Die Startkarte hat je eine Hütte und alle vier Ausgänge beider Farben. Jede Farbe hat auf ihr eine Unterführung, die Hütte steht am Weg von Norden nach Süden.
    .mark = S, R
    .ruling = Bilder zeigen Hütten und Ausgänge, aber nicht, wie sie zusammenhängen. Mit einer Kreuzung statt der Unterführung gingen drei von zehn Solospielen bei der dritten Karte verloren, mit der Unterführung zwei von zehn.
rule-FT-C5 = Die anderen 58 Karten enthalten je Farbe 6 Kreuzungen, 12 Abzweigungen, 6 Unterführungen, 10 Kurvenpaare, 8 Geraden, 12 Kurven und 4-mal nur Sackgassen; 44 davon haben eine Hütte dieser Farbe: 33 haben beide, 3 haben keine. Tauscht man die Farben, bleibt der Kartensatz gleich. Ein anderer Kartensatz lässt sich aus einer Datei lesen.
    .mark = B, R
    .ruling = Die Spielregel sagt nur, dass die meisten Karten Hütten in einer oder beiden Farben zeigen und viele drei oder vier offene Enden haben. Die gedruckten Karten sind nicht veröffentlicht; diese Zahlen ergeben ein Spiel von passender Länge, und wer die Schachtel hat, kann die echten Karten abschreiben.

## Zu zweit

rule-FT-1 = Beide nehmen je eine Farbe und deren 19 Steine. Die Startkarte liegt offen in der Mitte. Beide ziehen verdeckt zwei Karten auf die Hand. Wer beginnt, entscheidet der Zufall.
    .mark = B, R
    .ruling = Nach der Spielregel beginnt, wer zuletzt im Wald spazieren war; das kann ein Programm nicht wissen.
rule-FT-2 = In deinem Zug legst du eine deiner zwei Karten, beliebig gedreht, sodass mindestens eine ihrer Kanten an eine Kante einer liegenden Karte grenzt; eine Ecke genügt nicht. Danach setzt du Steine, danach ziehst du auf zwei Karten nach, solange der Stapel reicht. Passen ist nicht erlaubt. Ein Sieg beendet die Partie sofort, ohne Nachziehen.
    .mark = B, D, R
    .ruling = Züge, die auf dem Tisch gleich aussehen, sind derselbe Zug, ob die Karte anders gedreht ist oder du eine andere hast, die genauso aussieht; die Aufzeichnung behält eine Schreibweise.
rule-FT-3 = Du darfst eine Karte probeweise anlegen und sehen, was sie dort bewirkt. Sobald sie gelegt ist, bleibt sie liegen.
    .mark = B, R
    .ruling = Das Ausprobieren ist hier geheim: Dein Gegenüber sieht es nicht.
rule-FT-4 = Bei einer Unterführung kreuzen sich zwei Wege, ohne sich zu treffen; es geht immer geradeaus weiter.
    .mark = B
rule-FT-5 = Ein Wegenetz ist geschlossen, wenn keine seiner Kanten an einen leeren Platz grenzt: Alle Wege enden in Sackgassen oder bilden Rundkurse.
    .mark = B
rule-FT-6 = Schließt du in deinem Zug ein Wegenetz deiner Farbe, setzt du auf jede Hütte deiner Farbe darin einen Stein, soweit deine Steine reichen. Eine Karte kann mehrere Netze schließen, und jedes zählt. Ein Netz ohne Hütten bringt nichts.
    .mark = B, D
rule-FT-7 = Schließt dein Gegenüber eines deiner Wegenetze, setzt du die Steine zu Beginn deines nächsten Zuges, bevor du deine Karte legst.
    .mark = B, R
    .ruling = Die Spielregel sagt „in deinem nächsten Zug“. Zu Beginn des Zuges werden die Steine nicht vergessen, und alles Weitere in diesem Zug rechnet schon mit ihnen.
rule-FT-8 = Setzt du in deinem eigenen Zug deinen letzten Stein, gewinnst du sofort.
    .mark = B
rule-FT-9 = Sind alle Karten gespielt, gewinnt, wer mehr Steine gesetzt hat; bei Gleichstand teilt ihr euch den Sieg. Nach der letzten Karte setzt die Person, die als Nächste käme, noch die Steine auf Netze, die ihr Gegenüber geschlossen hat, und kann damit gewinnen. Bei Steinen auf Ansage darf sie noch einmal ansagen; was danach nicht angesagt ist, zählt nicht.
    .mark = B, R
    .ruling = Streng genommen zählt der deutsche Text die Steine, sobald die letzte Karte gespielt ist; was diese Karte für das Gegenüber geschlossen hat, wäre verloren. Wir lassen diese Steine noch setzen: 58 ist gerade, also könnte immer nur die Person Steine so verlieren, die begonnen hat.
rule-FT-10 = Ein geschlossenes Netz, das du übersehen hast, besetzt du in deinem nächsten Zug, nachdem du es entdeckt hast. Wählbar: Automatisch wird jedes geschlossene Netz besetzt; auf Ansage setzt du Steine nur auf Netze deiner Farbe, die du nennst, ganz und einmal, jederzeit in deinem Zug vor dem Nachziehen. Eine falsche Ansage wird ohne Strafe abgelehnt, und ein nicht angesagtes Netz kannst du später ansagen. Allein geht es immer automatisch.
    .mark = B, D, R
    .ruling = Der deutsche und der polnische Text verlangen das Entdecken, der englische und der dänische nicht. Das automatische Setzen folgt diesen, das Setzen auf Ansage jenen. Beim Setzen auf Ansage verrät keine Liste, keine Zahl und kein Tipp, was geschlossen ist: Das findest du selbst, und das Netz darfst du mit jeder seiner Kanten nennen.
rule-FT-11 = Du darfst deine Handkarten jederzeit ansehen und drehen. Die Hand deines Gegenübers ist verdeckt, und niemand kennt die Reihenfolge des Stapels.
    .mark = B, D

## Allein

rule-FT-12 = Allein: Nimm die 38 Steine beider Farben. Es gibt keine Handkarten: Zieh die oberste Karte und leg sie nach denselben Regeln.
    .mark = B
rule-FT-13 = Allein: Jedes geschlossene Wegenetz, gleich welcher Farbe, bekommt Steine auf seine Hütten, soweit noch Steine dieser Farbe da sind. Sind keine mehr da, wird nichts gesetzt, und die Zählung von FT-14 läuft weiter.
    .mark = B, D
rule-FT-14 = Allein: Legst du drei Karten nacheinander, ohne einen Stein zu setzen, hast du verloren. Mit jedem gesetzten Stein beginnt die Zählung von vorn. Die Startkarte zählt nicht mit.
    .mark = B
rule-FT-15 = Allein: Sind alle Steine beider Farben gesetzt, hast du gewonnen, und die Karten im Stapel sind deine Punktzahl. Bleiben nach der letzten Karte Steine übrig, hast du verloren; wirst du mit der letzten Karte fertig, gewinnst du mit 0. Eine abgeworfene Karte zählt nicht.
    .mark = B, R
    .ruling = Was geschieht, wenn die Karten ausgehen, sagt die Spielregel nicht. Der deutsche Text zählt die Karten, die nicht ausgelegt wurden; eine abgeworfene (FT-16) brächte dann einen Punkt. Der englische und der polnische Text zählen die Karten im Stapel, und ihnen folgen wir, damit das Abwerfen nicht eigens belohnt wird.
rule-FT-16 = Allein, einfacher: Einmal im Spiel darfst du die eben gezogene Karte abwerfen und eine andere ziehen. Sie scheidet aus und zählt nicht für FT-14; es muss noch eine Karte zum Ziehen da sein.
    .mark = B, D

# Optionen.
option-claims = Steine auf geschlossenen Netzen
    .help = Wer dafür sorgt, dass geschlossene Netze besetzt werden (FT-10); allein immer automatisch.
option-claims-automatic = werden automatisch gesetzt
option-claims-manual = nur auf Ansage
option-easier = Einfacheres Solospiel
    .help = Allein darf einmal im Spiel eine gezogene Karte abgeworfen werden (FT-16).
option-easier-true = eine Karte darf abgeworfen werden
option-easier-false = keine Karte darf abgeworfen werden

# Teile der Wertung.
part-stones = Gesetzte Steine
part-cards_left = Übrige Karten

# Namen.
label-elves = Elfen
label-gnomes = Zwerge

# In Bildern.
label-title = Fairy Trails
label-elves-title = Elfen
label-gnomes-title = Zwerge
label-stones-left = { $count ->
    [0] alle gesetzt
    [one] noch ein Stein
   *[other] noch { $count } Steine
 }
label-pile = { $count ->
    [0] der Stapel ist leer
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
 }
label-quiet = { $count ->
    [0] eben ein Stein gesetzt
    [one] Karte ohne Stein
   *[other] Karten ohne Stein
 }
label-card = Karte { $card }
label-drawn-card = gezogene Karte
label-hand-elves = Hand der Elfen
label-hand-gnomes = Hand der Zwerge
label-free-place = leerer Platz { $place }
label-network = Netz bei { $network }
label-laid = Karte { $card } auf { $place }
label-effect-elves = Elfen +{ $stones }
label-effect-gnomes = Zwerge +{ $stones }
label-all-cards = Alle Karten
label-start-card = Start

# Das Protokoll.
log-laid = { $who } legt Karte { $card } auf { $place }, um { $degrees }° gedreht.
log-closed = Damit ist ein Wegenetz der { $colour } { $huts ->
    [0] ohne Hütten
    [one] mit einer Hütte
   *[other] mit { $huts } Hütten
 } geschlossen.
log-stones = { $who } setzt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
 } der { $colour } auf ein geschlossenes Wegenetz; { $left ->
    [0] keiner bleibt übrig
    [one] einer bleibt übrig
   *[other] { $left } bleiben übrig
 }.
log-drew-card = { $who } zieht Karte { $card }.
log-drew = { $who } zieht eine Karte.
log-discarded = { $who } wirft Karte { $card } ab.
log-won = { $who } hat den letzten Stein gesetzt und gewinnt.
log-all-played = Alle Karten sind gespielt: Die Elfen haben { $elves }, die Zwerge { $gnomes } Steine gesetzt.
log-solo-won = Alle Steine sind gesetzt, im Stapel { $cards ->
    [one] bleibt eine Karte
   *[other] bleiben { $cards } Karten
 }: gewonnen!
log-solo-stuck = Die dritte Karte nacheinander ohne einen Stein: verloren.
log-solo-cards-out = Die letzte Karte liegt, und { $stones ->
    [one] ein Stein bleibt
   *[other] { $stones } Steine bleiben
 } übrig: verloren.

# Züge.
move-lay = Karte { $card } auf { $place }, um { $degrees }° gedreht
move-lay-closing = Karte { $card } auf { $place }, um { $degrees }° gedreht: { $effects }
move-closes-own = schließt { $networks ->
    [one] ein Netz von dir
   *[other] { $networks } Netze von dir
 }, { $stones ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $stones } Steine
 } für dich
move-closes-other = schließt { $networks ->
    [one] ein Netz deines Gegenübers
   *[other] { $networks } Netze deines Gegenübers
 }, { $stones ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $stones } Steine
 } für dein Gegenüber
move-closes-solo = schließt { $networks ->
    [one] ein Netz
   *[other] { $networks } Netze
 } der { $colour }, { $stones ->
    [0] keine Steine
    [one] ein Stein
   *[other] { $stones } Steine
 }
move-claim = Das Netz bei { $network } ansagen: { $huts ->
    [one] eine Hütte
   *[other] { $huts } Hütten
 }
move-done = { $pile ->
    [0] Den Zug beenden
   *[other] Den Zug beenden und eine Karte ziehen
 }
move-discard = Die gezogene Karte abwerfen und eine andere ziehen

# Züge mit ihren Griffen.
step-card = Karte { $card }
step-place = auf { $place }
step-turn = um { $degrees }° gedreht

# Was gefragt ist, nach der Art des Griffs, der zuerst oder als Nächstes kommt.
ask-card = Wähle eine deiner Karten.
ask-network = Sag ein geschlossenes Netz von dir an.
ask-place-next = Wähle einen Platz für deine Karte.

# Was eine Karte bewirkt.
effect-open-own = lässt dir daran { $open ->
    [one] ein offenes Ende
   *[other] { $open } offene Enden
 }
effect-open-solo = lässt { $open ->
    [one] ein offenes Ende
   *[other] { $open } offene Enden
 } der { $colour }
effect-ready-own = danach könnte eine weitere Karte ein Netz von dir schließen: { $huts ->
    [one] ein Stein
   *[other] { $huts } Steine
 }
effect-ready-other = gibt deinem Gegenüber ein Netz, das eine Karte schließen kann: { $huts ->
    [one] ein Stein
   *[other] { $huts } Steine
 }

# Gründe.
reason-wins = setzt deinen letzten Stein und gewinnt
reason-other-wins = lässt dein Gegenüber den letzten Stein setzen und gewinnen
reason-own-stones = { $stones ->
    [one] ein Stein für dich
   *[other] { $stones } Steine für dich
 }
reason-other-stones = { $stones ->
    [one] schenkt deinem Gegenüber einen Stein
   *[other] schenkt deinem Gegenüber { $stones } Steine
 }
reason-own-ready = { $cards } von { $unseen } unbekannten Karten können dann ein Netz von dir schließen
reason-own-harder = macht ein Netz von dir schwerer zu schließen
reason-other-ready = { $cards } von { $unseen } unbekannten Karten können dann ein Netz deines Gegenübers schließen
reason-other-harder = macht ein Netz deines Gegenübers schwerer zu schließen
reason-quiet-move = ändert wenig; { $open ->
    [one] ein offenes Ende
   *[other] { $open } offene Enden
 } von dir an der Karte
reason-unseen = ob sie etwas schließt, musst du selbst sehen
reason-done = beendet deinen Zug; sieh vorher nach, ob ein Wegenetz von dir geschlossen ist
reason-discard = eine andere von { $pile } Karten schließt vielleicht etwas
reason-solo-loses = kein Stein mit der dritten Karte: verliert
reason-solo-wins = setzt den letzten Stein und gewinnt
reason-solo-next = { $cards } von { $unseen } Karten im Stapel können dann ein Netz mit Hütten schließen
reason-solo-last-chance = die nächste Karte muss einen Stein bringen

# Was in der Schachtel ist.
inventory-cards = { $cards } Karten außer der Startkarte, davon { $different } verschiedene; { $symmetric ->
    [0] der Kartensatz bevorzugt eine Farbe
   *[other] derselbe Kartensatz, wenn man die Farben tauscht
 }
inventory-shapes = { $colour }: { $crossing } Kreuzungen, { $three } Abzweigungen, { $underpass } Unterführungen, { $curves } Kurvenpaare, { $straight } Geraden, { $curve } Kurven, { $dead }-mal nur Sackgassen
inventory-huts = { $colour }: { $huts } Hütten auf { $cards } Karten, { $dead } davon an Sackgassen
inventory-both = { $both } Karten mit Hütten beider Farben, { $none } ohne Hütten

# Abgelehnte Züge.
refused-card-lies = Du hast deine Karte für diesen Zug schon gelegt: Sag ein geschlossenes Netz von dir an, mit dem Ort einer Karte und einer Kante, etwa „claim 0,0 n“, oder beende den Zug mit „done“.
refused-card-first = Leg zuerst eine Karte.
refused-not-in-hand = Karte { $card } hast du nicht; auf deiner Hand: { $hand }.
refused-taken = Auf { $place } liegt schon eine Karte.
refused-touches-nothing = Eine Karte auf { $place } würde mit keiner Kante an eine liegende Karte grenzen.
refused-written-as = Das ist der Zug „{ $move }“, nur anders geschrieben.
refused-claims-automatic = Das Netz bei { $network } braucht keine Ansage: Geschlossene Netze werden hier von selbst besetzt.
refused-no-network = Bei { $network } liegt keine Karte.
refused-still-open = Dein Netz bei { $network } ist noch offen.
refused-no-huts = Dein Netz bei { $network } hat keine Hütten.
refused-claimed-already = Dein Netz bei { $network } ist schon besetzt.
refused-no-discard = Abwerfen darf man nur im einfacheren Solospiel.
refused-discarded-already = Es wurde schon eine Karte abgeworfen.
refused-nothing-to-draw = Es ist keine Karte mehr da, die man stattdessen ziehen könnte.

# Fehler in Optionen, Stellungen und Kartendateien.
fault-manual-solo = Allein werden Steine immer automatisch gesetzt.
fault-easier-solo = Das einfachere Spiel ist für eine Person.
fault-deck-line = Hier wird eine Karte erwartet, etwa „7: NS* E W | NES W*“: Nummer, Gruppen der Elfen, Gruppen der Zwerge.
fault-deck-number = „{ $text }“ ist keine Karte: „start“ oder eine Zahl von 1 bis { $last } wird erwartet.
fault-deck-twice = Karte { $card } steht hier zum zweiten Mal; zuerst steht sie in Zeile { $line }.
fault-deck-sign = „{ $sign }“ kann hier nicht stehen ({ $colour }): nur N, E, S, W, und * hinter einer Gruppe.
fault-deck-edge-twice = { $colour }: Die Kante { $edge } steht zweimal.
fault-deck-edge-missing = { $colour }: Die Kante { $edge } fehlt; jede Farbe erreicht alle vier Kanten.
fault-deck-huts = { $colour }: mehr als { $most } Hütten an einer Gruppe.
fault-deck-missing = { $count ->
    [one] Diese Karte fehlt
   *[other] Diese { $count } Karten fehlen
 }: { $cards }.
fault-deck-few-huts = { $colour }: { $huts ->
    [one] eine Hütte
   *[other] { $huts } Hütten
 } auf allen Karten zusammen, zu wenige für { $stones } Steine.
fault-deck-many-huts = { $colour }: { $huts } Hütten auf allen Karten zusammen; mehr als { $most } sind nicht möglich.
fault-card-twice = Karte { $card } kann nicht an zwei Orten sein.
fault-no-card = Es gibt keine Karte { $card }: Karten haben die Nummern 1 bis { $last }.
fault-laid-unreadable = „{ $text }“ ist keine gelegte Karte: Sie sollte aussehen wie „17 1,-2 r90“.
fault-not-free = Auf { $place } kann hier keine Karte liegen: Der Platz ist besetzt oder grenzt an keine zuvor gelegte Karte.
fault-hands = { $hands ->
    [one] Eine Hand ist angegeben
   *[other] { $hands } Hände sind angegeben
 }, für { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
 }.
fault-turn = Es gibt keinen Platz { $turn }: Plätze zählen von 0 bis { $last }.
fault-hand-size = Hier { $expected ->
    [0] wird keine Karte
    [one] wird eine Karte
   *[other] werden { $expected } Karten
 } erwartet, nicht { $found }.
fault-no-discard = Nur im einfacheren Solospiel gibt es eine abgeworfene Karte.
fault-quiet = { $found } Karten nacheinander ohne Stein kann es nicht geben; höchstens { $most } hier.
fault-no-network = „{ $network }“ benennt kein Netz: Erste Karte und erste Kante werden erwartet, etwa „0,0 n“.
fault-stones-open = Das Netz { $network } ist offen und kann keine Steine haben.
fault-stones-twice = Das Netz { $network } ist zweimal genannt.
fault-stones-huts = { $stones ->
    [one] Ein Stein kann
   *[other] { $stones } Steine können
 } nicht auf { $huts ->
    [0] keiner Hütte
    [one] einer Hütte
   *[other] { $huts } Hütten
 } liegen.
fault-too-many-stones = Jede Farbe hat nur { $most } Steine.
fault-stones-partial = { $colour }: Ein Netz hat zu wenige Steine; nur die allerletzten Steine dürfen für ein Netz nicht reichen.
fault-two-winners = Nicht beide können alle Steine gesetzt haben.
fault-not-over = Das Spiel ist nicht zu Ende: Steine und Karten bleiben übrig.
fault-over = Hier ist das Spiel zu Ende: Der letzte Stein ist gesetzt.
fault-stage-manual = Dieser Abschnitt gehört zu Steinen auf Ansage.
fault-stage-cards = Dieser Abschnitt passt nicht zur Zahl der gelegten Karten.
fault-unpaid = { $colour }: Dem geschlossenen Netz { $network } fehlen seine Steine.

# Was in vielen Partien gemessen wird.
metric-closed = Geschlossene Netze
    .help = geschlossene Netze mit Hütten, beider Farben
metric-largest = Größtes geschlossenes Netz
    .help = die meisten Hütten eines geschlossenen Netzes
