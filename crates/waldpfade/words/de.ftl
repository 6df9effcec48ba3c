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
bad-limit = „{ $limit }“ ist keine Grenze. Millisekunden schreibt man wie greedy@50ms, Durchläufe wie hard@500it.
bad-setting = „{ $setting }“ ist keine Einstellung einer Suche. Schreib Name und Wert wie hard+explore=0.9; es gibt: { $known }.
no-search = Die Stufe { $level } sucht nicht, also gibt es nichts einzustellen.
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

        Ohne Befehl öffnen sich die Spiele im Browser.
        Rückgabewerte: 0 getan, 1 nicht möglich, 2 Befehlszeile unverständlich, 130 mit Strg-C beendet.
    .examples =
        waldpfade                              im Browser spielen
        waldpfade play                         im Terminal spielen
        waldpfade games                        was im Regal steht
        waldpfade rules krumme-pfade           die Regeln eines Spiels
        waldpfade help simulate                mehr über einen Befehl
cmd-serve = Im Browser spielen, allein oder mit anderen
    .long =
        Zeigt die Spiele als Seiten, bis Strg-C. Alles wird in einer Datei aufbewahrt, und eine Partie geht weiter, wo
        sie war, wenn der Server wiederkommt. Ohne --listen erreicht ihn nur dieser Rechner.
        WALDPFADE_LOG sagt, wie viel protokolliert wird, z. B. WALDPFADE_LOG=debug.
    .examples =
        waldpfade serve
        waldpfade serve --listen 0.0.0.0:7007 --data /var/lib/waldpfade/waldpfade.db --no-open
cmd-backup = Alles kopieren, was der Server aufbewahrt
    .long =
        Schreibt eine Kopie der Datei, in der der Server alles aufbewahrt, während der Server weiterläuft. Die Kopie
        ist vollständig, und eine Datei dieses Namens darf es noch nicht geben. Sie wird geprüft,
        bevor sie ihren Namen bekommt. „waldpfade restore“ spielt sie zurück.
    .examples =
        waldpfade backup --out montag.db
        waldpfade backup --data /var/lib/waldpfade/waldpfade.db --out montag.db
cmd-restore = Eine Kopie zurückspielen, an die Stelle dessen, was der Server aufbewahrt
    .long =
        Prüft die Kopie, setzt sie an die Stelle der Datei und prüft sie dort noch einmal. Was dort war, bleibt unter
        eigenem Namen erhalten. Solange ein Server auf der Datei läuft, geht es nicht: Halte ihn erst an.
    .examples =
        waldpfade restore --from montag.db
        waldpfade restore --from montag.db --data /var/lib/waldpfade/waldpfade.db
cmd-load = Messen, wie viele Tische ein Server trägt
    .long =
        Lässt an vielen Tischen zugleich Spieler nach Drehbuch spielen, über die HTTP-Schnittstelle und jeden mit einem
        offenen Strom von Neuigkeiten, und sagt, wie lange es dauert, bis der andere von einem Zug gehört hat. Dafür
        startet ein eigener Server mit eigener Datei, die danach wieder weg ist; gesprochen wird nur mit diesem Rechner.
        Endet mit 1, wenn ein Zug verloren ging oder doppelt war oder sonst etwas misslang.
    .examples =
        waldpfade load
        waldpfade load --tables 100 --rate 50 --seconds 5 --json
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
cmd-suggest = Gute Züge in einer Stellung oder Aufzeichnung zeigen, mit Gründen
    .long =
        Die besten Züge eines Platzes, wie ein Computerspieler sie sieht, der weiß, was dieser Platz weiß: was von
        jedem zu erwarten ist, wie sicher es ist, dass kein anderer besser ist, und die Gründe.
    .examples =
        waldpfade suggest krumme-pfade --position stellung.json
        waldpfade suggest --record partie.txt --ply 12 --level expert --millis 2000
cmd-replay = Eine aufgezeichnete Partie nacherzählen
    .examples =
        waldpfade replay partie.txt
        waldpfade replay partie.txt --seat 2
cmd-verify = Eine Aufzeichnung prüfen: jedes Byte, jeden Zug, das Ende
    .long =
        Eine Aufzeichnung prüfen: ihre Prüfziffern Zeile für Zeile, jeden Zug nach den Regeln und den Fingerabdruck ihres
        Endes. Wenn die Aufzeichnung oder --dice den Beweis der Würfel enthält, auch, ob sie aus dem folgen, was der Server
        als sein Versprechen zeigt; mit --commitment, ob es das Versprechen ist, das dir vor der Partie gezeigt wurde.
        Rückgabewert 0, wenn alles stimmt, sonst 1; die Meldung nennt die Zeile.
    .examples =
        waldpfade verify partie.txt
        waldpfade verify partie.txt --dice dice.json
        waldpfade verify partie.txt --commitment 3f0c…
cmd-simulate = Den Computer viele Partien gegen sich spielen lassen
    .long =
        Computergegner spielen viele Partien auf allen Kernen. Derselbe Startwert ergibt dasselbe Ergebnis, gleich mit
        wie vielen Threads. Alle spielen jede Ausgangslage von jedem Platz, damit sich das Glück aufhebt, außer die Plätze
        sind fest.

        win_rate ist der Anteil an allen Siegen: Ein geteilter zählt anteilig, ein Remis für alle gleich viel.
        Mit --shard K/N wird eine Scheibe von N gespielt; „waldpfade merge“ fügt sie zu genau denselben Zahlen zusammen.
        Strg-C beendet die Simulation mit den bis dahin gespielten Partien und Rückgabewert 130.
    .examples =
        waldpfade simulate krumme-pfade --seats greedy,random --games 1000
        waldpfade simulate krumme-pfade --seats hard,greedy --games 200 --seed 7 --iterations 500 --json
        waldpfade simulate krumme-pfade --seats greedy,random --report ergebnis.html
        waldpfade simulate pixies --seats greedy,greedy,random --metrics --report ergebnis.html
        waldpfade simulate pixies --seats greedy,random --games 100000 --decide
        waldpfade simulate pixies --seats greedy,random --seed 7 --shard 3/16 --tally teil-3.json
cmd-tournament = Alle gegen alle spielen lassen
    .long =
        Jeder gegen jeden: Jede Auswahl von so vielen Teilnehmern, wie es Plätze gibt, spielt --games Partien. Ein
        Teilnehmer ist eine Stufe, auch mit einer Grenze: hard@50ms denkt 50 Millisekunden, hard@500it 500 Durchläufe.

        Alle Paarungen bekommen dieselben Ausgangslagen, und alle spielen sie von jedem Platz. Die Wertungszahlen folgen
        Glicko-2, aus allen Ergebnissen auf einmal. Mit Zeiten hängen Ergebnisse vom Rechner ab, mit Durchläufen nicht.
    .examples =
        waldpfade tournament krumme-pfade --entrants random,greedy,greedy@5ms --games 500
        waldpfade tournament pixies --entrants random,greedy,random --seats 3 --report ergebnis.html
        waldpfade tournament pixies --entrants random,greedy --decide --csv ergebnis.csv
cmd-merge = Die Scheiben einer Simulation oder eines Turniers zusammenfügen
    .long =
        Zusammenfügen, was --shard und --tally geschrieben haben: genau die Zahlen des ungeteilten Laufs. Scheiben, die
        fehlen, doppelt da sind, abgebrochen wurden oder zu einem anderen Lauf gehören, werden abgelehnt. Eine einzelne
        ganze Datei lässt sich so auch noch einmal in anderer Form zeigen.
    .examples =
        waldpfade merge teil-*.json --report ergebnis.html
        waldpfade merge ganz.json --json
cmd-tune = Bessere Gewichte für die Bewertung eines Spiels suchen
    .long =
        Bessere Gewichte für die Bewertung suchen, nach der Computerspieler ein Spiel beurteilen: Jedes Gewicht wird der
        Reihe nach höher und niedriger probiert, gegen einen festen Gegner und mit denselben Ausgangslagen. Am Ende
        treffen die neuen Gewichte auf die alten, mit frischen Ausgangslagen; nur wenn sie sich als besser erwiesen
        haben, wird die Datei geschrieben.
    .examples =
        waldpfade tune pixies --games 1000 --seed 1
        waldpfade tune krumme-pfade --only effort --player greedy --opponent greedy --seed 1 --out gewichte.txt
cmd-solve = Den genauen Wert eines kleinen Spiels bei bestem Spiel finden
    .long =
        Herausfinden, wer ein kleines Spiel gewinnt, wenn beide so gut wie möglich spielen: für jeden ersten Zug und jede
        Wahl der Optionen, die ein Ja oder Nein oder eines von wenigen Wörtern sind. Das Spiel muss für zwei sein, ohne
        Verborgenes und ohne Würfel. Wie weit es ist, steht auf der Standardfehlerausgabe. --verify prüft eine Tabelle
        mit einer anderen Suche.
    .examples =
        waldpfade solve krumme-pfade --size 3 --out werte.json
        waldpfade solve krumme-pfade --verify werte.json
cmd-bench = Messen, wie schnell die Regeln laufen
    .long =
        Messen, wie schnell die Regeln laufen, auf einem Kern: zufällige Partien samt Aufbau, und Schritte der Suche,
        die die Stufe „hard“ benutzt. Ein Schritt folgt Zügen zu einer neuen Stellung und beurteilt sie.
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
arg-rules-cards = Stattdessen die Texte von Karten, Feldern und Charakteren: alle oder die mit diesen Namen
    .value = NAME
arg-components = Mit dem Material dieser Datei oder dieses Ordners spielen statt mit dem, das beim Spiel liegt
    .value = DATEI
arg-components-components = Diese Materialdatei oder die Dateien dieses Ordners prüfen
arg-components-out = Ein Bild von allem: eine Datei, die auf .svg oder .png endet
    .value = DATEI
arg-export = Die Materialdatei ausgeben, die beim Spiel liegt
arg-options = Optionen des Spiels als JSON; siehe „waldpfade schema SPIEL options“
arg-seed = Startwert aller Würfel: eine Zahl oder 64 Hexadezimalziffern; sonst Zufall
arg-simulate-seats = Die Computerspieler, einer je Platz: random, easy, greedy, medium, hard, expert
arg-play-seats = Wer spielt, je Platz: mensch, random, easy, greedy, medium, hard, expert; sonst du gegen einen medium
arg-iterations = Wie viele Suchschritte eine Entscheidung dauern darf: auf jedem Rechner dieselben Antworten
arg-millis = Wie viele Millisekunden eine Entscheidung dauern darf; ohne Grenze hat jede Stufe ihre eigene
arg-level = Die Stufe des Ratgebers: random, easy, greedy, medium, hard, expert (hard)
arg-count = Wie viele Züge (3)
arg-player = Die Stufe, die mit den Gewichten spielt (greedy)
arg-opponent = Die Stufe, die es zu schlagen gilt (greedy)
arg-only = Nur diese Gewichte, durch Kommas getrennt
arg-tune-games = Wie viele Partien jeder Versuch hat (400)
arg-rounds = Höchstens so viele Runden (6)
arg-tune-seats = Wie viele mitspielen; sonst zwei oder die kleinste mögliche Zahl
arg-tune-out = Die Gewichte in diese Datei schreiben, wenn sie sich als besser erwiesen haben
arg-size = Die Größe des Bretts
arg-replies = Auch den Wert jeder Antwort auf jeden ersten Zug
arg-memory = Wie viel Speicher die Tabelle der Stellungen braucht, in MiB (512)
    .value = MIB
arg-solve-out = Die Tabelle der Werte schreiben
    .value = DATEI.json
arg-solve-options = Optionen des Spiels als JSON; nicht genannte werden auf jede Weise probiert
arg-verify = Eine früher geschriebene Tabelle prüfen
arg-entrants = Wer teilnimmt: Stufen, auf Wunsch mit Grenze (hard@50ms, hard@500it)
arg-tournament-seats = Wie viele am Tisch sitzen; sonst zwei oder die kleinste mögliche Zahl
arg-metrics = Jeder Partie zusehen: Auswahl, erzwungene Züge, Führungswechsel, Spannung und was das Spiel selbst erzählt
arg-until = Aufhören, sobald jedes 95-%-Intervall höchstens so weit nach beiden Seiten reicht, z. B. 0.02
arg-decide = Aufhören, sobald entschieden ist, wer besser ist (Fehler höchstens 5 %, wann immer es aufhört)
arg-shard = Nur Scheibe K von N spielen, z. B. 3/16; braucht --seed
arg-tally = Die genauen Zählungen für „waldpfade merge“ schreiben
    .value = DATEI.json
arg-csv = Eine Tabelle für Tabellenprogramme schreiben
    .value = DATEI.csv
arg-files = Was --tally geschrieben hat; alle Scheiben eines Laufs
    .value = DATEIEN
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
arg-suggest-seat = Wessen Entscheidung: 1, 2, …; sonst die des Ersten, auf den gewartet wird
arg-suggest-game = Das Spiel der Stellung
arg-suggest-record = Die Aufzeichnung: ihr Ende, oder nach --ply
arg-replay-seat = Mit wessen Augen: 1, 2, … oder spectator; sonst wird alles erzählt
arg-dark = Dunkle Farben
arg-panels = Mit den Bögen der Spieler, auch wo sie nur die Punkte nennen
arg-no-panels = Ohne die Bögen der Spieler
arg-width = Breite eines PNG in Bildpunkten (1200)
    .value = PUNKTE
arg-picture = Ein Bild der Partie in dieser Datei aktuell halten (.svg oder .png)
    .value = DATEI
arg-backup-out = Die Kopie: eine Datei, die es noch nicht gibt
    .value = DATEI
arg-from = Die Kopie, die „waldpfade backup“ gemacht hat
    .value = DATEI
arg-tables = Wie viele Tische mit je zwei Spielern (1000)
arg-rate = Wie viele Züge in der Sekunde, alle Tische zusammen (500)
arg-load-seconds = Wie lange, in Sekunden (30)
arg-address = Auf dem Server an dieser Adresse dieses Rechners spielen; sonst auf einem eigenen
    .value = ADRESSE:PORT
arg-listen = Wo der Server zu erreichen ist (127.0.0.1:7007 oder der nächste freie Anschluss)
    .value = ADRESSE:PORT
arg-data = Die Datei, in der alles aufbewahrt wird (in deinem Datenordner)
    .value = DATEI
arg-no-open = Keinen Browser öffnen
arg-commitment = Was der Server vor der Partie versprochen hat, wie du es aufgehoben hast: 64 Hexziffern
arg-dice = Der Beweis der Würfel, von der Seite des Tisches
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
cards-none = { $title } hat keine Texte zum Nachschlagen: Seine Teile erklären sich selbst.
unknown-card = Nichts heißt „{ $card }“. Ohne Namen wird alles gezeigt.
unknown-card-but = Nichts heißt „{ $card }“. Meintest du „{ $meant }“?
components-none = { $title } hat keine Materialdatei: Seine Teile folgen aus den Regeln.
components-sound = Das Material ist in Ordnung:
components-drawn = Das Bild von allem liegt in { $file }.
components-draw = Als Bild: waldpfade deck { $game } --out { $game }.png
score-none = { $title } kann noch keinen eingetippten Tisch abrechnen.
score-total = { $who }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
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
replay-head = { $title } für { $seats }, Optionen { $options }
verify-sound-over = In Ordnung: eine beendete Partie { $title } mit { $plies } Zügen. Fingerabdruck { $fingerprint }.
verify-sound-open = In Ordnung: eine offene Partie { $title } mit { $plies } Zügen. Fingerabdruck { $fingerprint }.

verify-dice = Die Würfel sind die versprochenen: Tisch { $table }, { $parts ->
    [0] niemand gab etwas dazu
    [one] eine Person gab etwas dazu
   *[other] { $parts } Personen gaben etwas dazu
 }. Festlegung { $commitment }.
verify-dice-unreadable = { $file }: Das ist kein Beweis von Würfeln: { $detail }.
verify-dice-version = { $file }: Ein Beweis dieser Form ist hier nicht bekannt; vielleicht kennt ihn eine neuere Fassung des Programms.
verify-dice-digits = { $file }: Geheimnis und Beiträge müssen je 64 Hexziffern sein.
verify-dice-commitment = { $file }: Das Geheimnis ist nicht das, das vor der Partie versprochen wurde.
verify-dice-seed = { $file }: Der Startwert folgt nicht aus Geheimnis, Beiträgen und Tisch.
verify-commitment-other = Vor der Partie hat der Server etwas anderes versprochen: Die Festlegung dieses Beweises ist { $commitment }.
verify-commitment-no-dice = Diese Aufzeichnung enthält keinen Beweis ihrer Würfel; nenne ihn mit --dice.
verify-dice-other = { $file }: Die Aufzeichnung wurde mit anderen Würfeln gespielt.

# ---- serve ----
serve-address = Der Tisch ist gedeckt: { $address }
serve-stored = Alles wird in { $file } aufbewahrt. Strg-C beendet den Server.
serve-data = { $file } lässt sich nicht verwenden: { $detail }. Nenne mit --data eine andere Datei.
serve-damaged = { $file } ist beschädigt: { $detail }. Nichts wurde verändert. Spiel mit „waldpfade restore“ eine Kopie zurück.
data-in-use = { $file } wird von einem anderen Server benutzt (Prozess { $process }). Halte ihn erst an, oder nenne mit --data eine andere Datei.
data-in-use-by-somebody = { $file } wird von einem anderen Server benutzt. Halte ihn erst an, oder nenne mit --data eine andere Datei.
serve-listen = An { $address } kann niemand lauschen: { $detail }. Nenne mit --listen eine andere Adresse.
serve-no-home = Dein Datenordner ist nicht zu finden: { $detail }. Nenne mit --data eine Datei.

# ---- backup, load ----
backup-done = Kopiert nach { $file }: { $kilobytes } kB.
backup-exists = Die Datei „{ $file }“ gibt es schon. Nenne mit --out eine andere.
backup-failed = { $file } ließ sich nicht nach { $out } kopieren: { $detail }.
restore-done = { $from } ist geprüft und steht an der Stelle von { $file }.
restore-kept = Was vorher dort war, bleibt in { $file }.
restore-same = { $file } ist die Datei selbst und keine Kopie davon.
restore-failed = { $from } ließ sich nicht an die Stelle von { $file } setzen: { $detail }.
load-bounds = { $option } muss zwischen 1 und { $most } liegen.
load-not-here = { $address } liegt nicht auf diesem Rechner. Nur Server hier lassen sich messen.
load-no-table = Die Spieler konnten sich nicht setzen: { $detail }.
load-figure = Größe
load-value = Wert
load-tables = Tische
load-moves = Züge, von denen beide gehört haben
load-rate = Züge in der Sekunde
load-lost = Verlorene Züge
load-doubled = Doppelte Züge
load-errors = Fehler
load-late = Zu spät gemachte Züge
load-median = Bis der andere davon hörte: Median
load-slow = Bis der andere davon hörte: 99 von 100 in
load-slowest = Bis der andere davon hörte: längstens
load-peak = Größter Speicher dieses Prozesses
load-millis = { $millis } ms
load-megabytes = { $megabytes } MB

# ---- suggest ----
suggest-over = Die Partie ist zu Ende: Niemand muss etwas entscheiden.
suggest-spectator = Wer zuschaut, entscheidet nichts; nenne einen Platz: 1, 2, …

# ---- simulate, bench ----
simulate-misplay = Ein Computerspieler hat einen Fehler gemacht, bitte melden: { $detail }.
simulate-summary = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }, { $draws } ohne Sieg, im Mittel { $plies } Züge. Startwert { $seed }.
simulate-stopped = Vorzeitig beendet: { $games } waren verlangt.
simulate-player = Spieler
simulate-seat = Nach Plätzen, egal, wer dort saß
simulate-wins = gewonnen
simulate-shares = geteilt
simulate-rate = Siegquote
simulate-ci = 95 % zwischen
simulate-score = Punkte
simulate-how = Noch einmal spielen
lab-too-few = { $entrants ->
    [one] Ein Teilnehmer ist zu wenig
   *[other] { $entrants } Teilnehmer sind zu wenig
 } für Tische mit { $seats } Plätzen. Mehr nennen, denselben zweimal, oder weniger Plätze.
lab-too-many = Das wären mehr als { $most } Paarungen. Bitte weniger Teilnehmer nennen.
lab-precise = Vorzeitig beendet: Die Intervalle sind so eng wie gewünscht.
lab-decided = Vorzeitig beendet: Es ist entschieden, dass { $who } besser ist.
lab-tournament-summary = { $title }: { $entrants } Teilnehmer, { $matchups ->
    [one] eine Paarung
   *[other] { $matchups } Paarungen
 }, { $games } Partien. Startwert { $seed }.
lab-player-by-seat = Siegquote auf jedem Platz
lab-against = Zeile gegen Spalte
lab-rating = Wertungszahl
lab-rating-why = Skala von Glicko-2, alle Ergebnisse auf einmal; das Band zeigt ± zwei Standardfehler
lab-games = Partien
lab-draws = ohne Sieger
lab-metric = Gemessen
lab-mean = Mittel
lab-deviation = Streuung
lab-median = Median
lab-least = kleinste
lab-most = größte
lab-page-title = Labor
lab-mean-plies = Züge je Partie
lab-nobody-won = niemand gewann
lab-match-ups = Paarungen
lab-standings = Schlusstabelle
lab-everybody = Alle gegen alle
lab-win-rates = Siegquoten
lab-by-player = Nach Spieler
lab-fair-line = Band: 95 % Vertrauen. Gestrichelt: ein gerechter Anteil
lab-interval-line = Band: 95 % Vertrauen
lab-seat-advantage = Vorteil des Platzes
lab-seat-advantage-why = Egal, wer dort saß; gestrichelt: ein gerechter Anteil
lab-more-by-seat = Zahlen nach Platz
lab-distributions = Punkte und Längen
lab-lengths = Länge in Zügen
lab-points-of = Punkte von { $who }
lab-spread = Mittel { $mean }, neun von zehn zwischen { $low } und { $high }
lab-parts = Welche Teile entscheiden
lab-parts-why = Aus Partien, die jemand allein gewann. Ein Teil, der allen gleich viel gibt, entscheidet nichts, so viel es auch ist.
lab-parts-means = Punkte nach Teilen
lab-parts-means-why = Voller Punkt: wer gewann. Ring: die anderen
lab-parts-decisive = Entscheidende Teile
lab-parts-decisive-why = Partien, in denen der Sieger ohne diesen Teil nicht vorn gelegen hätte
lab-metrics = Was für ein Spiel es ist
lab-as-table = Als Tabelle
lab-how-to-read = Wie man das liest
lab-reading = Jede Ausgangslage wird einmal von jedem Platz gespielt, damit sich das Glück aufhebt; ein solcher Block von Partien ist die Einheit aller 95-%-Intervalle nach Spieler. Intervalle nach Platz sind die von Wilson. Ein geteilter Sieg zählt anteilig, ein Remis für alle gleich viel.
metric-branching = Auswahl je Entscheidung
    .help = erlaubte Züge, im Mittel über die Partie
metric-widest = Größte Auswahl
    .help = die meisten erlaubten Züge bei einer Entscheidung
metric-forced = Erzwungene Züge
    .help = Anteil der Entscheidungen mit nur einem erlaubten Zug
metric-lead-changes = Führungswechsel
    .help = wie oft jemand anderes die besten Aussichten bekam
metric-point-lead-changes = Führungswechsel nach Punkten
    .help = wie oft jemand anderes nach Punkten vorn lag
metric-drama = Drama
    .help = wie schlecht die Aussichten des späteren Siegers einmal waren: 0 nie hinten, 1 so gut wie verloren
metric-comeback = Aufholjagden
    .help = 1, wenn zur Halbzeit jemand anderes als der spätere Sieger führte
metric-settled = Entschieden
    .help = nach welchem Anteil der Partie der Sieger bis zum Ende führte
merge-unreadable = { $file }: Das ist keine Datei, die --tally geschrieben hat: { $detail }.
merge-format = { $file }: Die Form ist „{ $found }“; dieses Programm liest { $known }.
merge-numbers = { $file }: Die Zahlen gehen nicht auf, bei { $path }: erwartet { $expected }, gefunden { $found }. Diese Scheibe noch einmal spielen.
merge-nothing = Es gibt nichts zusammenzufügen.
merge-differs = { $file } und { $other } gehören zu verschiedenen Läufen: { $field } ist { $here } in der einen und { $there } in der anderen Datei.
merge-twice = { $file } und { $other } enthalten dieselbe Scheibe, { $shard }.
merge-missing = Es fehlen Scheiben: { $missing }.
merge-stopped = { $file }: Scheibe { $shard } wurde vor ihrem Ende abgebrochen. Bitte noch einmal spielen.
tune-none = { $title } hat keine Gewichte als Daten.
tune-unknown = Das Gewicht „{ $name }“ gibt es nicht; es gibt: { $known }.
tune-stopped = Abgebrochen; nichts wurde geschrieben.
tune-better = Besser: Gegen die alten Gewichte gewinnen die neuen { $rate } von { $games } Partien mit frischen Ausgangslagen (95 %: { $low } bis { $high }).
tune-not-better = Nicht als besser erwiesen: Gegen die alten Gewichte gewinnen die neuen { $rate } von { $games } Partien mit frischen Ausgangslagen (95 %: { $low } bis { $high }).
solve-not-for-two = { $title } lässt sich nicht lösen: Es muss für zwei sein.
solve-chance = { $title } lässt sich nicht lösen: Etwas ist verborgen, gewürfelt oder wird gleichzeitig entschieden.
solve-no-solver-key = { $title } lässt sich mit diesen Optionen nicht lösen: Die Stellungen sind zu groß für die Tabelle.
solve-stopped = Abgebrochen bei den Optionen { $options }, nach { $positions } Stellungen; noch ist nichts bekannt.
solve-options = Optionen
solve-value = Bei bestem Spiel
solve-openings = Beste erste Züge
solve-positions = Stellungen
solve-first = Spieler 1 gewinnt
solve-draw = niemand gewinnt
solve-second = Spieler 2 gewinnt
solve-progress = { $options }: { $done } von { $all } Werten, { $positions } Stellungen, { $seconds } s
solve-tabled = { $options }: { $done } von { $all } Brettern der letzten Phase, { $seconds } s
solve-unreadable = { $file }: Das ist keine Wertetabelle dieses Spiels: { $detail }.
solve-true = { $options }: stimmt; { $values } Werte mit einer anderen Suche wiedergefunden.
solve-wrong = { $file }: falsch bei den Optionen { $options }, bei { $place }: { $written } steht da, { $found } wurde gefunden.
bench-bad-seconds = Die Sekunden müssen über 0 liegen und höchstens 3600 sein.
bench-game = Spiel
bench-seats = Plätze
bench-plies = Züge/s
bench-playouts = Partien/s
bench-length = Züge je Partie
bench-sims = Suchläufe/s
bench-tree = Baumläufe/s
bench-plain = Mit Zufallspartien

# ---- play ----
play-human = mensch
play-seats = { $named ->
    [one] Einer ist genannt
   *[other] { $named } sind genannt
 }, aber die Partie ist für { $seats }.
play-which-game = Welches Spiel? Bitte seine Nummer eingeben; Enter nimmt das erste.
play-person = { $who }: du, an der Tastatur
play-computer = { $who }: Computer ({ $level })
play-greeting = Gib einen Zug ein; „hilfe“ zeigt, was du noch eingeben kannst, „brett“ zeigt das Brett.
play-prompt = { $who } ({ $points }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
 })
play-curtain = Jetzt darf nur { $who } hinsehen. Drücke Enter, wenn du das bist.
play-over = Die Partie ist zu Ende. Noch möglich: verlauf, punkte, brett, zurück, bild DATEI, speichern DATEI, ende.
play-stuck = { $who } weiß nicht weiter. Bitte melden.
play-more-moves = … und { $count } mehr. „züge TEXT“ zeigt die mit diesem Text.
play-no-moves = Kein Zug enthält „{ $text }“.
play-no-number = Es gibt die Züge 1 bis { $most }.
play-try-moves = „züge“ zeigt, was möglich ist.
play-which-file = Bitte eine Datei nennen, z. B. „speichern partie.txt“ oder „bild brett.svg“.
play-wrote = Geschrieben: { $file }.
play-hint = { $move } – { $described }: etwa { $chance } % Gewinn, zu { $sure } % sicher, dass nichts besser ist
play-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
play-undo-not-free = Das lässt sich nicht zurücknehmen: Seither kam Verdecktes ans Licht oder es wurde gewürfelt.
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
