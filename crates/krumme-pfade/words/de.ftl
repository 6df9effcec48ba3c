title = Auf krummen Pfaden
tagline = Zu zweit ein Netz aus Kurven: Nord nach Süd gegen Ost nach West.
    .minutes = 15

## Spielmaterial

rule-KP-C1 = Es gibt zwei Sorten Karten: Doppelkurvenkarten mit zwei Kurven auf jeder ihrer beiden Seiten und einseitig bedruckte Dreikurvenkarten. Für einen Rahmen von n mal n Plätzen sind es je n²; beim üblichen 5 mal 5 also 25 und 25.
    .mark = B
rule-KP-C2 = Eine Kurve ist ein Viertelkreis Gleis zwischen den Mitten zweier benachbarter Kanten: NO, SO, SW oder NW. Zwei verschiedene Kurven ergeben zwei Arten von Seiten: Gegenüberliegende Kurven (NO und SW oder NW und SO) nutzen alle vier Kanten; Kurven mit gemeinsamer Kante (z. B. NO und SO) lassen die Kante gegenüber leer. Jede Doppelkurvenkarte hat von beiden Arten eine Seite, sie lässt sich also auf 6 Arten legen.
    .mark = R
    .ruling = Die Abbildungen der Karten fehlen. Die Anleitung spricht von Kanten ohne Schiene und von zwei verschiedenen Seiten, und die Geometrie lässt genau diese beiden zu.
rule-KP-C3 = Eine Dreikurvenkarte zeigt drei der vier Kurven, hat also an allen vier Kanten Gleis; sie lässt sich auf 4 Arten legen, benannt nach der fehlenden Kurve.
    .mark = R
    .ruling = Folgt aus der Geometrie der Kurven: Die Karten können sich nur darin unterscheiden, welche der vier Kurven fehlt.
rule-KP-C4 = Der Rahmen hat 3 bis 7 Spalten und ebenso viele Zeilen; ohne andere Wahl sind es 5. Von jeder Sorte gibt es so viele Karten wie Plätze.
    .mark = R
    .ruling = Das gedruckte Spiel kennt nur 5 mal 5; andere Größen ergeben nach denselben Regeln kürzere und längere Partien.

## Seiten und Züge

rule-KP-1 = Eine Person verbindet Nord mit Süd, die andere Ost mit West. Spieler 1 übernimmt Nord–Süd und legt die erste Karte.
    .mark = B, R
    .ruling = Wer beginnt, lässt die Anleitung offen. Eine feste Reihenfolge hält Aufzeichnungen einfach, und die Plätze lassen sich tauschen.
rule-KP-2 = Es wird abwechselnd je eine Karte gelegt. Aussetzen gibt es nicht; nur eine Ansage nach KP-17 ändert das.
    .mark = B

## Erste Phase: legen

rule-KP-3 = Die erste Karte darf beliebig gelegt werden. Jede weitere Doppelkurvenkarte muss eine ausliegende Karte an einer Kante oder an einer Ecke berühren.
    .mark = B
rule-KP-4 = Wer eine Karte legt, wählt ihre Seite und ihre Ausrichtung. Kanten müssen nicht zueinander passen: Eine leere Kante darf an einer Schiene liegen.
    .mark = B, R
    .ruling = Die Anleitung lässt die Seite der Karte wählen. Vom Drehen sagt sie nichts; die Karten haben aber kein Oben.
rule-KP-5 = Alle Karten zusammen reichen nie über mehr als n Spalten oder n Zeilen. Bis sie so weit reichen, liegt der Rahmen noch nicht fest: Er kann weiter im Norden, Süden, Osten oder Westen enden, und die äußersten Karten gelten noch nicht als sein Rand. Nord und Süd können erst verbunden sein, wenn n Zeilen belegt sind, Ost und West erst bei n Spalten; die andere Richtung spielt dafür keine Rolle.
    .mark = B, D
rule-KP-6 = In der ersten Phase bleibt jede Karte so liegen, wie sie gelegt wurde.
    .mark = D
rule-KP-7 = Sind deine beiden Seiten verbunden, bevor Karte n² liegt, hast du sofort gewonnen, egal, wer die Karte gelegt hat, und ohne Ansage. Verbindet eine Karte beide, gewinnt, wer sie nicht gelegt hat.
    .mark = B, D, R
    .ruling = In der ersten Phase kann nichts eine Verbindung unterbrechen, sie zählt also sofort. Verbindet eine Karte beide, gilt die Reihenfolge von KP-12.
rule-KP-8 = Für eine Verbindung, die erst durch Karte n² entsteht, gilt KP-12 wie in der zweiten Phase.
    .mark = R
    .ruling = Den sofortigen Sieg gibt es laut Anleitung nur vor dieser Karte, und nach ihr beginnt das Überdecken.

## Zweite Phase: überdecken

rule-KP-9 = In der zweiten Phase legst du eine Dreikurvenkarte auf eine beliebige Doppelkurvenkarte, in beliebiger Ausrichtung und egal, was sie zeigt. Jeder Platz wird höchstens einmal überdeckt. Wer Karte n² nicht gelegt hat, eröffnet die Phase: Spieler 2 bei ungerader Größe des Rahmens, Spieler 1 bei gerader. Eine Partie hat höchstens 2·n² Züge.
    .mark = B, D
rule-KP-10 = Hast du eine eigene Verbindung hergestellt, zeigst du sie. Bei automatischer Ansage tut das Programm es für jede Verbindung. Bei Ansage von Hand zeichnet, nennt und erzählt das Programm nur Verbindungen, die angesagt sind; alle anderen muss man selbst sehen. Du sagst sie zusammen mit deiner Karte an, auch mit Karte n² und mit der letzten Karte; eine Ansage gilt für alle Verbindungen, die du dann hast. Du darfst auch einen Zug später ansagen; die Verbindung muss dann bis zu deinem nächsten Zug halten. Die Ansage kannst du mit jeder dieser Karten versuchen: Hast du keine Verbindung, wird sie abgelehnt, und ihr hört es beide; deine Karte bleibt liegen, und die Partie geht weiter. Eine nicht angesagte Verbindung gewinnt nur, wenn die letzte Karte deines Gegenübers auf ihrer Strecke liegt. Am Ende der Partie werden alle Verbindungen gezeigt.
    .mark = B, R
    .ruling = Laut Anleitung wird eine Verbindung gezeigt; was gilt, wenn man es vergisst, sagt sie nicht. Die automatische Ansage ist für das entspannte Spiel. Die Ansage von Hand belohnt ein scharfes Auge, darum darf das Programm nichts verraten: Es bietet die Ansage mit jeder Karte an, ob du verbunden bist oder nicht. Eine Strafe für eine falsche Ansage kennt die Anleitung nicht; sie verrät deinem Gegenüber, dass du keine Verbindung hast. Damit niemand Verbindungen durch Probieren findet, nimmst du eine Karte mit Ansage, auch mit einer abgelehnten, nur mit Zustimmung deines Gegenübers zurück, und ein Tipp nennt nur Karten, nie die Ansage. Nach krumme-pfade/1 zeichnete, nannte und erzählte das Programm auch Verbindungen, die niemand angesagt hatte, und bot die Ansage nur an, wo es eine gab.
rule-KP-11 = Dein Gegenüber hat genau einen Zug, um eine angesagte Verbindung zu unterbrechen.
    .mark = B
rule-KP-12 = Du gewinnst, wenn deine Seiten zu Beginn deines Zuges verbunden sind und du diese Verbindung einen Zug zuvor angesagt hast oder dein Gegenüber sie gelegt hat. Eine Karte, die beide verbindet, lässt also die Person gewinnen, die sie nicht gelegt hat.
    .mark = B, D
rule-KP-13 = Nach der letzten Karte wird zuerst für die Person geprüft, die nun am Zug wäre (KP-12), dann für die, die zuletzt gelegt hat, denn deren Verbindung kann niemand mehr unterbrechen. Sonst endet die Partie unentschieden, auch wenn eine nicht angesagte Verbindung steht, außer die Option schließt das aus.
    .mark = B, R
    .ruling = Von Verbindungen durch die allerletzte Karte spricht die Anleitung nicht; geprüft wird in der Reihenfolge der Züge.

## Was eine Verbindung ist

rule-KP-14 = Eine Verbindung muss von einem Zug in einer Richtung befahrbar sein, von einer Seite zur anderen. An der Mitte einer Kante fährt er in die Nachbarkarte weiter; nie wendet er im spitzen Winkel in derselben Karte. Eine Karte darf er zweimal benutzen.
    .mark = B, D
rule-KP-15 = Eine Verbindung beginnt an einem Gleis an der Außenkante einer Seite und endet an einem Gleis an der Außenkante der Seite gegenüber. Sie hat immer eine gerade Zahl von Kurven; bei 5 mal 5 hat die kürzeste 10.
    .mark = D
rule-KP-16 = Du kannst mehrere Verbindungen zugleich haben; dein Gegenüber muss alle unterbrechen.
    .mark = B

## Ohne Unentschieden

rule-KP-17 = Nur mit der Option ohne Unentschieden und nur in der zweiten Phase: Zu Beginn deines Zuges darfst du, statt zu legen, ansagen, dass niemand mehr eine Verbindung erreichen kann. Dein Gegenüber legt dann allein weiter, so viele Dreikurvenkarten wie gewünscht, und darf aufhören.
    .mark = B, R
    .ruling = In der ersten Phase wäre die Ansage sinnlos: Jede Karte kann noch überdeckt werden.
rule-KP-18 = Wer nach einer solchen Ansage allein weiterlegt, gewinnt sofort, wenn eine Verbindung steht oder entsteht, egal wessen, angesagt oder nicht. Hört diese Person auf oder gehen die Karten aus, gewinnt, wer angesagt hat.
    .mark = B, D
rule-KP-19 = Ist ein Unentschieden ausgeschlossen, liegen alle Karten und hat niemand gewonnen oder angesagt, so könnte, wer nun am Zug wäre, nur noch nach KP-17 ansagen. Ist niemand verbunden, gewinnt diese Person; steht eine nicht angesagte Verbindung, würde die Ansage verlieren (KP-18), und das Gegenüber gewinnt.
    .mark = D, R
    .ruling = Bei Ansage von Hand kann am Ende eine Verbindung stehen, die niemand angesagt hat; davon spricht die Anleitung nicht. Nach krumme-pfade/1 gewann in jedem Fall, wer nun am Zug wäre.

# Optionen.
option-size = Größe des Rahmens
    .help = Spalten und Zeilen, 3 bis 7. Das gedruckte Spiel hat 5 mal 5.
option-announce = Ansage von Verbindungen
    .help = Ob das Programm jede Verbindung ansagt oder jede Person sie selbst sehen und ansagen muss.
option-announce-automatic = automatisch
option-announce-manual = von Hand
option-no_draws = Ohne Unentschieden
    .help = Wer glaubt, dass niemand mehr verbinden kann, darf es ansagen; das Gegenüber legt dann allein weiter.

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
label-inventory = Alle Arten, wie eine Karte liegen kann, und wie man sie schreibt.
label-laying = Erste Phase: { $cards } von { $area } Karten
label-covering = Zweite Phase: { $cards } von { $area } überdeckt
label-alone = Allein weitergelegt: { $cards } von { $area } überdeckt
label-won = { $line } gewinnt ({ $rule })
label-drawn = Unentschieden

# Das Protokoll.
log-laid = { $who } legt { $cell }: { $card }.
log-covered = { $who } überdeckt { $cell }: { $card }.
log-rows-fixed = Alle Zeilen sind belegt: Der Rahmen reicht von Zeile { $first } bis Zeile { $last }.
log-columns-fixed = Alle Spalten sind belegt: Der Rahmen reicht von Spalte { $first } bis Spalte { $last }.
log-second-phase = Alle Doppelkurvenkarten liegen. { $who } eröffnet die zweite Phase.
log-announced = { $who } ist { $line } verbunden, von { $from } bis { $to } über { $curves } Kurven.
log-nothing-to-announce = { $who } sagt eine Verbindung an, aber es gibt keine: Die Ansage wird abgelehnt (KP-10).
log-broken = Die Verbindung von { $who } ist unterbrochen.
log-declared = { $who } sagt an, dass niemand mehr eine Verbindung erreichen kann.
log-stopped = { $who } hört auf.
log-won-first-phase = { $who } ist schon in der ersten Phase { $line } verbunden und gewinnt (KP-7).
log-won-at-turn = { $who } ist zu Beginn des Zuges { $line } verbunden und gewinnt (KP-12).
log-won-last-card = { $who } ist nach der letzten Karte { $line } verbunden und gewinnt (KP-13).
log-won-declared = { $who } gewinnt nach der Ansage (KP-18).
log-won-would-declare = Alle Karten liegen, und niemand hat gewonnen: { $who } würde ansagen und gewinnt (KP-19).
log-won-refuted = Alle Karten liegen. { $other } könnte nur noch nach KP-17 ansagen, aber es steht eine Verbindung, die niemand angesagt hat: { $who } gewinnt (KP-19).
log-drawn-unannounced = Alle Karten liegen. Eine Verbindung steht, aber niemand hat sie angesagt: Die Partie endet unentschieden (KP-13).
log-drawn = Alle Karten liegen, und niemand hat gewonnen: Die Partie endet unentschieden (KP-13).

# Züge.
move-lay = { $cell }: { $card }
move-lay-announce = { $cell }: { $card }, mit Ansage einer Verbindung
move-cover = { $cell } überdecken: { $card }
move-cover-announce = { $cell } überdecken: { $card }, mit Ansage einer Verbindung
move-declare = ansagen, dass niemand mehr verbinden kann
move-stop = aufhören

# Züge durch Handgriffe.
step-cell = Platz { $cell }
step-announce = und die Verbindung ansagen
step-silent = und nichts sagen

# Was gefragt ist, nach der Art dessen, worauf man zuerst oder als Nächstes zeigt.
ask-cell = Wähle einen Platz für deine Karte.
ask-card-next = Wähle jetzt, wie sie liegt.
ask-act-next = Sagst du eine Verbindung an?

# Was ein Zug bewirkt.
effect-own-route = verbindet dich von { $from } nach { $to } über { $curves } Kurven
effect-own-gap = dir { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
 } zur Verbindung
effect-own-never = du kannst dich nie mehr verbinden
effect-other-route = dein Gegenüber ist von { $from } nach { $to } über { $curves } Kurven verbunden
effect-other-gap = deinem Gegenüber { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
 } zur Verbindung
effect-other-never = dein Gegenüber kann sich nie mehr verbinden

# Gründe.
reason-wins = gewinnt ({ $rule })
reason-loses = verliert ({ $rule })
reason-draws = beendet die Partie unentschieden
reason-unbreakable = schafft eine Verbindung, die keine Karte unterbrechen kann
reason-connects = schafft eine Verbindung; { $breakers ->
    [one] eine Karte kann sie unterbrechen
   *[other] { $breakers } Karten können sie unterbrechen
 }
reason-breaks = unterbricht die Verbindung deines Gegenübers
reason-breaks-announced = unterbricht die angesagte Verbindung deines Gegenübers
reason-unseen = was das verbindet oder unterbricht, musst du selbst sehen
reason-blocks = nimmt deinem Gegenüber die verbindende Karte
reason-leaves = lässt deinem Gegenüber { $cards ->
    [one] eine verbindende Karte
   *[other] { $cards } verbindende Karten
 }
reason-nearer = danach { $cards ->
    [one] fehlt dir nur noch eine Karte
   *[other] fehlen dir nur noch { $cards } Karten
 } zur Verbindung
reason-further = wirft dich zurück: Danach { $cards ->
    [one] fehlt eine Karte
   *[other] fehlen { $cards } Karten
 }
reason-never = gibt deine Verbindung endgültig auf
reason-hinders = dein Gegenüber braucht danach { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }
reason-helps = hilft deinem Gegenüber, dem { $cards ->
    [one] nur noch eine Karte fehlt
   *[other] nur noch { $cards } Karten fehlen
 }
reason-shuts-out = dein Gegenüber kann sich nie mehr verbinden
reason-quiet = bringt niemanden einer Verbindung näher

# Ablehnungen.
refused-first-card = Lege die erste Karte auf { $centre }: Alle ersten Plätze sind gleichwertig, und die Namen werden von dort gezählt.
refused-taken = Auf { $cell } liegt schon eine Karte. In der ersten Phase wird nichts überdeckt: Wähle einen leeren Platz.
refused-apart = { $cell } berührt keine Karte: Wähle einen Platz neben einer Karte oder schräg daneben.
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
refused-declare-first-phase = Das kannst du erst ansagen, wenn alle Doppelkurvenkarten liegen.
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
fault-announced-nothing = { $seat } soll angesagt haben, hat aber keine Verbindung.
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
    .help = 1, wenn die Partie gewonnen war, bevor alle Doppelkurvenkarten lagen
