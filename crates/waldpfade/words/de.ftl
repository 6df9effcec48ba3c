# ---- Fehlschläge ----
failure = Fehler: { $message }
output-failed = Die Ausgabe konnte nicht geschrieben werden: { $detail }.
file-not-found = Die Datei „{ $file }“ gibt es nicht.
file-not-readable = Die Datei „{ $file }“ darf nicht gelesen werden; bitte ihre Rechte prüfen.
file-is-folder = „{ $file }“ ist ein Ordner; bitte eine Datei darin nennen.
file-not-read = Die Datei „{ $file }“ konnte nicht gelesen werden: { $detail }.
file-too-long = Die Datei „{ $file }“ ist länger als { $most } MiB; hier kann sie nicht gemeint sein.
file-not-text = Die Datei „{ $file }“ ist kein UTF-8-Text.
file-not-written = Die Datei „{ $file }“ konnte nicht geschrieben werden: { $detail }.
no-games = Im Regal stehen keine Spiele.
unknown-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
unknown-game-but = Das Spiel „{ $game }“ gibt es nicht. War „{ $meant }“ gemeint?
unknown-level = Die Stufe „{ $level }“ gibt es nicht. Es gibt: { $known }.
unknown-rule = Die Regel „{ $rule }“ gibt es nicht. Die Regeln heißen { $known }.
options-not-json = Die Optionen sind kein JSON: { $detail }. Sie werden so geschrieben: --options '{"{"}"size": 5{"}"}'.
bad-seed = „{ $seed }“ ist kein Startwert: Gebraucht wird eine ganze Zahl, oder 64 Hexadezimalziffern.
no-chance = Das System gab keine Zufallszahlen: { $detail }. Bitte mit --seed einen Startwert nennen.
bad-viewer = Den Platz „{ $seat }“ gibt es an diesem Tisch nicht: 1 bis { $most }, oder „spectator“ für Zuschauende.

# ---- Aufruf ----
usage-try-help = Mehr mit --help oder „waldpfade help BEFEHL“.
usage-no-command = Den Befehl „{ $name }“ gibt es nicht.
usage-no-command-but = Den Befehl „{ $name }“ gibt es nicht. War „{ $meant }“ gemeint?
usage-no-argument = „{ $argument }“ ist hier nicht bekannt.
usage-no-argument-but = „{ $argument }“ ist hier nicht bekannt. War „{ $meant }“ gemeint?
usage-bad-choice = „{ $value }“ geht nicht für { $argument }. Möglich sind: { $known }.
usage-bad-value = „{ $value }“ geht nicht für { $argument }: { $detail }.
usage-value-missing = { $argument } braucht einen Wert.
usage-missing = Das fehlt noch: { $argument }.
usage-conflict = { $argument } verträgt sich nicht mit { $other }.
usage-not-utf8 = In der Befehlszeile steht Text, der kein UTF-8 ist.
usage-other = Die Befehlszeile ist nicht verständlich: { $detail }.

# ---- Hilfe ----
help-usage = Aufruf:
help-commands = Befehle
help-command = BEFEHL
help-arguments = Angaben
help-options = Optionen
help-options-short = [OPTIONEN]
help-examples = Beispiele:

cmd = Spiele von Pfaden und Wäldern: spielen, simulieren, zeichnen, prüfen
    .long =
        Spiele von Pfaden und Wäldern, mit denselben Regeln für Menschen und Programme.

        Ohne Befehl beginnt eine Partie: du gegen den Computer.
        Rückgabewerte: 0 getan, 1 nicht möglich, 2 Befehlszeile unverständlich, 130 mit Strg-C beendet.
    .examples =
        waldpfade                              spielen
        waldpfade games                        was im Regal steht
        waldpfade rules krumme-pfade           die Regeln eines Spiels
        waldpfade help simulate                mehr über einen Befehl
cmd-play = Im Terminal spielen, gegen den Computer oder mit anderen
    .long =
        Im Terminal spielen, Zeile für Zeile. Züge werden in ihrer Schreibweise eingegeben oder, wo wenige möglich sind,
        mit ihrer Nummer. Während der Partie zeigt „hilfe“, was es noch gibt: brett, züge, tipp, zurück, regeln …
    .examples =
        waldpfade play krumme-pfade                         du beginnst, der Computer folgt
        waldpfade play krumme-pfade --seats greedy,mensch   der Computer beginnt
        waldpfade play krumme-pfade --seats mensch,mensch   zu zweit an einer Tastatur
        waldpfade play --record partie.txt                  eine gespeicherte Partie fortsetzen
cmd-games = Die Spiele im Regal zeigen
    .examples =
        waldpfade games
        waldpfade games --json
cmd-rules = Die Regeln eines Spiels zeigen, alle oder einzelne
    .examples =
        waldpfade rules krumme-pfade
        waldpfade rules krumme-pfade KP-3 KP-7
cmd-score = Einen Tisch mit echten Karten abrechnen
    .long =
        Abrechnen, was auf einem echten Tisch liegt. „--example“ zeigt, wie man es eintippt.
    .examples =
        waldpfade score pixies --example > tisch.txt
        waldpfade score pixies tisch.txt
cmd-components = Zeigen oder prüfen, was in der Schachtel eines Spiels ist
    .examples =
        waldpfade components pixies
        waldpfade deck fairy-trails --out deck.png
        waldpfade components pixies --export > meine-schachtel.txt
        waldpfade components pixies --components meine-schachtel.txt
cmd-draw = Eine Stellung oder Aufzeichnung als SVG oder PNG zeichnen
    .examples =
        waldpfade draw krumme-pfade --position p.json --out p.svg
        waldpfade draw --record partie.txt --ply 12 --out p.png --dark
cmd-replay = Eine aufgezeichnete Partie nacherzählen
    .examples =
        waldpfade replay partie.txt
        waldpfade replay partie.txt --seat 2
cmd-verify = Eine Aufzeichnung prüfen: jedes Byte, jeden Zug, das Ende
    .long =
        Eine Aufzeichnung prüfen: ihre Prüfziffern Zeile für Zeile, jeden Zug nach den Regeln und den Fingerabdruck ihres
        Endes. Rückgabewert 0, wenn alles stimmt, sonst 1; die Meldung nennt die Zeile.
    .examples =
        waldpfade verify partie.txt
cmd-simulate = Den Computer viele Partien gegen sich spielen lassen
    .long =
        Den Computer viele Partien spielen lassen, auf allen Kernen. Derselbe Startwert gibt bei jeder Zahl von Kernen
        dasselbe Ergebnis. Die Plätze wechseln von Partie zu Partie, wenn sie nicht fest sind.

        Die Siegquote (win_rate) ist der Anteil an allen Siegen: Ein geteilter zählt anteilig, eine Partie ohne Sieg für
        alle gleich. Strg-C beendet mit den bis dahin gespielten Partien und dem Rückgabewert 130.
    .examples =
        waldpfade simulate krumme-pfade --seats greedy,random --games 1000
        waldpfade simulate krumme-pfade --seats greedy,greedy --games 200 --seed 7 --json
        waldpfade simulate krumme-pfade --seats greedy,random --report ergebnis.html
cmd-bench = Messen, wie schnell die Regeln laufen
    .long =
        Messen, wie schnell die Regeln laufen, auf einem Kern: zufällige Partien samt Aufbau, und Suchläufe. Ein Suchlauf
        denkt sich aus der Sicht eines Platzes eine ganze Stellung aus und spielt sie zufällig zu Ende.
        Strg-C beendet mit dem bis dahin Gemessenen und dem Rückgabewert 130.
    .examples =
        waldpfade bench
        waldpfade bench --game krumme-pfade --seconds 10 --json
cmd-engine = Anderen Programmen dienen: JSON-Zeilen auf Standardein- und -ausgabe
    .long =
        Anderen Programmen dienen: je Zeile eine JSON-Anfrage auf der Standardeingabe, je Zeile eine JSON-Antwort auf der
        Standardausgabe. Eine unverständliche Zeile bekommt eine Fehlerantwort; das Ende der Eingabe beendet das
        Programm. Höchstens 10000 Partien sind zugleich offen, und keine Zeile ist länger als 16 MiB.
    .examples =
        echo '{"{"}"do": "games"{"}"}' | waldpfade engine
        waldpfade engine --game krumme-pfade
cmd-schema = Die JSON-Schemata eines Spiels ausgeben
    .examples =
        waldpfade schema krumme-pfade position
cmd-completions = Ergänzungen für eine Shell ausgeben
    .examples =
        waldpfade completions bash > ~/.local/share/bash-completion/completions/waldpfade
cmd-help = Einen Befehl erklären

arg-lang = Sprache: en oder de; sonst die der Umgebung (WALDPFADE_LANG, LC_ALL, LC_MESSAGES, LANG)
    .value = SPRACHE
arg-help = Diese Hilfe zeigen
arg-version = Die Version zeigen
arg-json = JSON für Programme schreiben
arg-game = Das Spiel, z. B. krumme-pfade
    .value = SPIEL
arg-bench-game = Nur dieses Spiel; sonst alle
    .value = SPIEL
arg-engine-game = Nur dieses Spiel; Anfragen müssen es dann nicht nennen
    .value = SPIEL
arg-play-game = Das Spiel; sonst wirst du gefragt
arg-draw-game = Das Spiel der Stellung
arg-rules = Nur diese Regeln, z. B. KP-3
    .value = REGEL
arg-components = Mit dem Material dieser Datei spielen statt mit dem, das beim Spiel liegt
    .value = DATEI
arg-components-components = Diese Materialdatei prüfen
arg-components-out = Ein Bild von allem: eine Datei, die auf .svg oder .png endet
    .value = DATEI
arg-export = Die Materialdatei ausgeben, die beim Spiel liegt
arg-options = Optionen des Spiels als JSON; siehe „waldpfade schema SPIEL options“
arg-seed = Startwert aller Würfel: eine Zahl oder 64 Hexadezimalziffern; sonst Zufall
arg-simulate-seats = Die Computerspieler, einer je Platz: random, greedy
arg-play-seats = Wer spielt, je Platz: mensch, random, greedy; sonst du gegen einen greedy
arg-bench-seats = Wie viele spielen; sonst zwei oder so wenige wie möglich
arg-games = Wie viele Partien (1000)
arg-threads = Wie viele Partien zugleich; 0 für eine je Kern (0)
arg-fixed-seats = Niemand wechselt den Platz
arg-report = Eine Seite mit den Ergebnissen schreiben
    .value = DATEI.html
arg-seconds = Wie lange je Spiel, in Sekunden (3)
arg-record = Diese Aufzeichnung fortsetzen
    .value = DATEI
arg-draw-record = Die Aufzeichnung, die gezeichnet wird: ihr Ende, oder der Stand nach --ply
arg-ply = Nach so vielen Zügen der Aufzeichnung
arg-position = Die Stellung als JSON; - für die Standardeingabe
    .value = DATEI
arg-out = Das Bild: eine Datei, die auf .svg oder .png endet
    .value = DATEI
arg-seat = Mit wessen Augen: 1, 2, … oder spectator
    .value = PLATZ
arg-replay-seat = Mit wessen Augen: 1, 2, … oder spectator; sonst wird alles erzählt
arg-dark = Dunkle Farben
arg-width = Breite eines PNG in Bildpunkten (1200)
    .value = PUNKTE
arg-picture = Ein Bild der Partie in dieser Datei aktuell halten (.svg oder .png)
    .value = DATEI
arg-file = Die Datei; - für die Standardeingabe
    .value = DATEI
arg-score-file = Was auf dem Tisch liegt; - für die Standardeingabe
arg-example = Zeigen, wie man einen Tisch eintippt
arg-shape = options, move, position, view oder event; sonst alle
    .value = FORM
arg-shell = bash, elvish, fish, powershell oder zsh
    .value = SHELL
arg-topic = Ein Befehl
    .value = BEFEHL

# ---- games, rules, components, score ----
games-id = Name
games-title = Titel
games-seats = Personen
games-about = Was es ist
rules-ruling = Festlegung: { $reason }
components-none = { $title } hat keine Materialdatei: Seine Teile folgen aus den Regeln.
components-sound = Das Material ist in Ordnung:
components-drawn = Das Bild von allem liegt in { $file }.
components-draw = Als Bild: waldpfade deck { $game } --out { $game }.png
score-none = { $title } kann noch keinen eingetippten Tisch abrechnen.
score-total = { $who }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
result-total = Summe
result-won = { $who } gewinnt.
result-shared = { $who } teilen sich den Sieg.
result-draw = Niemand gewinnt.
result-lost-alone = Das Spiel ist verloren.

# ---- draw, replay, verify ----
draw-nothing = Was soll gezeichnet werden? Ein Spiel mit --position DATEI, oder --record DATEI.
draw-bad-form = „{ $file }“ sagt nicht, wie gezeichnet werden soll: Der Name muss auf .svg oder .png enden.
draw-failed = Das Bild konnte nicht gezeichnet werden: { $detail }.
draw-other-game = Die Aufzeichnung gehört zu „{ $found }“, nicht zu „{ $game }“.
draw-no-ply = Die Aufzeichnung hat { $played } Züge; einen Zug { $ply } gibt es nicht.
replay-head = { $title } zu { $seats }, Optionen { $options }
verify-sound-over = In Ordnung: eine beendete Partie { $title } mit { $plies } Zügen. Fingerabdruck { $fingerprint }.
verify-sound-open = In Ordnung: eine offene Partie { $title } mit { $plies } Zügen. Fingerabdruck { $fingerprint }.

# ---- simulate, bench ----
simulate-misplay = Ein Computerspieler hat einen Fehler gemacht, bitte melden: { $detail }.
simulate-summary = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }, { $draws } ohne Sieg, im Mittel { $plies } Züge. Startwert { $seed }.
simulate-stopped = Vorzeitig beendet: { $games } waren verlangt.
simulate-player = Spieler
simulate-seat = Nach Plätzen, wer auch dort saß
simulate-wins = gewonnen
simulate-shares = geteilt
simulate-rate = Siegquote
simulate-ci = 95 % zwischen
simulate-score = Punkte
simulate-how = Noch einmal spielen
bench-bad-seconds = Die Sekunden müssen über 0 liegen und höchstens 3600 sein.
bench-game = Spiel
bench-seats = Plätze
bench-plies = Züge/s
bench-playouts = Partien/s
bench-length = Züge je Partie
bench-sims = Suchläufe/s

# ---- play ----
play-human = mensch
play-seats = { $named ->
    [one] Einer ist genannt
   *[other] { $named } sind genannt
 }, aber die Partie ist für { $seats }.
play-which-game = Welches Spiel? Bitte seine Nummer eingeben; Enter nimmt das erste.
play-person = { $who }: du gibst ein
play-computer = { $who }: Computer ({ $level })
play-greeting = Gib einen Zug ein; „hilfe“ zeigt, was du noch eingeben kannst, „brett“ zeigt das Brett.
play-prompt = { $who } ({ $points }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
 })
play-curtain = Jetzt darf nur { $who } hinsehen. Enter drücken, wer hier sitzt.
play-over = Die Partie ist zu Ende. Noch möglich: verlauf, punkte, brett, zurück, bild DATEI, speichern DATEI, ende.
play-stuck = { $who } weiß nicht weiter. Bitte melden.
play-more-moves = … und { $count } mehr. „züge TEXT“ zeigt die mit diesem Text.
play-no-moves = Kein Zug enthält „{ $text }“.
play-no-number = Es gibt die Züge 1 bis { $most }.
play-try-moves = „züge“ zeigt, was möglich ist.
play-which-file = Bitte eine Datei nennen, z. B. „speichern partie.txt“ oder „bild brett.svg“.
play-wrote = Geschrieben: { $file }.
play-hint = { $move } – { $described }: etwa { $chance } %
play-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
play-undo-not-free = Das geht nicht zurück: Seither kam Verdecktes ans Licht oder es wurde gewürfelt.
play-undone = { $plies ->
    [one] Ein Zug ist zurückgenommen.
   *[other] { $plies } Züge sind zurückgenommen.
 }
play-help =
    Ein Zug in seiner Schreibweise oder mit seiner Nummer wird gespielt. Außerdem:
      züge [TEXT]      zeigt die Züge, alle oder die mit diesem Text
      tipp             zeigt gute Züge und warum
      zurück           nimmt deinen letzten Zug zurück, solange seither niemand etwas erfahren hat
      punkte           zeigt den Punktestand
      verlauf          erzählt die Partie bis hier
      brett [N]        zeigt das Bild hier, N Spalten breit
      sicht            zeigt alles, was du wissen darfst, als Liste
      regeln [ID]      zeigt die Regeln, alle oder eine davon
      bild DATEI       zeichnet, was du sehen darfst (.svg oder .png)
      speichern DATEI  speichert die Partie; „waldpfade play --record DATEI“ setzt sie fort
      ende             beendet das Programm
order-help = hilfe
order-moves = züge
order-hint = tipp
order-undo = zurück
order-score = punkte
order-log = verlauf
order-look = sicht
order-board = brett
order-rules = regeln
order-picture = bild
order-save = speichern
order-quit = ende

# ---- engine ----
engine-seat = Platz { $number }
engine-not-utf8 = Diese Zeile ist kein UTF-8.
engine-not-json = Diese Zeile ist kein JSON: { $detail }.
engine-not-object = Eine Anfrage ist ein JSON-Objekt: {"{"}"do": …{"}"}.
engine-too-long = Diese Zeile ist länger als { $most } MiB.
engine-panicked = Bei dieser Anfrage machte das Programm einen Fehler; die Partien sind noch da. Bitte melden.
engine-unknown-verb = „{ $verb }“ gibt es nicht. Es gibt: { $known }.
engine-missing = „{ $field }“ wird gebraucht.
engine-not-text = „{ $field }“ muss ein Text sein.
engine-not-number = „{ $field }“ muss eine ganze Zahl von 0 bis { $most } sein.
engine-no-seat = „seat“ muss eine ganze Zahl von 0 bis { $most } sein.
engine-no-viewer = „seat“ muss eine ganze Zahl von 0 bis { $most } oder "spectator" sein.
engine-bad-seed = „seed“ muss ein Text aus 64 Hexadezimalziffern sein.
engine-no-chance = Das System gab keine Zufallszahlen; bitte „seed“ angeben.
engine-unknown-match = Die Partie „{ $match }“ gibt es nicht.
engine-full = { $most } Partien sind offen, mehr geht nicht; bitte welche mit „drop“ schließen.
engine-undo-too-far = { $plies } Züge können nicht zurückgenommen werden: { $played } sind gespielt.
engine-bad-format = Das Format „{ $format }“ gibt es nicht; es gibt: svg.
