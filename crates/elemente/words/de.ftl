title = Pfad der Elemente
tagline = Wählt Pfadfelder aus, legt einen Pfad nach der Vorliebe jedes Elements und lockt die verdeckten Geister an die richtigen Stellen.
    .minutes = 30

## Das Spielmaterial

rule-PE-C1 = Es gibt 48 Pfadfelder, 12 von jedem Element: Luft, Erde, Feuer und Wasser. Sie sind sechseckig.
    .mark = B, S
    .ruling = Die Anleitung zählt die Felder; dass sie sechseckig sind, ist aus Besprechungen bekannt.
rule-PE-C2 = Es gibt 40 Elementargeister, je 8 mit Erde, Luft, Feuer, Wasser und Maske; 40 Gaben, 10 für jede Person; 4 Tableaus; und 28 Gute Omen, 7 je Element.
    .mark = B, R
    .ruling = Eine Bildunterschrift spricht von 6 Omen im Stapel. Das gilt als Versehen, weil an anderer Stelle 28 gezählt werden.
rule-PE-C3 = Jedes Tableau gibt 4 Startfelder seines Elements und legt je 2 Felder jedes Elements in den gemeinsamen Stapel. Ein anderer Satz Tableaus muss auf jedem gleich viele Startfelder haben, auf jedem zusammen 12 Felder, und insgesamt 12 Felder je Element.
    .mark = R, D
    .ruling = Die Zahlen stehen nur auf den Tableaus. Mit diesen haben alle 12 Felder, und zu viert wird das Material aufgebraucht.
rule-PE-C4 = Eine Reihe aus 3 Wasserfeldern gibt 3 Punkte, jedes weitere 1 mehr. Ein Feuerdreieck gibt 2. Ein Luftpärchen gibt 2. Ein einzelnes Erdfeld gibt 1.
    .mark = B, R
    .ruling = Die Anleitung nennt 1 Punkt für jedes weitere Wasserfeld und in einem Beispiel 2 für ein Feuerdreieck. Was die ersten drei Wasserfelder, ein Luftpärchen und ein einzelnes Erdfeld geben, steht nur auf den Tableaus. Wir legen 3 Punkte für drei Wasserfelder fest, sodass jedes von ihnen wie alle weiteren 1 bringt; die Werte von Luft und Erde sind so gewählt, dass sich alle Elemente lohnen.
rule-PE-C5 = Jedes Element hat 7 Omen: einen Geist auf einem Feld (1 Punkt), drei Paare auf angrenzenden Feldern (1), zwei Dreier in gerader Reihe (2) und eines mit allen vier Elementen in einer Dreierreihe mit Knick (3). „waldpfade components elemente“ listet alle 28 auf.
    .mark = R
    .ruling = Die Karten sind nirgends aufgezählt. Diese stimmen mit allen Beispielen der Anleitung überein.
rule-PE-C6 = Tableaus, Punkte und Omen stehen in einer Datei. Sie wird beim Lesen geprüft, und wer das Spiel besitzt, kann sie ersetzen.
    .mark = R
    .ruling = Was gedruckt ist, lässt sich abschreiben; keine Regel hängt an den hier gewählten Zahlen.

## Spielaufbau

rule-PE-1 = Alle wählen je ein anderes Element und nehmen dessen Tableau und 10 Gaben. Wer zuerst Geister aufdecken wird, wählt zuerst, die anderen folgen im Uhrzeigersinn.
    .mark = B, R
    .ruling = Die Anleitung lässt die Reihenfolge offen. Zuerst aufzudecken hilft den anderen mehr als einem selbst; die erste Wahl gleicht das aus.
rule-PE-2 = Von jedem der 5 Motive kommen zu zweit 4, zu dritt 6 und zu viert 8 Geister ins Spiel. Sie werden gemischt und verdeckt in einem gleichmäßigen Raster ausgelegt: 4 Reihen zu 5, 5 Reihen zu 6 oder 5 Reihen zu 8.
    .mark = B, R
    .ruling = Die Anleitung verlangt ein gleichmäßiges Raster; gleichmäßiger geht es nicht.
rule-PE-3 = Nimm die Startfelder deines Tableaus. Die Stapel-Felder aller werden zusammen gemischt und in so viele Stapel geteilt, wie Personen mitspielen.
    .mark = B
rule-PE-4 = Sieh deinen Stapel an, behalte 1 Feld und gib den Rest nach links, bis alle Felder verteilt sind. Dann haben alle 12. Gewählt wird geheim und gleichzeitig.
    .mark = B, S
    .ruling = Die Anleitung sagt nicht, wann die Wahl gezeigt wird. Die Felder bleiben auf der Hand, bis sie gelegt werden.
rule-PE-5 = Im Spiel für Fortgeschrittene haben alle 2 Omen ihres Elements. Vereinbart vorher, ob sie offen oder verdeckt liegen und ob sie gezogen oder ausgewählt werden. Gezogen wird vor dem Verteilen der Felder, ausgewählt danach, geheim und gleichzeitig. Der Rest des Stapels wird gemischt und liegt verdeckt.
    .mark = B, D, R
    .ruling = Die Stapel sind nach Elementen sortiert und liegen neben den Tableaus, also zieht man vom eigenen. Reihum zu wählen würde die letzte Person begünstigen.

## Der Pfad

rule-PE-6 = Alle legen gleichzeitig ihre 12 Pfadfelder, für alle sichtbar. Jedes Feld ist mit mindestens einer Seite mit einem anderen verbunden, und der Pfad hängt immer zusammen. Bis du deinen Pfad für fertig erklärst, darfst du Felder wieder aufnehmen, wenn der Rest noch zusammenhängt, oder an ihrer Stelle austauschen, insgesamt hundertmal.
    .mark = B, R
    .ruling = „Mit einem weiteren Feld verbunden“ ließe mehrere Gruppen zu; gemeint ist ein Pfad. Die Grenze liegt weit jenseits des Nötigen und sorgt dafür, dass die Phase endet. Das erste Feld liegt auf 0,0: Es zählt nur, wie die Felder zueinander liegen.
rule-PE-7 = Hast du alle 12 Felder gelegt, darfst du deinen Pfad für fertig erklären. Die Phase endet, wenn alle das getan haben.
    .mark = B

## Elementargeister

rule-PE-8 = Es geht im Uhrzeigersinn; wer beginnt, entscheidet das Los. In deinem Zug musst du 2 Geister des Rasters aufdecken, für alle sichtbar, einen nach dem anderen. Sind sie ein Pärchen, legst du sie und darfst ihre Fähigkeit nutzen. Vor und nach dieser ganzen Aktion darfst du Gaben einsetzen, dazwischen nur für einen dritten Geist.
    .mark = B, R, D
    .ruling = In der Anleitung beginnt, wer zuletzt einen langen Spaziergang gemacht hat; das Programm kann es nicht wissen.
rule-PE-9 = Ein Pärchen sind zwei gleiche Motive; eine Maske passt nur zu einer Maske. Ohne Pärchen darfst du einmal im Zug 1 Gabe zahlen und einen dritten Geist aufdecken. Gibt es immer noch kein Pärchen, werden alle wieder zugedeckt und die Aktion endet. Bringen hundert Züge nacheinander kein Pärchen, bleiben die übrigen Geister liegen und die Gabenphase beginnt.
    .mark = B, D, R
    .ruling = Masken vertreten andere Geister nur in Omen. Die Grenze sorgt dafür, dass jede Partie endet; wer hinsieht, wird ihr nie begegnen.
rule-PE-10 = Von einem Pärchen legst du einen Geist auf ein freies Feld deines Pfads, den anderen auf ein freies Feld eines fremden Pfads. Zu dritt und zu viert ist das der Pfad mit den wenigsten Geistern; bei Gleichstand wählst du. Auf ein Feld passt ein Geist. Ein Pfad ohne freies Feld wird übergangen: Der Geist kommt auf den Pfad mit den wenigsten Geistern, der noch eines hat. Ein überzähliger dritter Geist wird wieder zugedeckt.
    .mark = B, D, R
    .ruling = Volle Pfade kommen nur zu dritt und zu viert vor, und die Anleitung spricht nicht von ihnen. Nach dem ersten Geist wird neu gezählt; umgedrehte Geister und Masken zählen mit.
rule-PE-11 = Nach dem Legen eines Pärchens darfst du seine Fähigkeit einmal kostenlos nutzen. Maske: Tausche 2 eigene Geister auf angrenzenden Feldern. Luft: Decke 1 fremden umgedrehten Geist auf. Feuer: Bewege 1 eigenen Geist um 1 Feld. Erde: Tausche 2 fremde Geister einer Person auf angrenzenden Feldern. Wasser: Bewege 1 fremden Geist um 1 Feld. Gibt es dafür kein Ziel, verfällt sie.
    .mark = B, R
    .ruling = Die Anleitung legt nicht fest, ob zuerst gelegt oder die Fähigkeit genutzt wird; so wirkt sie auch auf das Gelegte. Die Fähigkeit des letzten Pärchens kommt vor der Gabenphase.
rule-PE-12 = Geister bewegen sich auf ein angrenzendes freies Feld desselben Pfads. Ein umgedrehter Geist bleibt liegen, wo er ist, bis er aufgedeckt wird; das gilt auch für deine eigenen.
    .mark = B, R
    .ruling = Wo Geister für Gaben bewegt und getauscht werden, nimmt die Anleitung umgedrehte nur auf fremden Pfaden aus. Sie sagt aber auch, dass Fähigkeiten einen umgedrehten Geist nicht erreichen, bis er aufgedeckt ist, ohne zu sagen, wessen. Wir lesen das auch für die eigenen Geister so: Was einen Geist schützt, hält ihn auch fest.
rule-PE-13 = Mit oder ohne Pärchen ist nach dir die nächste Person am Zug. Zugedeckte Geister bleiben liegen. Was gesehen wurde, wissen alle, die es sich merken; mit der Option „Gedächtnis“ merkt es sich der Tisch für alle, mit „Erinnerung“ merken sich einzelne Personen, was zuletzt offen lag.
    .mark = D
    .ruling = Die Anleitung kennt eine solche Aktion im Zug und mischt zugedeckte Geister nicht.

## Gaben

rule-PE-14 = Für 1 Gabe: Drehe 1 eigenen offenen Geist um. Das schützt ihn und hält ihn fest; nur andere können ihn wieder aufdecken. Du darfst ihn immer ansehen, die anderen wissen, was sie gesehen haben.
    .mark = B, R
    .ruling = Auf dem Tableau steht „umdrehen“; der ausführliche Text spricht nur vom Verdecken.
rule-PE-15 = Für 2 Gaben: Decke 1 fremden umgedrehten Geist auf.
    .mark = B
rule-PE-16 = Für 1 Gabe: Bewege 1 eigenen Geist um 1 Feld.
    .mark = B
rule-PE-17 = Für 2 Gaben: Bewege 1 fremden offenen Geist um 1 Feld.
    .mark = B
rule-PE-18 = Für 1 Gabe: Tausche 2 eigene Geister auf angrenzenden Feldern.
    .mark = B
rule-PE-19 = Für 2 Gaben: Tausche 2 fremde offene Geister einer Person auf angrenzenden Feldern.
    .mark = B
rule-PE-20 = Für 1 Gabe: Lege die Gabe auf einen eigenen Geist, offen oder umgedreht, aber nicht auf eine Maske, und nur eine je Geist. Seine Lage zählt doppelt. Alle sehen die Gabe. Sie wandert mit dem Geist und bleibt, wenn er umgedreht oder aufgedeckt wird.
    .mark = B, R, D
    .ruling = Die Anleitung erlaubt Gaben für alle Geister außer der Maske, und Umdrehen schützt einen Geist nur vor Fähigkeiten. Die Gabe liegt auf dem Geist; darum sehen sie alle und wissen, dass ein umgedrehter Geist mit Gabe keine Maske ist. Nach den ersten Regeln (elemente/1) bekamen nur offene Geister Gaben.
rule-PE-21 = Für 1 Gabe, einmal im Zug: Decke einen dritten Geist auf, wenn die ersten zwei kein Pärchen sind.
    .mark = B
rule-PE-22 = Für 2 Gaben, im Spiel für Fortgeschrittene: Lege 1 Omen unter deinen Stapel und ziehe ein neues.
    .mark = B, R
    .ruling = Nur das Tableau nennt es; wir setzen die Kosten wie bei den anderen starken Gaben an.

## Gabenphase und Wertung

rule-PE-23 = Ist das letzte Pärchen gelegt und seine Fähigkeit genutzt, beginnt die Person, die es gefunden hat, die Gabenphase; ihre Gaben nach der Aktion gehören dazu. Auch nach hundert Zügen ohne Pärchen beginnt, wer das letzte gefunden hat; hat noch niemand eines gefunden, beginnt die Person am Zug. Reihum dürfen alle einmal Gaben einsetzen wie bisher, ohne Geister aufzudecken. Übrige Gaben verfallen.
    .mark = B, R
    .ruling = Die Gaben nach der Aktion und die der Gabenphase folgten unmittelbar aufeinander; darum sind sie eins. Ein anderes Ende als das letzte Pärchen kennt die Anleitung nicht; wer es gefunden hat, beginnt in jedem Fall. Nach den ersten Regeln (elemente/1) begann die Person, die den hundertsten Zug ohne Pärchen gemacht hatte.
rule-PE-24 = Wasser: Eine zusammenhängende Gruppe von mindestens 3 Wasserfeldern zählt, wenn sie eine Reihe ist. Jedes Feld berührt höchstens zwei andere davon; die Reihe darf Kurven haben, sich aber nicht verzweigen, zum Ring schließen oder ein Dreieck enthalten. Jede andere Gruppe gibt nichts.
    .mark = B, R
    .ruling = Die Anleitung verlangt Felder in einer Reihe, die nur an je einer Seite verbunden sind; eine verzweigte Gruppe wird nicht in Reihen zerschnitten.
rule-PE-25 = Feuer: Jedes Dreieck aus 3 einander berührenden Feuerfeldern zählt. Ein Feld darf zu mehreren gehören.
    .mark = B, D
    .ruling = Fünf Felder können 3 Dreiecke enthalten: 6 Punkte, wie im Bild der Anleitung.
rule-PE-26 = Luft: Eine zusammenhängende Gruppe von genau 2 Luftfeldern zählt.
    .mark = B
rule-PE-27 = Erde: Ein Erdfeld ohne angrenzendes Erdfeld zählt, auch am Rand.
    .mark = B
rule-PE-28 = Ein Geist auf einem Feld seines Elements gibt 1 Punkt, mit einer Gabe doppelt, und noch einmal doppelt, wenn es dein Element ist: 1, 2 oder 4. Masken geben hier nichts. Umgedrehte Geister zählen auch.
    .mark = B, R
    .ruling = Umdrehen schützt einen Geist; es wäre kein Schutz, wenn es die Punkte kostete.
rule-PE-29 = Am Ende zählt jedes deiner Omen so oft, wie es erfüllt ist. Es darf gedreht und gespiegelt sein, die Geister dürfen in der Form in beliebiger Reihenfolge liegen, und ein Geist darf mehrfach dienen. Eine Maske vertritt jeden nötigen Geist, aber kein Omen besteht nur aus Masken. Außer beim Geist auf einem Feld ist unerheblich, welche Pfadfelder darunter liegen. Dieselben Felder zählen je Omen einmal. Umgedrehte Geister zählen; Gaben und dein Element verdoppeln nur die Lage, nicht die Omen.
    .mark = B, R, D
    .ruling = Zählten dieselben Felder mehrmals, brächten dieselben Geister in anderer Reihenfolge noch einmal Punkte.
rule-PE-30 = Zur Wertung wird alles offengelegt. Die Punkte für Pfad, Lage und Omen werden addiert. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
    .mark = B, R
    .ruling = Die Anleitung nennt nichts, was einen Gleichstand bricht.

option-omens = Gute Omen
    .help = Das Spiel für Fortgeschrittene: Alle haben zwei Omen, die Muster von Geistern belohnen.
option-omens_open = Omen liegen offen
    .help = Alle sehen die Omen aller; sonst bleiben sie bis zum Ende verdeckt. Braucht die Omen.
option-omens_chosen = Omen werden ausgewählt
    .help = Alle wählen nach dem Verteilen zwei von sieben; sonst werden vorher zwei gezogen. Braucht die Omen.
option-memory = Gedächtnis
    .help = Wer sich aufgedeckte und wieder zugedeckte Geister merkt. Merken sich alle selbst etwas, so behalten Computergegner umso mehr, je stärker sie sind.
option-memory-own = alle für sich
option-memory-perfect = der Tisch merkt es sich
option-recall = Erinnerung
    .help = Für Computergegner, nach Plätzen: wie viele der zugedeckten Geister, die zuletzt offen lagen, der Platz noch kennt. 5 ist menschlich, 40 vergisst nichts, 0 merkt sich nichts. Nicht, wo der Tisch sich erinnert.

part-water = Wasser
part-fire = Feuer
part-air = Luft
part-earth = Erde
part-positions = Lage der Geister
part-omens = Omen

label-air = Luft
label-earth = Erde
label-fire = Feuer
label-water = Wasser
label-mask = Maske
label-spirit = Geist
label-omen = Omen { $number }
label-omen-tile = { $spirit }-Geist auf { $tile }-Pfadfeld: { $points }
label-omen-figure = { $spirits } { $shape }: { $points }
label-shape-pair = nebeneinander
label-shape-row = in einer Reihe
label-shape-bend = in einer Reihe mit Knick
label-shape-other = als „{ $name }“
label-player = Spieler { $number }
label-you = Du
label-picture = Pfad der Elemente
label-grid = Geister
label-tile = { $at }: { $tile }
label-tile-spirit = { $at }: { $tile }, { $spirit }
label-tile-down = { $at }: { $tile }, ein umgedrehter Geist
label-cell-covered = { $cell }: ein verdeckter Geist
label-cell-known = { $cell }: verdeckt, schon gesehen: { $spirit }
label-cell-up = { $cell }: { $spirit }
label-place = Freier Platz { $at }
label-gifts = { $count ->
    [one] 1 Gabe
   *[other] { $count } Gaben
 }
label-hand = Hand
label-stack = Stapel
label-omens = Omen
label-omen-stack = { $count } Omen im Stapel
label-hidden-omens = zwei verdeckte Omen
label-total = Summe
label-finished = fertig
label-choosing = wählt ein Element
label-stage-elements = Wählt ein Element
label-stage-draft = Ein Feld behalten, den Rest weitergeben
label-stage-omens = Wählt zwei Omen
label-stage-paths = Legt euren Pfad
label-stage-spirits = Geister aufdecken
label-stage-missed = Kein Pärchen: zudecken oder einen dritten bezahlen
label-stage-after = Gaben einsetzen oder den Zug beenden
label-stage-pair = Ein Pärchen: Lege es
label-stage-power = Nutze die Fähigkeit, wenn du magst
label-stage-gifts = Setzt die letzten Gaben ein
label-stage-over = Ende

log-chose = { $who } spielt { $element }.
log-dealt = Die Felder des gemeinsamen Stapels werden gemischt und verteilt.
log-drew-omens = { $who } zieht zwei Omen.
log-drew-omens-seen = { $who } zieht die Omen { $first } und { $second }.
log-kept = { $who } behält ein Feld.
log-kept-seen = { $who } behält ein Feld: { $tile }.
log-passed = Die Stapel wandern nach links.
log-chose-omens = { $who } hat zwei Omen gewählt.
log-chose-omens-seen = { $who } wählt die Omen { $first } und { $second }.
log-showed-omens = { $who } zeigt die Omen { $first } und { $second }.
log-building = Alle haben ihre Felder: Baut eure Pfade.
log-laid = { $who } legt { $tile } auf { $at }.
log-exchanged = { $who } legt { $tile } auf { $at } und nimmt { $old } zurück.
log-lifted = { $who } nimmt { $tile } von { $at } auf.
log-finished = { $who } hat den Pfad fertiggestellt.
log-spirit-phase = Alle Pfade liegen. { $who } beginnt, die Geister zu rufen.
log-turned = { $who } deckt { $cell } auf: { $spirit }.
log-turned-third = { $who } zahlt eine Gabe und deckt { $cell } auf: { $spirit }.
log-covered = Kein Pärchen: { $who } deckt die Geister wieder zu.
log-put-own = { $who } legt { $spirit } auf { $at } im eigenen Pfad.
log-put-other = { $who } legt { $spirit } auf { $at } im Pfad von { $path }.
log-hid = { $who } dreht den Geist auf { $at } um.
log-revealed = { $who } deckt den Geist von { $path } auf { $at } auf: { $spirit }.
log-moved-own = { $who } bewegt einen Geist von { $from } nach { $to }.
log-moved-other = { $who } bewegt im Pfad von { $path } einen Geist von { $from } nach { $to }.
log-swapped-own = { $who } tauscht die Geister auf { $first } und { $second }.
log-swapped-other = { $who } tauscht die Geister von { $path } auf { $first } und { $second }.
log-gave = { $who } legt eine Gabe auf den Geist auf { $at }.
log-traded = { $who } tauscht ein Omen.
log-traded-seen = { $who } tauscht Omen { $old } gegen Omen { $new }.
log-waived = { $who } verzichtet auf die Fähigkeit.
log-turn = { $who } ist am Zug.
log-gift-phase = Die Gabenphase beginnt mit { $who }.
log-over = Die Pfade werden gewertet.

move-choose = { $element } spielen
move-keep = { $tile } behalten
move-omens = Wählen: { $first }; und { $second }
move-lay = { $tile } auf { $at } legen
move-exchange = { $tile } auf { $at } legen statt { $old }
move-lift = Das Feld auf { $at } aufnehmen
move-finish = Der Pfad ist fertig
move-turn = { $cell } aufdecken
move-turn-third = 1 Gabe zahlen und { $cell } aufdecken
move-cover = Die Geister wieder zudecken
move-put-own = { $spirit } auf { $at } in deinen Pfad legen
move-put-other = { $spirit } auf { $at } in den Pfad von { $path } legen
move-hide = Deinen Geist auf { $at } umdrehen
move-reveal = Den Geist von { $path } auf { $at } aufdecken
move-shift-own = Deinen Geist von { $from } nach { $to } bewegen
move-shift-other = Im Pfad von { $path } den Geist von { $from } nach { $to } bewegen
move-swap-own = Deine Geister auf { $first } und { $second } tauschen
move-swap-other = Die Geister von { $path } auf { $first } und { $second } tauschen
move-give = Eine Gabe auf deinen Geist auf { $at } legen
move-trade = Das Omen „{ $omen }“ tauschen
move-waive = Auf die Fähigkeit verzichten
move-end = Den Zug beenden

step-tile = { $tile }-Pfadfeld
step-hex-own = auf { $at }
step-hex-other = auf { $at } im Pfad von { $path }
step-lift = Das Feld aufnehmen
step-hide = umdrehen
step-give = eine Gabe darauf legen
step-reveal = aufdecken
step-trade = gegen ein anderes Omen tauschen

# Was gefragt ist, nach der Art dessen, worauf man zuerst oder als Nächstes zeigt.
ask-act = Wähle das Element deiner Familie.
ask-stack = Behalte eines dieser Felder.
ask-omen = Wähle ein Omen.
ask-omen-next = Wähle das zweite Omen.
ask-tile = Wähle ein Feld aus deiner Hand.
ask-hex = Wähle eine Stelle auf einem Pfad.
ask-cell = Decke einen Geist auf.
ask-hex-next = Wähle, wohin damit.
ask-act-next = Wähle, was damit geschehen soll.

effect-points = { $who }: { $before } → { $after } Punkte
effect-part = { $part }: { $before } → { $after }
effect-omen = Omen „{ $omen }“: { $before } → { $after }
effect-price = kostet { $gifts ->
    [one] eine Gabe
   *[other] { $gifts } Gaben
 }

reason-path-gain = dein Pfad gewinnt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
reason-path-loss = dein Pfad verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
reason-plan = passt zu einem Pfad mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }
reason-astray = { $count ->
    [one] 1 Feld liegt
   *[other] { $count } Felder liegen
 } da, wo ein Pfad mit { $points } Punkten { $count ->
    [one] es
   *[other] sie
 } nicht braucht
reason-finish = dein Pfad bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
reason-positions-gain = { $who } gewinnt { $points } durch die Lage der Geister
reason-positions-loss = { $who } verliert { $points } durch die Lage der Geister
reason-omen-gain = { $who } gewinnt { $points } durch das Omen „{ $omen }“
reason-omen-loss = { $who } verliert { $points } durch das Omen „{ $omen }“
reason-own-element = Geister auf deinem Element zählen doppelt
reason-keep-own = ein Feld deines Elements
reason-keep = macht deine Hand um etwa { $whole },{ $tenths } Punkte besser
reason-omens = zusammen { $points } Punkte, sooft sie erfüllt sind
reason-turn-match = ergibt ein Pärchen: { $spirit }
reason-turn-pair = ein bekanntes Pärchen: { $spirit }
reason-turn-known = schon bekannt: { $spirit }
reason-turn-chance = ein Pärchen kommt mit etwa { $percent } % Wahrscheinlichkeit
reason-turn-new = diesen Geist hat noch niemand gesehen
reason-turn-forgotten = keiner der Geister, an die du dich erinnerst
reason-turn-third = ein dritter Geist kostet eine Gabe
reason-put-near = einen Schritt von einem freien Feld seines Elements entfernt
reason-put-idle = bringt dort vorerst nichts
reason-put-harmless = bringt { $path } dort nichts
reason-put-blocks = bringt { $path } nichts und belegt ein Feld, dessen Element dort doppelt zählt
reason-give-idle = verdoppelt nichts, bis der Geist auf seinem Element liegt
reason-no-points = ändert vorerst keine Punkte
reason-reveal = er kann wieder bewegt und getauscht werden
reason-hide = niemand kann ihn mehr bewegen
reason-trade = ein anderes Omen passt vielleicht besser
reason-waive = lässt alle Geister, wo sie sind
reason-keep-gifts = { $gifts ->
    [one] 1 Gabe bleibt dir
   *[other] { $gifts } Gaben bleiben dir
 }

refused-not-now = Dafür ist jetzt nicht die Zeit. Zu tun ist: { $stage }.
refused-element-taken = Dieses Element ist schon gewählt; nimm ein anderes.
refused-not-in-stack = Ein solches Feld ist nicht in deinem Stapel.
refused-two-omens = Wähle zwei verschiedene Omen mit Nummern von 1 bis 7.
refused-not-in-hand = Ein solches Feld hast du nicht auf der Hand.
refused-same-tile = Auf { $at } liegt schon ein Feld dieses Elements.
refused-no-more-lifts = Hundertmal wurden Felder aufgenommen; lege nun den Rest und erkläre den Pfad für fertig.
refused-first-tile = Das erste Feld liegt auf 0,0.
refused-not-joined = Ein Feld auf { $at } wäre nicht mit dem Pfad verbunden oder läge neben dem Tisch.
refused-no-tile = Auf { $at } liegt kein Feld.
refused-would-split = Ohne das Feld auf { $at } fiele der Pfad auseinander. Nimm erst andere auf, oder lege dort ein anderes hin.
refused-tiles-left = Lege erst alle zwölf Felder.
refused-no-covered-spirit = Dort liegt kein verdeckter Geist.
refused-third-only-once = Du darfst im Zug nur einen weiteren Geist aufdecken; decke sie jetzt wieder zu.
refused-no-gift = Ein dritter Geist kostet eine Gabe, und du hast keine.
refused-other-path = Lege einen Geist des Pärchens auf deinen Pfad, den anderen auf den fremden Pfad mit den wenigsten Geistern.
refused-tile-taken = Auf { $at } liegt schon ein Geist.
refused-no-spirit = Auf { $at } liegt kein Geist.
refused-face-down = Der Geist auf { $at } ist umgedreht; er muss erst aufgedeckt werden.
refused-not-face-down = Auf { $at } liegt kein umgedrehter Geist.
refused-reveal-own = Deine Geister können nur andere aufdecken.
refused-not-adjacent = Die zwei Felder grenzen nicht aneinander.
refused-no-such-path = Niemand am Tisch hat diesen Pfad.
refused-gift-for-mask = Eine Maske nimmt keine Gabe an.
refused-gift-twice = Dieser Geist hat schon eine Gabe.
refused-too-few-gifts = Dafür hast du zu wenige Gaben.
refused-other-power = Dieses Pärchen hat eine andere Fähigkeit.
refused-basic-game = Im Grundspiel gibt es keine Omen.
refused-not-your-omen = Dieses Omen liegt nicht vor dir.
refused-no-omen-left = Es ist kein Omen mehr zu ziehen.

fault-recall-seats = „recall“ hat { $count } Zahlen für { $seats } Plätze: Gib eine je Platz an, in der Reihenfolge der Plätze.
fault-recall-most = Ein Platz erinnert sich an höchstens { $most } Geister: Schreibe eine Zahl von 0 bis { $most }.
fault-recall-perfect = Der Tisch merkt sich schon alles: Lass „recall“ weg oder setze „memory“ auf „own“.
fault-recent = „recent“ nennt höchstens { $most } Plätze, die zuletzt aufgedeckt wurden, wo Plätze sich an sie erinnern; sonst ist es leer.
fault-omens-off = „{ $option }“ braucht „omens“: Schalte die Omen ein oder dies aus.
fault-players = Hier sind { $count } Personen, am Tisch sitzen aber { $expected }.
fault-grid-size = Das Raster hat { $count } Plätze; es braucht { $expected }.
fault-no-such-seat = Es gibt keinen Platz { $seat }.
fault-turn-simultaneous = Solange alle gleichzeitig entscheiden, nennt „turn“ die beginnende Person.
fault-element-twice = Zwei Personen haben dasselbe Element.
fault-element-missing = Das Element fehlt.
fault-element-early = Diese Person hat noch nicht gewählt: Gewählt wird im Uhrzeigersinn von der beginnenden Person bis zu der am Zug.
fault-draft-rhythm = Beim Verteilen sind alle Stapel gleich groß, oder um ein Feld kleiner, wo schon eines behalten wurde; und mindestens ein Feld ist übrig.
fault-tile-count = Diese Person hat { $count } Felder auf Hand und Pfad; es müssen { $expected } sein.
fault-start-tiles = Die Startfelder des Tableaus sind nicht alle da.
fault-stack-late = Stapel liegen nur beim Verteilen vor den Personen.
fault-tile-supply = Auf dem Tisch sind { $count } Felder des Elements { $element }; es müssen { $expected } sein.
fault-kept = „kept“ nennt Runde für Runde, was behalten wurde, wo sich der Tisch erinnert und bis die Pfade liegen; sonst ist es leer.
fault-off-table = Dieser Platz liegt neben dem Tisch: höchstens 11 Schritte von 0,0.
fault-place-twice = Hier liegen zwei Felder.
fault-path-long = Ein Pfad hat zwölf Felder.
fault-path-torn = Der Pfad hängt nicht zusammen.
fault-path-early = Pfade werden nach dem Verteilen gelegt.
fault-finished = Ein Pfad ist fertig, wenn seine zwölf Felder liegen und er dafür erklärt wurde; sind die Geister da, sind es alle.
fault-lifts = Felder werden in der Pfadphase aufgenommen, höchstens { $most }-mal.
fault-all-finished = Alle Pfade sind fertig: Dann kommen die Geister.
fault-spirit-count = Es gibt { $count } Geister des Motivs { $spirit }; es müssen { $expected } sein.
fault-spirit-odd = Geister verlassen das Raster paarweise, aber auf den Pfaden liegt eine ungerade Zahl des Motivs { $spirit }.
fault-spirit-early = Geister kommen, wenn alle Pfade fertig sind.
fault-no-spirit = Hier ist kein Geist, der umgedreht sein oder eine Gabe tragen könnte.
fault-gift-on-mask = Eine Maske trägt keine Gabe.
fault-cell = Auf { $cell } liegt kein Geist, oder der Platz ist zweimal genannt.
fault-seen = „seen“ nennt verdeckte und offene Plätze, die einmal aufgedeckt waren, wo sich der Tisch erinnert; sonst ist es leer.
fault-up = Was aufgedeckt ist, passt nicht zum Stand: ein Geist vor dem zweiten, zwei oder drei verschiedene ohne Pärchen, ein Pärchen zuerst, wo eines ist.
fault-third-unpaid = Ein dritter Geist wurde aufgedeckt, also muss eine Gabe gezahlt sein.
fault-gifts = Gaben auf der Hand, auf Geistern und für Omen sind zusammen mehr als { $most }.
fault-gifts-early = Bevor die Geister kommen, haben alle { $most } Gaben.
fault-omens-not-chosen = Omen werden nur mit der Option „omens_chosen“ ausgewählt.
fault-omen-count = Diese Person hat { $count } Omen; im Spiel für Fortgeschrittene sind es zwei, sobald gezogen oder gewählt ist, sonst keine.
fault-omen-number = Omen haben verschiedene Nummern von 1 bis { $most }.
fault-omen-returned = Omen kommen nur in der Geister- und der Gabenphase des Spiels für Fortgeschrittene unter den Stapel.
fault-all-chosen = Alle haben ihre Omen gewählt: Dann werden Pfade gebaut.
fault-spirits-left = Im Raster liegen noch Geister, also hat die Gabenphase nicht begonnen.
fault-no-spirits-left = Im Raster liegt kein Geist mehr: Dann hat die Gabenphase begonnen.
fault-fruitless = So viele Züge ohne Pärchen sind hier nicht möglich; höchstens { $most }.
fault-power = Eine Fähigkeit ist genannt, solange sie genutzt werden darf, nachdem ein Pärchen dieses Motivs gelegt wurde, und nur dann.
fault-left = In der Gabenphase sind noch 1 bis { $most } Personen übrig, sonst 0.

# Die Materialdatei.
fault-box-line = Eine Zeile beginnt mit „tableau“, „points“, „shape“ oder „omen“, nicht mit „{ $word }“.
fault-box-element = „{ $word }“ ist kein Element; schreibe air, earth, fire oder water.
fault-box-number = „{ $word }“ ist keine Zahl von 0 bis { $most }.
fault-box-tableau-form = Schreibe: tableau ELEMENT start ELEMENT N … pile ELEMENT N …
fault-box-tableau-twice = Es gibt zwei Tableaus des Elements { $element }.
fault-box-tableau-missing = Das Tableau des Elements { $element } fehlt.
fault-box-start = Dieses Tableau hat { $count } Startfelder, das erste aber { $expected }; sie müssen gleich sein.
fault-box-sum = Start und Stapel dieses Tableaus sind { $count } Felder; es müssen { $expected } sein.
fault-box-tiles = Die vier Tableaus brauchen { $count } Felder des Elements { $element }; es müssen 12 sein.
fault-box-points-name = „{ $word }“ gibt keine Punkte; schreibe water-three, water-further, fire-triangle, air-pair, earth-alone.
fault-box-points-missing = Die Punkte von „{ $word }“ fehlen.
fault-box-points-twice = Es gibt zwei Zeilen mit Punkten.
fault-box-points-none = Die Zeile mit den Punkten fehlt.
fault-box-shape = „{ $word }“ muss aus 2 bis { $most } verschiedenen Plätzen q,r bestehen, die zusammenhängen.
fault-box-shape-twice = Es gibt zwei Formen „{ $word }“.
fault-box-omen-shape = Es gibt keine Form „{ $word }“.
fault-box-omen-size = Die Form hat { $hexes } Felder, genannt sind aber { $spirits } Geister.
fault-box-omen-count = { $element } hat { $count } Omen; es müssen { $expected } sein.

# Der Wertungsblock.
fault-sheet-players = Es braucht zwei bis vier Personen; hier sind { $count }.
fault-sheet-line = Diese Zeile ist nicht lesbar. Schreibe „player NAME ELEMENT“, „omens N N“ oder eine Reihe „EINZUG: Felder“.
fault-sheet-no-player = Zuerst muss eine Zeile „player NAME ELEMENT“ kommen.
fault-sheet-element = „{ $word }“ ist kein Element; schreibe air, earth, fire oder water.
fault-sheet-element-twice = Zwei Personen haben das Element { $element }.
fault-sheet-tile = „{ $word }“ ist kein Feld. Schreibe a, e, f oder w, dann „/“ und den Geist (a, e, f, w oder m), dann „*“ für eine Gabe; „-“ für eine Lücke.
fault-sheet-parity = Diese Reihe muss um ein halbes Feld verschoben werden: Reihen haben abwechselnd gerade und ungerade Einzüge.
fault-sheet-size = Der Pfad von „{ $name }“ hat { $count } Felder; es müssen 12 sein.
fault-sheet-torn = Der Pfad von „{ $name }“ hängt nicht zusammen.
fault-sheet-tiles = Es sind { $count } Felder des Elements { $element }; im Spiel gibt es 12.
fault-sheet-spirits = Es sind { $count } Geister des Motivs { $spirit }; mit so vielen Personen sind höchstens { $most } im Spiel.
fault-sheet-mask = Die Maske auf { $at } trägt eine Gabe; Masken nehmen keine an.
fault-sheet-gifts = { $name } hat { $count } Gaben auf Geister gelegt; alle haben 10.
fault-sheet-omens = Schreibe nach „omens“ zwei verschiedene Nummern von 1 bis 7.
sheet-water = Reihe aus { $count } Wasserfeldern
sheet-fire = Feuerdreieck
sheet-air = Luftpärchen
sheet-earth = einzelnes Erdfeld
sheet-position = { $spirit } auf passendem Feld
sheet-position-gift = { $spirit } auf passendem Feld, mit Gabe
sheet-position-own = { $spirit } auf passendem Feld, eigenes Element
sheet-position-own-gift = { $spirit } auf passendem Feld, eigenes Element, mit Gabe
sheet-omen = { $omen }

# Die Bestandsliste.
inventory-tiles = { $count } { $element }
inventory-tableau = Tableau { $element }: zu Beginn { $start }; in den gemeinsamen Stapel { $pile }.
inventory-points = Punkte eines Pfads: { $three } für drei Wasserfelder in einer Reihe und { $further } für jedes weitere, { $triangle } für ein Feuerdreieck, { $pair } für ein Luftpärchen, { $alone } für ein einzelnes Erdfeld.
inventory-omen = { $element }, Omen { $number } – { $omen }
