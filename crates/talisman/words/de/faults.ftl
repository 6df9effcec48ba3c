# Was an den Datendateien der Schachtel nicht stimmen kann.
fault-entry-unreadable = Dieser Eintrag lässt sich nicht lesen: { $why }.
fault-stray = Hier steht etwas zwischen den Einträgen: Setze jeden Eintrag in eigene Klammern.
fault-key-twice = Diesen Schlüssel gab es schon: Gib jedem Namen einen eigenen.
fault-code-twice = Dieses Kürzel hat schon eine Karte oder eine Figur: Wähle ein anderes.
fault-code = Ein Kürzel besteht aus drei bis fünf kleinen Buchstaben von a bis z.
fault-kind-of-file = Zauber gehören in die Datei der Zauber, und nur sie.
fault-enemy-value = Ein Feind braucht Stärke oder Wille, um anzugreifen; andere Karten haben keines von beiden.
fault-number = Jede Karte außer den Zaubern braucht die Zahl, nach der sie an die Reihe kommt, mindestens 1.
fault-space-twice = Das Feld { $space } gibt es doppelt.
fault-space-missing = Das Feld { $space } fehlt.
fault-space-name = Kein Feld heißt „{ $name }“.
fault-card-name = Keine Karte heißt „{ $name }“.
fault-quest = Kein Auftrag heißt „{ $name }“.
fault-status = Einen Zustand „{ $name }“ gibt es nicht, nur „toad“ und „enslaved“.
fault-fragment = Einen Text „{ $name }“ zum Einsetzen gibt es nicht, oder er enthielte sich selbst.
fault-rows = Die Zeile „{ $row }“ schließt nicht an die vorige an: Die Zeilen einer Tabelle haben keine Lücken und überschneiden sich nicht.
fault-no-moment = Es fehlt, wann das geschehen kann: Nenne mindestens einen Zeitpunkt.
fault-too-many-cards = Das sind zu viele Karten: Eine Schachtel fasst höchstens { $most }.
fault-too-many-names = Das sind zu viele Kartennamen: Eine Schachtel kennt höchstens { $most }.
fault-too-many-copies = Das sind zu viele Karten eines Namens: höchstens { $most } in allen Stapeln zusammen.
fault-too-many-reactions = Das sind zu viele Dinge, die man einmal tun kann: Eine Schachtel hat Platz für { $most }.
fault-endless = Von hier an nehmen die Texte kein Ende: Es sind zu viele, oder sie stehen zu tief ineinander. Enthält einer sich selbst?

# Einstellungen

fault-trophies-needed = Ein Punkt kostet 5, 6 oder 7 Punkte an Trophäen.
fault-turn-limit = Die Höchstzahl der Züge ist eine Zahl von 1 bis { $most }.
fault-no-command = Wo der Erste auf der Krone gewinnt, wirkt niemand den Herrschaftszauber: Lass „easy_command“ weg.
fault-few-characters = In der Schachtel sind weniger Charaktere als Spieler.

# Stellungen

fault-seal = Diese Stellung steht mitten in einem Zug und wurde verändert. Lass „pending“ weg, um den Beginn eines Zuges aufzubauen.
fault-nobody-asked = In dieser Stellung hat niemand etwas zu entscheiden.
fault-no-card = Es gibt keine Karte „{ $card }“ in der Schachtel.
fault-card-twice = Die Karte „{ $card }“ liegt an zwei Stellen.
fault-card-out = Die Karte „{ $card }“ ist in dieser Partie nicht dabei.
fault-card-place = Die Karte „{ $card }“ kann dort nicht sein.
fault-no-seat = Diesen Spieler gibt es nicht.
fault-turn-number = Die Höchstzahl der Züge ist überschritten.
fault-too-many = Das ist mehr, als es geben kann.
fault-no-character = Es gibt keinen Charakter „{ $card }“ in der Schachtel.
fault-players = Jeder Spieler braucht einen Eintrag.
fault-character-twice = Zwei Spieler haben denselben Charakter.
fault-character-unused = Charaktere im Spiel müssen unter den schon eingesetzten stehen.
fault-no-quest = Diesen Auftrag gibt es nicht.
fault-no-offer = Dieses Angebot gibt es nicht.
fault-unknown-spell = Jeder Zauber muss benannt sein.
fault-no-character-yet = Jeder Spieler braucht einen Charakter.
fault-life = Wer lebt, hat mindestens ein Leben, und wer tot ist, keines.
fault-out-alive = Nur Tote sind ausgeschieden.
fault-task = Aufgaben gibt es nur auf Feldern der Inneren Region.
fault-enslaved = Dort ist niemand versklavt.
fault-unknown-top = Jede Karte oben auf einem Stapel muss benannt sein.
fault-tops = Die obersten Karten stehen Stapel für Stapel, jede mit denen, die sie gesehen haben: „{ $card }“.
fault-load = Auf „{ $card }“ können dort keine Marker liegen.
fault-lasting = „{ $card }“ kann so nicht wirken.
fault-in-force = Ein Zauber, der wirkt, braucht seine Runden.
fault-stock = Es sind mehr Marker im Spiel als in der Schachtel.
fault-active-out = Wer ausgeschieden ist, ist nicht am Zug.
fault-dead-crowned = Ist die Krone erreicht, sind die Toten ausgeschieden.
fault-crowned = Jemand steht auf der Krone, also ist sie erreicht.
fault-alone = Mindestens zwei müssen im Spiel sein.
fault-active-rests = Am Zug muss ein lebender Charakter sein, der nicht aussetzt.
fault-unrest = So kann der Zug nicht beginnen.
