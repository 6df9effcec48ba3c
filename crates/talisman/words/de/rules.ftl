### Die Regeln des Grundspiels in unseren eigenen Worten.
###
### V: Wörter; TB: das Spiel; TM: wann was geschieht; RU: Entscheidungen. Fehlende Nummern gehören zu The Woodland.
###
### So heißen die Dinge auf Deutsch:
### Strength Stärke; Craft Wille; life Leben; fate Schicksal; gold Gold; value Wert; counter Marke; stock Vorrat;
### character Charakter; figure Figur; creature Wesen; Enemy Feind; Stranger Fremder; Place Ort; Event Ereignis;
### Follower Gefährte; Object Gegenstand; Magic Object magischer Gegenstand; Weapon Waffe; Armour Rüstung;
### Spell Zauber; cast wirken; Command Spell Herrschaftszauber; trophy Trophäe; quest Auftrag; Toad Kröte;
### Animal Tier; Dragon Drache; Monster Monster; Spirit Geist; alignment Gesinnung; good, neutral, evil gut, neutral, böse;
### Adventure card Abenteuerkarte; Purchase card Kaufkarte; Purchase deck Kaufstapel; discard pile Ablagestapel;
### space Feld; Outer, Middle, Inner Region Äußere, Mittlere, Innere Region; Storm River Sturmfluss; Sentinel Wächter;
### Portal of Power Portal der Macht; Crown of Command Krone der Herrschaft; encounter erkunden, einem Charakter begegnen;
### fight Kampf; battle Kampf, im Unterschied zum geistigen Kampf mit Stärke; psychic combat geistiger Kampf;
### evade ausweichen; stand-off Unentschieden; gain erhalten; lose verlieren; heal heilen; replenish auffüllen;
### ditch zurücklassen; discard ablegen; take nehmen; miss a turn aussetzen; roll Wurf; score Ergebnis; window Fenster.

## Wörter, die alle Regeln und Karten benutzen

rule-V-1 = Besucher ist der Charakter, der eine Karte oder ein Feld erkundet; Zieher ist, wer die Karte gezogen hat, er ist auch ihr erster Besucher; Besitzer ist, wer den Gegenstand, den Gefährten oder den Zauber hat. „Charakter“ schließt Kröten ein, aber nie einen getöteten Charakter. „Ein anderer Charakter“ schließt dich selbst aus, „ein beliebiger Charakter“ nicht.
    .mark = R
    .ruling = Karten meinen mit „du“ Verschiedenes; eine feste Bedeutung je Wort hält jeden Text genau.
rule-V-2 = „In Zugreihenfolge ab X“ heißt: erst X, dann alle im Uhrzeigersinn. Links sitzt der nächste Spieler im Uhrzeigersinn, rechts der nächste gegen den Uhrzeigersinn; Spieler ohne lebenden Charakter werden dabei übersprungen. Auch die Züge gehen im Uhrzeigersinn, überspringen aber nur Spieler, die ausgeschieden sind (RU-71).
    .mark = R
    .ruling = Wirkungen gelten Charakteren, Züge gehören Spielern: Wessen Charakter getötet wurde, braucht seinen Zug, um einen neuen zu bekommen.
rule-V-3 = Eine Wahl triffst du als Besucher oder Besitzer, sofern der Text niemand anderen nennt. Ein Schritt, der nicht möglich ist, entfällt, der Rest geschieht; einen Preis, den du nicht ganz zahlen kannst, darfst du nicht wählen. „Du darfst“ heißt, dass du nicht musst; ohne diese Worte ist der Schritt Pflicht.
    .mark = R
    .ruling = Ohne eine allgemeine Regel müsste jede Karte sagen, was gilt, wenn einer ihrer Schritte unmöglich ist.
rule-V-4 = Leben, Schicksal, Gold, Stärke oder Willen erhalten: Nimm Marken aus dem Vorrat, auch über deinen Wert hinaus, so viele der Vorrat noch hat (TB-3). Verlieren: Gib sie zurück, oder weniger, wenn du weniger hast; Stärke und Wille fallen nie unter den Wert. Heilen: Erhalte Leben, aber nicht über deinen Lebenswert hinaus. Auffüllen: Erhalte Schicksal, aber nicht über deinen Schicksalswert hinaus.
    .mark = R
    .ruling = Vier Verben mit je einer Bedeutung ersetzen die vielen Arten, auf die Karten dasselbe sagen.
rule-V-5 = Einen Zauber erhalten: Zieh 1 Zauberkarte, wenn du weniger Zauber hast, als dein Limit erlaubt (TB-33), sonst geschieht nichts. Zauber bis zum Limit: Wiederhole das, bis es erreicht ist. Nur wo ein Text es sagt, ziehst du erst und legst dann bis auf das Limit ab.
    .mark = R
    .ruling = Wer am Limit ziehen dürfte, könnte den Zauberstapel nach der besten Karte durchsuchen.
rule-V-6 = Bei einem Wurf mit mehreren Würfeln zählt die Summe; jeder Wurf folgt TM-4. Eine Tabelle wird mit dem Ergebnis gelesen: Würfel und alles, was es ausdrücklich ändert. Unter der niedrigsten Zeile gilt die niedrigste, über der höchsten die höchste.
    .mark = R
    .ruling = So führt ein Bonus auf ein Gebet nie über die gedruckte Tabelle hinaus.
rule-V-7 = Nennt ein Text Stärke oder Wille eines Wesens, das keine Karte ist, kämpfst du gegen es (TB-21), mit Stärke oder im geistigen Kampf mit Wille. Es hinterlässt keine Trophäe und ist kein „Feind“, gehört aber zu seiner Art (Geist, Drache), falls eine genannt ist. Eine Feindkarte kämpft mit ihrem eigenen Wert und ihrer Art.
    .mark = R
    .ruling = Wesen von Feldern und Tabellen haben keine Karte, die man behalten könnte; was gegen eine Art hilft, soll trotzdem helfen.
rule-V-8 = Teleportieren und „geh nach“ stellen deine Figur auf das genannte Feld, ohne Felder zu überqueren. In deiner eigenen Erkundung folgt dort eine neue Erkundung (TB-14).
    .mark = R
    .ruling = Es ist die offizielle Antwort auf das Versetztwerden, einmal für alle Karten gesagt.
rule-V-9 = Zurücklassen: Leg eigene Gegenstände, Gefährten oder Gold offen auf dein Feld. Ablegen: Leg die Karte auf ihren Ablagestapel. Kaufkarten kommen zurück in den Kaufstapel, die 4 Talismankarten auf ihren Stapel. Ein getöteter Gefährte wird abgelegt.
    .mark = R
    .ruling = Zurückgelassenes können andere finden, Abgelegtes nicht; für den Unterschied braucht es zwei Wörter.
rule-V-10 = Was du einem Charakter wegnimmst, wechselt sofort den Besitzer; Limits, Verbote durch die Gesinnung und die Vettel gelten für dich als neuen Besitzer (TB-65).
    .mark = R
    .ruling = Sonst ließe sich durch Wegnehmen jedes Limit umgehen.
rule-V-11 = Zur Kröte wirst du für 3 Züge (TB-37). Aussetzen: TB-6 unterscheidet „1 Zug aussetzen“ und „den nächsten Zug aussetzen“. Getötet werden: TB-38.
    .mark = R
    .ruling = Auf Karten stehen die kurzen Wörter, die ganzen Regeln an einer Stelle.
rule-V-12 = Ein Wunsch ist eines davon: Erhalte einen Zauber, 1 Gold, 1 Stärke, 1 Willen, 1 Leben oder 1 Schicksal, oder teleportiere dich auf ein anderes Feld dieser Region. Du darfst auch wählen, was nichts bewirkt.
    .mark = R
    .ruling = Drei Fremde erfüllen denselben Wunsch, darum steht er einmal hier.
rule-V-13 = Einen Talisman erhalten: Nimm eine Karte vom Stapel der 4 Talismane, falls noch eine da ist.
    .mark = R
    .ruling = Die zwei Talismane im Abenteuerstapel werden gefunden, die vier des Stapels werden vergeben.
rule-V-14 = Es gibt drei Regionen: die Äußere, die Mittlere und die Innere; die Krone der Herrschaft gehört zur Inneren Region. „Diese Region“ ist die Region des Feldes, auf dem die Karte erkundet wird.
    .mark = R
    .ruling = Eine Karte kann anderswohin gelegt werden; darum zählt, wo man ihr begegnet.
rule-V-15 = Du landest auf einem Feld, wenn du deine Bewegung dort beendest oder dorthin versetzt wirst, aus welchem Grund auch immer. Du besuchst einen Ort, einen Fremden oder eine Person eines Feldes, wenn du sie erkundest; „je Besuch“ heißt einmal in einer Erkundung dieses Feldes.
    .mark = R
    .ruling = Verhexung, Druide und Teiche brauchen einen genauen Zeitpunkt.
rule-V-16 = Der Wert von Stärke, Wille, Leben oder Schicksal ist die Zahl auf deiner Charakterkarte und was Karten dem Wert selbst hinzufügen. Stärke oder Wille allein meint den Wert, deine Marken und alles andere, was gerade gilt.
    .mark = R
    .ruling = Heilung und Verluste messen sich am Wert, Kämpfe am Ganzen.
rule-V-17 = Eine Wirkung von n Runden endet zu Beginn des n-ten Zuges, den ihr Verursacher nach dem Zug beginnt, in dem sie anfing. Zusätzliche Züge hintereinander zählen als einer; wird der Verursacher getötet, zählt sein Platz weiter.
    .mark = R
    .ruling = Eine Runde braucht einen festen Punkt, denn Züge fallen aus, kommen hinzu oder enden durch den Tod.
rule-V-18 = „Gegenstand“ schließt magische Gegenstände ein. Ein „Feind“ ist immer eine Karte; ein „Wesen“ ist ein Feind oder ein Wesen eines Feldes oder einer Tabelle.
    .mark = R
    .ruling = So werden die Karten üblicherweise gelesen.

## Vorbereitung

rule-TB-1 = Es spielen zwei bis sechs. Alle bekommen 1 Charakter zugeteilt, nehmen seine Karte und stellen die Figur auf sein Startfeld. Als Option bekommst du 3 und behältst 1, geheim und gleichzeitig gewählt; zu fünft und sechst sind es 2, weil es nur 14 Charaktere gibt. Bei freier Wahl wird in Zugreihenfolge gewählt.
    .mark = S, R
    .ruling = Ein zugeteilter Charakter oder einer aus dreien folgt einer öffentlichen Regelübersicht; die kleinere Auswahl ist unsere (RU-97).
rule-TB-2 = Nimm Leben in Höhe deines Lebenswerts, Schicksal in Höhe deines Schicksalswerts, 1 Gold sowie die Zauber und Gegenstände, mit denen dein Charakter beginnt. Stärke- und Willensmarken nimmst du keine: Die gedruckten Werte sind deine Grundlage.
    .mark = S
    .ruling = Eine Regelübersicht und Bilder der gedruckten Charakterkarten stimmen überein.
rule-TB-3 = Der Vorrat enthält je 72 Punkte Stärke, Wille und Leben, 36 Schicksal, 30 Gold und 4 Talismane. Was aufgebraucht ist, kann niemand mehr erhalten. Kröten- und Gesinnungskarten gehen nie aus.
    .mark = S, R
    .ruling = Die Mengen folgen einer öffentlichen Liste des Materials; große und kleine Marken werden nicht unterschieden (RU-96).
rule-TB-4 = Spieler 1 beginnt, dann geht es im Uhrzeigersinn weiter. Ein leerer Abenteuer- oder Zauberstapel wird sofort aus seinem gemischten Ablagestapel erneuert; ist auch der leer, wird nichts gezogen.
    .mark = S, R
    .ruling = Die Reihenfolge folgt einer Regelübersicht; für das Neumischen fanden wir keine Quelle und nehmen die übliche Art.
rule-TB-46 = Zauber zum Start kommen vom Zauberstapel, Gegenstände zum Start vom Kaufstapel; sind sie ausverkauft, gibt es keine.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-47 = Nach einem Tod (TB-38) bekommst du zu Beginn deines nächsten Zuges einen zufälligen unbenutzten Charakter, stattest ihn nach TB-2 auf seinem Startfeld aus und spielst diesen Zug. Ist kein unbenutzter mehr da, ist es einer der getöteten.
    .mark = S, R
    .ruling = Der neue Charakter folgt einer Regelübersicht; das Los und die Rückkehr getöteter Charaktere halten alle im Spiel.

## Der Zug

rule-TB-5 = Dein Zug hat vier Schritte. Beginn: Zauber, die vor der Bewegung kommen müssen. Bewegung. Erkundung: ein anderer Charakter auf deinem Feld oder das Feld. Ende: Trophäen und Zauber zum Zugende. Alle Einzelheiten stehen in TM-1.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-6 = 1 Zug aussetzen, im eigenen Zug: Der Zug endet sofort. Lagen auf deinem Feld noch Karten zu erkunden, gilt dieser Zug als der ausgesetzte, sonst setzt du den nächsten aus. 1 Zug aussetzen im Zug eines anderen oder, wann immer, den nächsten Zug aussetzen: Dein nächster Zug entfällt ganz; im eigenen Zug beendet „den nächsten Zug aussetzen“ auch diesen. Mehrere summieren sich, je ein Zug.
    .mark = S, R
    .ruling = Die FAQ rechnet einen abgebrochenen Zug als den ausgesetzten; das Summieren ist unsere Lesart.
rule-TB-48 = Ein ausgesetzter Zug hat weder Beginn noch Bewegung, Erkundung oder Ende, zählt aber als Zug für Kröten und für alles, was nur auf einen Zug wartet. Angebote verbraucht er nicht (TB-54).
    .mark = R
    .ruling = Sonst bliebe eine Kröte, die aussetzt, länger Kröte, als die Karten meinen.
rule-TB-49 = Zusätzliche Züge folgen sofort, einer nach dem anderen, jeder mit allen vier Schritten. Aussetzen verbraucht zuerst zusätzliche Züge.
    .mark = R
    .ruling = Zug ist Zug: Was einen kostet, nimmt den nächsten.

## Bewegung

rule-TB-7 = In der Äußeren und Mittleren Region wirfst du 1 Würfel und gehst genau so weit, im oder gegen den Uhrzeigersinn, ohne unterwegs umzukehren. Wo du über die Brücke in eine andere Region kommst, darfst du die Richtung neu wählen.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-8 = Du musst dich bewegen, auch von einem Feld mit Karten oder Charakteren weg. Die Brücke zu überqueren kostet 1 wie jeder Schritt.
    .mark = S, D
    .ruling = Eine Regelübersicht macht die Bewegung zur Pflicht; dass die Brücke ein Schritt ist, folgt aus ihren Beispielen.
rule-TB-9 = Der Wächter (Stärke 9) greift jeden an, der von seinem Feld zu den Hügeln der Mittleren Region will, jedes Mal und nur, wenn der Wurf hinüberreicht. Besiegst du ihn oder weichst du ihm aus, gehst du mit dem Rest des Wurfs weiter. Verlierst du, verlierst du 1 Leben, sofern nichts es rettet, und dein Zug endet auf seinem Feld; auch ein Unentschieden beendet ihn dort. Auf dem Weg hinaus greift er nicht an, auch niemanden, der nur vorbeigeht oder dort anhält. Karten auf seinem Feld hindern niemanden; wer seine Bewegung dort beendet, erkundet sie. Eine Trophäe wird er nie.
    .mark = S
    .ruling = Die FAQ klärt, wann er angreift und dass der Rest des Wurfs gegangen wird.
rule-TB-10 = Das Portal der Macht darfst du nur versuchen, wenn deine Bewegung über sein Feld hinausführt; beginnst du deinen Zug dort, genügt jeder Wurf. Wähle Stärke oder Wille und wirf 2 Würfel (Zwerg und Gnom mit Wille: 1). Liegt das Ergebnis nicht über dieser Fähigkeit, gehst du auf die Ebene der Gefahren, und dein Zug endet dort. Liegt es darüber, bleibst du am Portal, verlierst 1 von dieser Fähigkeit, und dein Zug endet, ohne dass eine Karte gezogen wird. Jeder Durchgang braucht einen neuen Versuch. Hinaus, von der Ebene der Gefahren zum Portal, braucht es keinen; das ist deine ganze Bewegung, und das Feld des Portals wird dann erkundet.
    .mark = S, R
    .ruling = Der Versuch folgt der FAQ; dass vom Feld selbst jeder Wurf genügt, ist unsere Regel, denn jeder führt darüber hinaus.
rule-TB-11 = Mit einem unerfüllten Auftrag des Hexenmeisters kannst du das Portal der Macht nicht öffnen. Du hast immer nur einen Auftrag und musst ihn erfüllen, sobald du kannst (TB-58).
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-12 = In der Inneren Region gehst du 1 Feld je Zug, ohne Würfel. Hinaus, zur Ebene der Gefahren hin, darfst du immer; hinein nur, wenn du dein Feld geschafft hast: in den Minen oder der Krypta geblieben, den Tod, die Grubenteufel oder den Werwolf besiegt; alle anderen Felder sind sofort geschafft. Vom Tal des Feuers führen beide Arme hinaus. Hast du dein Feld nicht geschafft und kehrst du nicht um, erkundest du es noch einmal, statt dich zu bewegen. Jede Landung stellt eine neue Aufgabe, hinein wie hinaus.
    .mark = S, D
    .ruling = Das Umkehren folgt der FAQ; dass jede Landung eine neue Aufgabe ist, folgt aus den Texten der Felder (RU-105).
rule-TB-13 = Mit einer Axt auf Wald oder Forst darfst du einen ganzen Zug ohne Bewegung und Erkundung verwenden, um eine Floßkarte aus dem Kaufstapel zu nehmen, falls eine da ist. Ein Floß, ob gebaut, gekauft oder gefunden, wird in deinem ersten Zug, der mit ihm zur Bewegung kommt, benutzt oder verloren: Leg es ab, um statt der normalen Bewegung auf ein direkt gegenüberliegendes Feld überzusetzen und dieses zu erkunden, oder bewege dich normal, dann wird es trotzdem abgelegt. Bis dahin ist es ein Gegenstand wie jeder andere und kann dir weggenommen werden.
    .mark = S, R
    .ruling = Karten und zwei FAQs beschreiben das Floß; sein kurzes Leben ist an kein Feld gebunden (RU-106).
rule-TB-14 = Wirst du während deiner Erkundung auf ein anderes Feld versetzt, beginnt dort eine neue Erkundung; wurdest du besiegt und deshalb versetzt, endet dein Zug. Im Zug eines anderen versetzt, erkundest du nichts, bis du wieder landest. Ab der neunten Landung eines Zuges wird nichts mehr erkundet (RU-73).
    .mark = S, R
    .ruling = Der erste Satz steht in der FAQ; eine Erkundung außerhalb des eigenen Zuges hätte darin keinen Platz.
rule-TB-50 = Eine Wirkung „statt für die Bewegung zu würfeln“ (Teleport, Elf) gibt es nur, wo du würfeln würdest: nicht in der Inneren Region, nicht als Kröte, nicht unter TB-51. Eine Wirkung „statt der normalen Bewegung“ gibt es immer, wenn du dich bewegen könntest. Auf der Krone gilt keine von beiden.
    .mark = S
    .ruling = Diese Grenze zieht die FAQ.
rule-TB-51 = „Bewegt sich 1 Feld“ (Poltergeist, Schneesturm, Kröte) ersetzt den Wurf; mehrere summieren sich nicht.
    .mark = R
    .ruling = Sie alle sagen, wie weit du gehst, nicht, wie viel abgezogen wird.
rule-TB-52 = Ein Feld zu überqueren hat keine Wirkung, außer beim Wächter und beim Portal der Macht (TB-9, TB-10).
    .mark = R
    .ruling = Nur eine Landung führt zur Erkundung.
rule-TB-53 = Im Tempel versklavt, wirfst du jeden Zug 1 Würfel für deine Bewegung. Bei 4 bis 6 bist du frei und gehst so weit; bei 1 bis 3 bleibst du, und dein Zug endet ohne Erkundung. Nichts ersetzt diesen Wurf; wirst du durch eine Wirkung versetzt, bist du frei. Bewegst du dich ohne Würfel, würfelst du nur um die Freiheit und gehst dann 1 Feld.
    .mark = S, R
    .ruling = Das Feld verlangt 4 bis 6; wie sich das mit anderen Wirkungen auf die Bewegung verträgt, haben wir entschieden.
rule-TB-54 = Die Ergebnisse 5 und 6 der Taverne sind Angebote für die Bewegung deines nächsten Zuges von ebendiesem Feld. Du verlierst sie, wenn du dann ablehnst oder nicht mehr dort bist; ein ausgesetzter Zug dazwischen schadet nicht.
    .mark = S, R
    .ruling = Das Feld spricht von der nächsten Bewegung; dass das Angebot auf sie wartet, haben wir entschieden.

## Erkundung

rule-TB-15 = Ein anderer Charakter auf deinem Feld: Greif ihn an, oder wende eine besondere Fähigkeit auf ihn an (Dieb, Zauberin, Barde und dergleichen); dann endet dein Zug, und du erkundest das Feld nicht. Sind mehrere da, wähle einen. In der Inneren Region geht das nur auf der Ebene der Gefahren, im Tal des Feuers und auf der Krone.
    .mark = S, R
    .ruling = Die Wahl folgt einer Regelübersicht; dass eine Begegnung eine einzige Tat ist, kennen wir so aus der gedruckten Regel.
rule-TB-16 = Das Feld, in dieser Reihenfolge: (1) was sein Text vor dem Ziehen sagt; (2) auf einem Feld mit Karten zieh, bis die gedruckte Zahl von Karten dort liegt; (3) Karten, die sich selbst anderswohin legen (Gespenst, Eremit), gehen dorthin; (4) Nummer 1: Ereignisse, Vettel, Poltergeist; (5) Feinde, niedrigste Nummer zuerst; hast du einen danach weder getötet noch bist du ihm ausgewichen, endet dein Zug; (6) Fremde; (7) Gold, Gefährten und Gegenstände, die du nehmen darfst; (8) Orte; (9) der Text eines Feldes, auf dem keine Karten gezogen werden. Karten gleicher Nummer kommen in der Reihenfolge, in der sie gezogen oder gelegt wurden.
    .mark = S, R
    .ruling = Die Reihenfolge ist die der FAQ; ein Text vor dem Ziehen, wie in der Wüste, kommt nach unserer Entscheidung zuerst (RU-101).
rule-TB-17 = Karten auf einem Feld mit Text werden also vor dem Text abgehandelt.
    .mark = S
    .ruling = So sagt es die FAQ, anders als viele es im Kopf haben.
rule-TB-18 = Feinde gleicher Nummer auf demselben Feld, die mit derselben Fähigkeit angreifen, kämpfen als einer: Werte addiert, ein Würfel. Was auf ein Wesen zielt, trifft eines von ihnen nach deiner Wahl; bewirkt eines von ihnen ein Unentschieden oder ein sicheres Ergebnis, gilt das für den ganzen Kampf.
    .mark = S
    .ruling = Die offizielle FAQ spricht von gemeinsamen Kämpfen beider Arten.
rule-TB-19 = Gegenstände, Gefährten und Gold darfst du nur nehmen, wenn du jeden Feind dort getötet hast oder ihm ausgewichen bist. Einen Feind zu bezahlen, zu schonen oder zu bezaubern heißt nicht, ihm auszuweichen. Was du nicht nimmst, bleibt offen liegen.
    .mark = S
    .ruling = Die FAQ beantwortet das für den Banditen.
rule-TB-20 = Ein verlorener Kampf oder ein Unentschieden beendet deinen Zug; noch nicht abgehandelte Karten bleiben liegen.
    .mark = S
    .ruling = So steht es in einer Regelübersicht.
rule-TB-55 = Für „zieh, bis“ zählt jede offene Abenteuerkarte auf dem Feld, auch zurückgelassene Gegenstände und Gefährten und bleibende Ereignisse; Gold, Marken und Verhexung zählen nicht.
    .mark = D, S, R
    .ruling = Es folgt aus dem Wortlaut der Felder, und eine Regelübersicht bestätigt es für Zurückgelassenes; was keine Abenteuerkarte ist, zählt nicht.
rule-TB-56 = Kommt während deiner Erkundung eine Karte auf das Feld, reiht sie sich ein; ist ihre Nummer schon vorbei, kommt sie als Nächste. Was du selbst hinlegst, wird dir in dieser Erkundung nicht angeboten (RU-74).
    .mark = R
    .ruling = Die Reihenfolge soll nicht davon abhängen, wann eine Karte kam.
rule-TB-57 = Wer eine gezogene Karte ersetzen darf (Prophetin, Kugel des Wissens), darf das mit jeder solchen Kraft einmal je Ziehen, nachdem alle aufgedeckt sind; der neuen Karte muss man begegnen.
    .mark = S
    .ruling = So sagen es die Karten; die Reihenfolge folgt aus „gezogen“.
rule-TB-58 = Aufträge des Hexenmeisters: 1, ein anderer Charakter verliert ein Leben, weil du ihn im Kampf besiegst; 2, töte eine Feindkarte; 3, leg einen Gefährten ab; 4, einen magischen Gegenstand, auch einen Talisman; 5, drei Gold; 6, zwei Gold. Sobald du deinen Auftrag erfüllen kannst, musst du, wo immer du bist, nur nicht auf der Krone; welche Karte du gibst, bestimmst du, aber nicht die Vettel oder den Poltergeist. Geprüft wird, wenn der laufende Text zu Ende ist. Du wirst zur Höhle des Hexenmeisters versetzt und erhältst einen Talisman; deine Erkundung endet, und auch dein Zug, falls es deiner ist.
    .mark = S, R
    .ruling = Die Aufträge stehen auf dem Feld; sofort und aus der Ferne zu liefern ist unsere Lesart von „so bald wie möglich“ (RU-77, RU-115).
rule-TB-59 = In der Stadt und im Dorf besuchst du genau eine Person, und sei es, um ohne Geschäft wieder zu gehen.
    .mark = R
    .ruling = Die Felder sagen „besuche eine“; zum Kaufen kann niemand gezwungen werden.

## Kämpfe

rule-TB-21 = Ein Kampf, mit Stärke oder als geistiger Kampf mit Wille: (1) ausweichen, wenn du kannst; (2) Zauber und andere Hilfe; (3) beide Seiten würfeln: dein Würfel und deine Stärke oder, im geistigen Kampf, dein Wille, mit allem, was sie ändert, gegen den Wert des Wesens und seinen Würfel, den der Spieler links von dir wirft; (4) Schicksal, erst wer angreift, dann wer verteidigt; (5) das höhere Ergebnis gewinnt. Alle Einzelheiten stehen in TM-6.
    .mark = S, R
    .ruling = Die Schritte folgen einer Regelübersicht; wer für das Wesen würfelt, haben wir entschieden, denn jemand muss es tun.
rule-TB-22 = Besiegst du einen Feind, ist er getötet, und du behältst ihn als Trophäe. Verlierst du, verlierst du 1 Leben, und dein Zug endet. Gleiche Ergebnisse sind ein Unentschieden: Dein Zug endet, und im nächsten gehst du einfach weiter.
    .mark = S
    .ruling = So steht es in einer Regelübersicht.
rule-TB-23 = Im Kampf mit Stärke benutzt du eine Waffe und eine Rüstung. Rüstung rettet nur Leben, die dort verloren gehen, nie im geistigen Kampf; du wählst die Karte erst, wenn das Leben verloren zu gehen droht.
    .mark = S, R
    .ruling = Die Grenzen folgen einer Regelübersicht; die Rüstung spät zu nennen schadet niemandem und erspart vor jedem Kampf eine Frage.
rule-TB-24 = Charakter gegen Charakter ist ein Kampf mit Stärke, sofern keine Fähigkeit des Angreifers ihn zum geistigen Kampf macht; der Verteidiger darf ausweichen. Wer gewinnt, wählt eines: Der Verlierer verliert 1 Leben (ein Zauber oder, im Kampf mit Stärke, Rüstung kann es retten), oder der Sieger nimmt ihm 1 Gegenstand oder 1 Gold. Stirbt der Verlierer daran, darf der Sieger beliebig von seinen Gegenständen, Gefährten und Gold nehmen; der Rest bleibt dort. Der Zug endet.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-25 = Ein Wesen, dem du ausgewichen bist, gilt als abgehandelt: Die Erkundung geht weiter, und du darfst nehmen, was dort liegt. Wesen der Inneren Region kann man weder ausweichen noch mit Zaubern beikommen.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-26 = Wesen von Feldern und Tabellen werden nie Trophäen.
    .mark = R
    .ruling = Wir fanden keine Quelle; es gibt keine Karte zum Behalten.
rule-TB-60 = Mit einer Fähigkeit, die dich hier Wesen ausweichen lässt, weichst du einem gemeinsamen Kampf als Ganzem aus; eine Wirkung auf ein Wesen nimmt nur dieses aus.
    .mark = S
    .ruling = So sagt es die offizielle FAQ über gemeinsame Kämpfe.
rule-TB-61 = Ein Unentschieden durch eine Wirkung hat dieselben Folgen wie gleiche Ergebnisse.
    .mark = R
    .ruling = Karten, die ein Unentschieden machen, sagen sonst nichts darüber.
rule-TB-62 = Kämpft ein Gefährte, Zauber oder Gegenstand an deiner Stelle und verliert, verlierst du kein Leben, aber dein Zug endet trotzdem.
    .mark = S
    .ruling = Es steht in einer Regelübersicht; im Grundspiel tut das keine Karte.

## Fähigkeiten, Marken und Besitz

rule-TB-27 = Stärke und Wille fallen nie unter den Wert; verlorene Punkte kosten Marken. Boni von Gegenständen und Gefährten sind keine Marken.
    .mark = S
    .ruling = Eine Regelübersicht und die Karten stimmen überein.
rule-TB-28 = Geheilt wird bis zum Lebenswert, erhalten kannst du Leben darüber hinaus; aufgefüllt wird bis zum Schicksalswert, erhalten kannst du Schicksal darüber hinaus.
    .mark = S
    .ruling = So steht es in einer Regelübersicht.
rule-TB-29 = Einmal je Wurf darfst du 1 Schicksal ausgeben, um einen deiner eigenen Würfel neu zu werfen; das neue Ergebnis gilt. Würfel von Wesen oder anderen Charakteren berührt Schicksal nie.
    .mark = S
    .ruling = So steht es in einer Regelübersicht zum Grundspiel.
rule-TB-30 = Gold darfst du beliebig viel haben. Gold ist kein Gegenstand.
    .mark = S
    .ruling = So steht es in einer Regelübersicht.
rule-TB-31 = Du trägst höchstens 4 Gegenstände und mit jedem Maultier 4 mehr; was zu viel ist, lässt du nach deiner Wahl sofort zurück. Gefährten sind nicht begrenzt. Zu Beginn und am Ende deines eigenen Zuges darfst du Gegenstände und Gefährten nach Belieben zurücklassen, nicht aber Vettel und Poltergeist.
    .mark = S, R
    .ruling = Das Limit folgt einer Regelübersicht und dem Maultier; für das freiwillige Zurücklassen fanden wir keine Quelle und erlauben es vor und nach der Bewegung; Gold wiegt nichts, und niemand gewinnt, wenn er es liegen lässt.
rule-TB-32 = Am Ende deines Zuges darfst du Trophäen eintauschen: mit zusammen 7 Punkten Stärke für 1 Stärke, mit zusammen 7 Punkten Wille für 1 Willen, beliebig oft. Ein Überschuss der eingetauschten Karten verfällt; die beiden Arten werden nicht gemischt.
    .mark = S
    .ruling = So steht es in einer Regelübersicht; die Optionen in TB-44 senken die 7.
rule-TB-63 = Eine Trophäe mit Stärke und Wille zählt für eines von beiden, gewählt beim Eintauschen.
    .mark = R
    .ruling = Eine Karte zahlt einmal.
rule-TB-64 = Spieler schenken, leihen und tauschen untereinander nichts; nur Wirkungen bewegen etwas zwischen ihnen.
    .mark = R
    .ruling = Freier Handel ließe zwei Spieler wie einen spielen.
rule-TB-65 = Bekommst du eine Karte, die du nicht haben darfst, wegen deiner Gesinnung oder der Vettel, leg sie offen auf dein Feld. Über dem Gegenstandslimit wählst du, was du zurücklässt, über dem Zauberlimit, was du ablegst.
    .mark = R
    .ruling = Irgendwo muss jede Karte sein; auf dem Feld kann man sie wiederfinden.
rule-TB-66 = Beutel mit Gold werden zu Gold, wenn man sie nimmt, und dann abgelegt; niemand trägt sie.
    .mark = R
    .ruling = Sonst wäre ein Beutel ein Gegenstand, den man als solchen verkaufen oder stehlen könnte.

## Zauber

rule-TB-33 = Dein Zauberlimit folgt deinem aktuellen Willen: keiner bei 1 oder 2, einer bei 3, zwei bei 4 oder 5, drei ab 6. Was zu viel ist, legst du nach deiner Wahl sofort ab.
    .mark = S
    .ruling = So steht es in einer Regelübersicht.
rule-TB-34 = Im eigenen Zug wirkst du höchstens so viele Zauber, wie du zu seinem Beginn hattest, im Zug eines anderen einen; der Herrschaftszauber zählt nicht mit. Zauber sind vor den anderen verborgen und werden abgelegt, wenn ihre Wirkung vorbei ist.
    .mark = S
    .ruling = So steht es in einer Regelübersicht.
rule-TB-35 = Zauber auf Charaktere wirken in jeder Region, wenn die Bedingungen der Karte erfüllt sind; Zauber auf Wesen wirken nicht in der Inneren Region.
    .mark = S
    .ruling = Eine Regelübersicht und eine Antwort im Forum des Verlags stimmen überein.
rule-TB-67 = Ein Zauber wird nur so gewirkt, wie sein Text sagt, und auf ein gültiges Ziel. Anders als durch eine Wirkung oder das Limit wirst du ihn nicht los.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-68 = „Immer mindestens ein Zauber“ (Zauberer, Prophetin, Zauberstab): Hast du deinen letzten gewirkt, erhältst du einen Zauber. Nimmst du den Zauberstab ohne einen Zauber, erhältst du sofort einen. Geht der letzte anders verloren, gibt es keinen.
    .mark = S, R
    .ruling = Die ersten beiden Sätze stehen auf Karten und in den offiziellen Errata; der letzte verhindert eine Schleife mit Wirkungen, die Zauber ablegen.
rule-TB-69 = Die Verfluchte Lichtung verhindert das Zaubern, den Gebrauch magischer Gegenstände und die Boni von Gegenständen, senkt aber dein Zauberlimit nicht.
    .mark = R
    .ruling = Ein Aufenthalt soll keine Zauber kosten, die man dort nicht einmal wirken kann.

## Gesinnung

rule-TB-36 = Du bist gut, neutral oder böse. Deine Gesinnung wechselt höchstens einmal je Zug; ein zweiter Wechsel in diesem Zug entfällt. Karten, die die neue Gesinnung verbietet, lässt du zurück. Der Druide darf in jedem Fenster jedes Zuges nach Belieben wechseln, aber auch höchstens einmal je Zug.
    .mark = S
    .ruling = Eine Regelübersicht und die Karte des Druiden stimmen überein.

## Kröten

rule-TB-37 = Du bist 3 Züge lang eine Kröte. Deine Gegenstände, Gefährten und dein Gold bleiben auf dem Feld, auf dem es geschah; als Kröte kannst du keine nehmen oder erhalten. Deine Stärke und dein Wille sind 1, was immer du an Marken und Boni hast; als Kröte gewonnene oder verlorene Punkte sind danach weg. Leben, Schicksal, Trophäen, Zauber, Auftrag und Gesinnung bleiben. Du hast keine besondere Fähigkeit, wirkst und erhältst keine Zauber und bewegst dich 1 Feld ohne Würfel; du erkundest wie üblich und darfst Schicksal benutzen. Wirst du erneut zur Kröte, sind es ab da 3 Züge. Der Zug, in dem es geschieht, zählt nicht: Es endet am Ende deines dritten eigenen Zuges danach. Das Zauberlimit wird solange nicht geprüft (RU-92).
    .mark = S, R
    .ruling = Zusammengesetzt aus einer Regelübersicht, dem Handbuch der digitalen Ausgabe und einer Antwort im Forum; wann es endet, haben wir entschieden.

## Tod

rule-TB-38 = Mit 0 Leben ist dein Charakter getötet. Seine Gegenstände, Gefährten und sein Gold bleiben auf dem Feld, sofern TB-24 sie nicht dem Sieger gibt; Stärke, Wille und Schicksal gehen in den Vorrat zurück, Zauber und Trophäen werden abgelegt, der Auftrag ist hinfällig. Es folgt TB-47.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-39 = Sobald jemand die Krone der Herrschaft erreicht hat, scheidet mit jedem getöteten Charakter auch sein Spieler endgültig aus, selbst wenn die Krone später wieder leer ist.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-70 = Werden mehrere im selben Moment getötet, geht es in Zugreihenfolge ab dem Spieler am Zug. Wessen Charakter im eigenen Zug getötet wird, dessen Zug endet.
    .mark = R
    .ruling = Für das, was sie hinterlassen, braucht es eine Reihenfolge.

## Die Krone der Herrschaft und das Ende

rule-TB-40 = Das Tal des Feuers darfst du nur mit einem Talisman betreten, auch um dort jemanden zu treffen. Er wird nicht verbraucht, und beim Schritt auf die Krone fragt niemand mehr danach.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-41 = Allein auf der Krone wirkst du jeden Zug, statt dich zu bewegen und zu erkunden, den Herrschaftszauber: Wirf 1 Würfel; bei 1 bis 3 geschieht nichts, bei 4 bis 6 verliert jeder andere Charakter 1 Leben. Wille brauchst du dafür nicht, aber weder eine Kröte noch der Besitzer des Amuletts kann ihn wirken; ein Gegenzauber kann ihn aufheben.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-42 = Stehen zwei oder mehr auf der Krone, besteht ein Zug dort nur aus der Begegnung mit einem der anderen (TB-15). Auf der Krone bewegt sich niemand, auch nicht zurück.
    .mark = S
    .ruling = So steht es in einer Regelübersicht, die auf Anleitung und FAQ beruht.
rule-TB-43 = Der letzte Charakter eines nicht ausgeschiedenen Spielers gewinnt sofort. Alle Tode eines Moments werden zuerst ausgeführt; ist dann niemand mehr da, teilen sich den Sieg, die in ihm starben (RU-76).
    .mark = S, R
    .ruling = Dass der Letzte gewinnt, folgt einer Regelübersicht; der geteilte Sieg ist unsere Entscheidung.
rule-TB-71 = Auf der Krone zu landen beendet deinen Zug, außer wenn andere dort sind: Dann begegnest du sofort einem von ihnen (TB-42). Der erste Herrschaftszauber kommt in deinem nächsten Zug.
    .mark = D, R
    .ruling = Der Herrschaftszauber ersetzt Bewegung und Erkundung, und dieser Zug hatte seine Bewegung schon.
rule-TB-45 = Eine Fähigkeit geht vor einer Regel, und „kann nicht“ geht vor „kann“. Fragt eine Wirkung nach einer Zahl auf dem Würfel, ist der Würfel gemeint, wie er liegt, ohne Zuschlag.
    .mark = S
    .ruling = So steht es in einer Regelübersicht.
rule-TB-44 = Optionen: Der Herrschaftszauber kann zu fünft mit 3 bis 6 und zu sechst mit 2 bis 6 wirken; Trophäen können 6 oder 5 statt 7 kosten; alle können mit 1 Punkt Stärke oder Wille mehr beginnen; wer als Erster die Krone erreicht, kann sofort gewinnen; bei „Blutbad“ liegt nur eine Talismankarte auf dem Stapel, und wer getötet wird, scheidet aus; bei „Erbe“ bekommt dein neuer Charakter Gegenstände, Gefährten und Gold des getöteten, und wer tötet, nimmt nichts.
    .mark = S
    .ruling = Diese schnelleren Spielweisen sind aus einer Regelübersicht bekannt.

## Zeitpunkte

rule-TM-1 = Der Zug, Schritt für Schritt. (1) Anfang: Wer keinen Charakter hat, bekommt einen neuen (TB-47); Wirkungen dieses Spielers, die jetzt enden, enden (V-17); ein ausgesetzter Zug geht gleich zu den Zählern von Schritt 8; die Zauber auf der Hand werden gezählt (TB-34). (2) Fenster zum Beginn: der Spieler am Zug, dann die anderen im Uhrzeigersinn. Greift Erstarrung beim Charakter am Zug, weiter mit den Zählern von Schritt 8. (3) Art der Bewegung: würfeln; oder ein Angebot der Taverne; oder ein Floß; oder, statt zu würfeln, Teleport oder der Gang des Elfen; oder ein Floß bauen, was den Zug beendet; oder was vorgegeben ist: 1 Feld, versklavt, Innere Region, keine Bewegung auf der Krone. (4) Wurf (TM-4), dann die Rast des Trolls, dann die Richtung; geh Feld für Feld, mit Wächter und Portal, wo sie gelten. (5) Gelandet: Verhexung wirkt; dann ein Fenster für Fähigkeiten beim Landen (Druide), Zerstörung und jederzeit Mögliches. (6) Erkundung: ein Charakter oder das Feld (TB-15, TB-16); vor jeder Karte und vor dem Text des Feldes gibt es ein freies Fenster. (7) Wirst du in Schritt 6 versetzt, geht es auf dem neuen Feld mit Schritt 5 weiter, ohne zweite Gelegenheit für Wirkungen „gleich nach deiner Bewegung“. (8) Ende: ein Fenster für Trophäen, Magiebann und jederzeit Mögliches, erst für dich, dann für die anderen; Limits; Zähler der Kröten; dann dein zusätzlicher Zug oder der nächste Spieler, der nicht ausgeschieden ist.
    .mark = R
    .ruling = Karten nennen Zeitpunkte nur ungefähr; eine feste Reihenfolge aller lässt ein Programm und weit entfernte Spieler einig sein, was zuerst kommt.
rule-TM-2 = Freie Fenster sind: der Beginn eines Zuges, die Bewegung vor dem Wurf, die Landung, vor jeder Karte und vor dem Text des Feldes, ein Kampf vor seinen Würfeln und das Ende eines Zuges. „Jederzeit“ (Heilung, Auslöschung, Zufall, Unsichtbarkeit, der Wechsel des Druiden) heißt in jedem freien Fenster jedes Zuges, nie mitten in einer anderen Wirkung. Alchemist und Trank der Stärke gehören in die freien Fenster des eigenen Zuges; der Trank auch in einen eigenen Kampf im Zug eines anderen. Ein Fenster öffnet sich nur, wenn sich etwas geändert hat, seit im letzten alle gepasst haben; wer handelt, lässt alle neu gefragt werden, bis alle hintereinander passen. In einer Öffnung benutzt du jede freiwillige Wirkung einmal, außer ihr Text sagt „beliebig viele“ (RU-72).
    .mark = R
    .ruling = Alle in jedem Augenblick zu fragen dauerte ewig, und nur nach einer Änderung zu fragen verliert nichts.
rule-TM-3 = Wann Zauber gewirkt werden. Zu Beginn des eigenen Zuges: Aneignung und Hypnose auf einen anderen Charakter, der die Sache hat, Alchemie, Weissagung, Zeitsprung, und Verhexung auf ein Feld der Äußeren oder Mittleren Region ohne Charakter. Zu seinem Beginn oder Ende: Magiebann. Zu seinem Beginn oder gleich nach der eigenen Bewegung: Zerstörung, auf eine offene Abenteuerkarte auf dem Spielplan, aber kein Wesen der Inneren Region. Zu Beginn jedes Zuges: Erstarrung, auf den Charakter am Zug oder auf eine Wesenkarte außerhalb der Inneren Region. Statt des Wurfs für die eigene Bewegung: Teleport, nicht in der Inneren Region. Im eigenen Kampf mit Stärke, vor den Würfeln: Gedankenschlag. In jedem freien Fenster: Unsichtbarkeit auf dich selbst; Heilung, Auslöschung und Zufall auf einen beliebigen Charakter. Gegen einen eben gewirkten Zauber, auch den Herrschaftszauber: Gegenzauber (TM-5). Wenn ein Leben verloren zu gehen oder ein Gefährte oder Feind getötet zu werden droht: Bewahrung (TM-7). Statt Bewegung und Erkundung auf der Krone: der Herrschaftszauber.
    .mark = R
    .ruling = Die Zeitpunkte folgen den Karten; diese Liste ordnet sie den Fenstern von TM-1 zu.
rule-TM-4 = Jeder Wurf eines Charakters. Die Würfel fallen; der Krieger wirft im Kampf mit Stärke immer seinen zweiten Würfel. Wer wirft, darf Schicksal auf einen Würfel ausgeben (TB-29), der neu geworfen wird und dann gilt. Danach darf er hinzufügen, was er darf (Priester und Mönch beim Gebet, Zwerg in der Höhle). Danach kommt, was nach der Zahl auf dem Würfel fragt (Troll). Danach wird das Ergebnis benutzt. Würfel von Wesen fallen und gelten, wie sie liegen.
    .mark = R
    .ruling = Neu zu werfen, bevor der Bonus kommt, lässt dich sehen, worüber du entscheidest; der zweite Würfel des Kriegers schadet nie, darum wird nicht gefragt.
rule-TM-5 = Einen Zauber wirken. Du nennst den Zauber und seine Ziele; ab da gilt er als gewirkt. Die anderen, im Uhrzeigersinn ab deiner Linken, dann du, dürfen mit einem Gegenzauber antworten, der selbst ein gewirkter Zauber ist und beantwortet werden darf. Wird der Zauber nicht aufgehoben, tritt er in Kraft. Dann wird seine Karte abgelegt, eine bleibende, wenn sie vorbei ist; dann gilt TB-68.
    .mark = R
    .ruling = Ein Gegenzauber muss vor der Wirkung kommen, und der zuletzt gewirkte wird zuerst entschieden.
rule-TM-6 = Ein Kampf. (0) Vorher: den Banditen bezahlen; der Barde schont Tiere und Drachen oder bezaubert ein Tier; Priester und Kreuz vernichten einen Geist. Was weg ist, wird nicht bekämpft. (1) Wer angegriffen ist, darf ausweichen: du gegen ein Wesen, der Verteidiger gegen einen Charakter. (2) Freies Fenster: Angreifer, Verteidiger, dann die anderen im Uhrzeigersinn, für Zauber, Trank, Söldner, einen erweckten oder bezauberten Gefährten; dann nennt jeder Kämpfer seine Waffe. (3) Die Würfel des Angreifers, dann die des Verteidigers oder Wesens; dann Schicksal und Änderungen für die Würfel des Angreifers, dann für die des Verteidigers. (4) Die Ergebnisse werden verglichen. (5) Bewahrung auf einen Feind, der getötet zu werden droht, macht ein Unentschieden. (6) Ausgang: Verlierst du, gilt TM-7 für das Leben; gewinnst du, wird der Feind Trophäe oder erweckter Gefährte, und Runenschwert und dergleichen wirken. (7) Gegen ein Wesen: gewonnen, die Erkundung geht weiter; verloren oder unentschieden, dein Zug endet. Gegen einen Charakter endet dein Zug.
    .mark = R
    .ruling = Dass der Angreifer zuerst über Schicksal entscheidet, folgt der FAQ; der Rest ordnet die Texte der Karten.
rule-TM-7 = Leben verlieren. Die Zahl steht fest. Nach einem verlorenen Kampf mit Stärke darf der Verlierer eine Rüstung wählen und für sie würfeln. Dann darf jeder, im Uhrzeigersinn ab dem Verlierer, mit Bewahrung ein Leben retten. Dann werden die Leben genommen; bei 0 ist der Charakter getötet (TB-38), und Heilung kommt zu spät. Verlieren mehrere zugleich Leben, geht jeder in Zugreihenfolge ab dem Spieler am Zug durch die ersten Schritte, und die Leben werden zusammen genommen.
    .mark = R
    .ruling = Was ein Leben rettet, muss vor dem Verlust gefragt werden, und ein gemeinsamer Verlust darf nicht vom Platz abhängen.
rule-TM-8 = Was du erhältst oder heilst, nimmst du sofort. Eine Wirkung, die auf einen Gewinn folgt, folgt einmal je Wirkung, wie hoch er auch ist, und was sie gibt, löst sie nicht erneut aus.
    .mark = R
    .ruling = Sonst könnten zwei solche Wirkungen einander endlos nähren.
rule-TM-9 = Wo Fähigkeiten wirken. Bei deiner Bewegung: Elf, Angebote, Floß. Nach deinem Wurf für die Bewegung: Troll. Beim Landen: Druide. Wenn du Karten ziehst: Prophetin, dann Kugel des Wissens. Vor einem Kampf: Barde, Priester, Kreuz. Im Kampf: Assassine, Ghul, Mönch, Krieger. Beim Gebet: Priester, Mönch. Im Text eines Feldes: Würfe, die du auslassen darfst (Zwerg, Elf, Troll; Gnom, Wegkundiger, Pixie). Bei der Begegnung mit einem Charakter: Ghul, Barde, Zauberin, Dieb, Zauberer. Immer, wenn jemand Zauber hat: Die Prophetin kennt die der anderen.
    .mark = R
    .ruling = Die Charakterkarten nennen diese Zeitpunkte; die Liste ordnet sie nach TM-1 und TM-6.

## Entscheidungen: Erkundung und Kampf

rule-RU-1 = Weichst du einem von zwei Feinden mit verschiedener Nummer aus, begegnest du dem anderen trotzdem; danach geht die Erkundung weiter.
    .mark = R
    .ruling = Jede Nummer ist ein eigener Schritt (TB-16, TB-25).
rule-RU-2 = Einem gemeinsamen Kampf weichst du durch eine Fähigkeit des Ortes oder durch Unsichtbarkeit als Ganzem aus; Erstarrung nimmt nur ihr Ziel aus, der Rest kämpft.
    .mark = S
    .ruling = Die FAQ unterscheidet Wirkungen auf einen Ort von Wirkungen auf ein Wesen (TB-60).
rule-RU-3 = Hast du den Banditen bezahlt oder ein Tier geschont, nimmst du dort nichts; dein Zug endet nach den anderen Feinden.
    .mark = S
    .ruling = Die FAQ zählt das nicht als Ausweichen (TB-19).
rule-RU-4 = Ein Feind, der zu einem älteren gleicher Nummer gezogen wird, kämpft mit ihm gemeinsam, die Werte addiert.
    .mark = D
    .ruling = TB-18 verlangt dasselbe Feld und dieselbe Nummer, nicht dasselbe Ziehen.
rule-RU-5 = Feinde mit Stärke und Feinde mit Wille auf einem Feld: erst der Kampf mit Stärke (Nummer 2), dann der geistige Kampf (Nummer 3); verlierst du den ersten, endet dein Zug.
    .mark = D
    .ruling = Es folgt aus der Reihenfolge der Nummern und aus TB-20.
rule-RU-6 = Nach einem gemeinsamen Sieg ist jeder Feind eine Trophäe, und jeder Text „wenn du ihn besiegst“ wirkt, in der Reihenfolge, in der sie liegen.
    .mark = R
    .ruling = Der eine Wurf hat sie alle besiegt.
rule-RU-7 = Der Assassine darf in jedem Kampf mit Stärke gegen ein Wesen im eigenen Zug meucheln und wenn er einen Charakter angreift; nicht im geistigen Kampf, nicht wenn er angegriffen wird, nicht auf der Krone.
    .mark = R
    .ruling = Seine Karte spricht vom Angriff auf einen Charakter oder ein Wesen; einem Wesen im eigenen Zug zu begegnen gilt als sein Angriff.
rule-RU-8 = Die zwei Würfel des Kriegers sind ein Wurf: Einer davon darf neu geworfen werden, dann zählt der höhere. Der zweite Würfel wird immer geworfen. Auch seine zweite Waffe gibt ihren Bonus.
    .mark = S, R
    .ruling = Würfel und Waffen folgen seiner Karte; ein zweiter Würfel schadet nie, darum wird nicht gefragt.
rule-RU-9 = Ein Wurf für die Rüstung rettet ein Leben, wie viele ein Kampf auch kostet; ein zusätzliches Leben oder den Tod durch eine Karte rettet er nicht.
    .mark = R
    .ruling = Die Rüstungskarten sprechen von dem Leben, das der Kampf kostet (TB-23, TM-7).
rule-RU-10 = Geister sind nur Karten und Wesen von Tabellen, die so heißen. Priester und Kreuz dürfen den Geist der Felsen vernichten; eine Trophäe ist er nicht, aber der Priester erhält seinen Zauber.
    .mark = S
    .ruling = Die Karte des Priesters spricht von jedem Geist.
rule-RU-11 = Tötest du einen Feind im Kampf mit dem Runenschwert, erhältst du ebenfalls das Leben.
    .mark = R
    .ruling = Sein Text nennt Feinde; sie gelten als Wesen mit einem Leben.
rule-RU-12 = Nach einem Unentschieden mit einem Feind musst du im nächsten Zug weitergehen und kämpfst nicht noch einmal; wer später dort landet, kämpft.
    .mark = S
    .ruling = So steht es in einer Regelübersicht (TB-8, TB-22).
rule-RU-13 = Eine Kröte kämpft, mit 1 und ohne Bonus, und darf angegriffen werden. Nehmen kann man ihr nur Leben: Wo weder Gegenstand noch Gold zu nehmen ist, bleibt nur das Leben.
    .mark = R
    .ruling = TB-24 bietet drei Belohnungen, und nach V-3 entfällt, was unmöglich ist.
rule-RU-16 = Im Tempel betet eine Kröte wie üblich. Auf der Krone zaubert sie nicht und gewinnt auch nicht durch ihre Ankunft; sie wartet oder wird angegriffen.
    .mark = S, R
    .ruling = Eine Kröte kann den Herrschaftszauber nicht wirken; das Beten verbietet ihr nichts.
rule-RU-18 = Wer während eines Kampfes zur Kröte wird, kämpft ihn als Kröte zu Ende.
    .mark = R
    .ruling = Eine Wirkung tritt sofort ein, und ein begonnener Kampf muss entschieden werden.

## Entscheidungen: Schicksal, Zauber und Tod

rule-RU-20 = Wer den Herrschaftszauber wirkt, darf auf dessen Würfel Schicksal benutzen. Ein Gegenzauber muss vor dem Wurf kommen.
    .mark = R
    .ruling = Es ist ein eigener Wurf wie jeder andere; ein Zauber wird aufgehoben, bevor er wirkt (TM-5).
rule-RU-25 = Fällt dein Wille, sodass du zu viele Zauber hast, legst du die überzähligen nach deiner Wahl sofort ab, auch im Zug eines anderen und auch, weil du einen Gefährten oder Gegenstand verloren hast. Die Verfluchte Lichtung bewirkt das nicht (TB-69).
    .mark = R
    .ruling = TB-33 spricht von deinem aktuellen Willen.
rule-RU-26 = Am Limit ziehst du einen Zauber, den du erhieltest, nicht; nur ein Text „zieh, dann leg ab“ lässt dich wählen.
    .mark = R
    .ruling = Das Erhalten ist an das Limit gebunden (V-5).
rule-RU-27 = Einen Zauber, den du in deinem Zug ziehst, darfst du darin wirken, solange du weniger gewirkt hast, als du zu Beginn hattest. Gegenzauber zählen mit.
    .mark = R
    .ruling = TB-34 begrenzt die Zahl, nicht, welche Zauber es sind.
rule-RU-28 = Ein Tod mitten im Zug eines anderen wird sofort ausgeführt, und der Spieler am Zug macht weiter. War der Tote sein Gegner, ist der Kampf vorbei, und TB-24 vergibt dessen Sachen.
    .mark = R
    .ruling = Zu warten ließe einen toten Charakter auf dem Spielplan.
rule-RU-30 = Wird jemand getötet, dessen Zauber noch wirkt, behält Verhexung ihre Zeit, ebenso der Schneesturm; Magiebann endet, wenn der nächste Zug seines Platzes begänne.
    .mark = R
    .ruling = Der Platz zählt die Runden (V-17).
rule-RU-31 = Gefährten eines getöteten Charakters bleiben auf dem Feld; wer es freikämpft, darf sie nehmen. Vettel und Poltergeist muss der nächste Besucher nehmen.
    .mark = R
    .ruling = Sie haben die Nummer 1 und drängen sich dem Besucher auf.
rule-RU-32 = Verlierst du ein Maultier, lässt du die überzähligen Gegenstände nach deiner Wahl sofort auf deinem Feld zurück. Wird es gestohlen, lässt du sie zurück, und der Dieb bekommt nur das Maultier.
    .mark = S, R
    .ruling = So sagt es die Karte; was auf dem Feld liegt, gehört niemandem.
rule-RU-33 = Im Turm des Vampirs darfst du jeden Gefährten geben, auch Vettel und Poltergeist.
    .mark = R
    .ruling = Dort legt sie das Feld ab, nicht ihr Besitzer.
rule-RU-34 = Trophäen kann man nicht stehlen, verkaufen oder zurücklassen.
    .mark = R
    .ruling = Sie sind keine Gegenstände.
rule-RU-35 = 9 Punkte Stärke geben 1 Stärke, und 2 verfallen; eingetauscht werden die Karten mit dem kleinsten Überschuss.
    .mark = R
    .ruling = TB-32 zählt ganze Karten. Niemand gäbe mehr her als nötig, also wählt sie das Programm.

## Entscheidungen: Wege und Felder

rule-RU-36 = Verlierst du den Talisman vor dem Tal des Feuers, kannst du nicht hinein; verlierst du ihn im Tal oder auf der Krone, ändert das nichts.
    .mark = R
    .ruling = Nur der Eintritt verlangt ihn (TB-40).
rule-RU-38 = Mit unerfülltem Auftrag darfst du trotzdem durch das Zauberportal in die Innere Region und auch hinaus; verboten ist nur, das Portal der Macht zu öffnen.
    .mark = R
    .ruling = TB-11 nennt nur diese Tür.
rule-RU-39 = Ist ein Stapel leer, wird sein Ablagestapel sofort neu gemischt; sind alle Karten auf dem Spielplan und bei den Spielern, wird nichts gezogen.
    .mark = R
    .ruling = Eine Partie muss weitergehen, wenn Karten ausgehen (TB-4).
rule-RU-40 = Ein Floß trägt dich zwischen Feldern, die einander am Sturmfluss gegenüberliegen, in beide Richtungen, auch an den Ecken; nie aus der Inneren Region oder in sie.
    .mark = S, R
    .ruling = Die Tabelle der Felder stammt aus einer öffentlichen Zeichnung des Spielplans; wir lesen sie in beide Richtungen.
rule-RU-41 = Die Brücke in einer der Richtungen zu überqueren vertreibt den Poltergeist, sobald du das Feld jenseits betrittst; am Wächter zu scheitern nicht.
    .mark = R
    .ruling = Erst dann ist der Fluss überquert.
rule-RU-43 = Ein Angebot der Taverne wartet bei Erstarrung und ausgesetzten Zügen, solange du dort stehst.
    .mark = R
    .ruling = Es gilt deiner nächsten Bewegung, und du hattest keine (TB-54).
rule-RU-44 = Hast du dich im Forst oder in den Felsen verirrt (2 oder 3), ist dein Zug vorbei, und du setzt den nächsten aus.
    .mark = R
    .ruling = Die Felder sagen „den nächsten Zug aussetzen“ (TB-6).
rule-RU-45 = Begegnest du der Bösen Finsternis oder dem Sturm, während dort noch andere Karten unerledigt liegen, ist nur dieser Zug verloren.
    .mark = R
    .ruling = Es folgt aus TB-6.
rule-RU-46 = Im Schneesturm wird nicht für die Bewegung gewürfelt, also gibt es auch kein Teleport; Angebote der Taverne und das Floß gelten.
    .mark = R
    .ruling = Sie ersetzen die Bewegung, Teleport ersetzt den Wurf (TB-50).
rule-RU-47 = Verhexung trifft alle, die dort landen, auch wer sie gewirkt hat und wer kommt, um einen Charakter anzugreifen. Das Amulett schützt.
    .mark = R
    .ruling = Sie liegt auf dem Feld; kein Zauber wirkt auf den Besitzer des Amuletts.
rule-RU-48 = Unter Magiebann darf der Besitzer des Amuletts weiter magische Gegenstände benutzen. Zaubern kann er ohnehin nicht.
    .mark = R
    .ruling = Kein Zauber wirkt auf ihn, auch dieser nicht.
rule-RU-49 = Wer auf der Verfluchten Lichtung steht, wirkt keinen Zauber, auch keinen Gegenzauber; andere dürfen auf ihn zaubern. Das Amulett schützt dort nicht; ein Talisman muss nicht benutzt werden. Auch nichtmagische Waffen geben keine Stärke, aber Rüstung schützt weiterhin.
    .mark = R
    .ruling = Das Feld hebt Stärke, Wille und den Gebrauch magischer Gegenstände auf, sonst nichts.
rule-RU-50 = Auf den Runen kommen die 2 nur Wesen zugute, nicht einem angegriffenen Charakter.
    .mark = R
    .ruling = Das Feld spricht von Wesen.
rule-RU-51 = Ein Gebet mit 1 dazu, das über die höchste Zeile hinausginge, ergibt die höchste Zeile.
    .mark = R
    .ruling = V-6 sagt das über jede Tabelle.
rule-RU-52 = Der Dieb nimmt bei jedem Besuch des Dorfs oder des Marktes und einmal am Markttag eine beliebige Karte des Kaufstapels umsonst, aber nicht in der Stadt.
    .mark = R
    .ruling = Seine Karte nennt diese und keine anderen.
rule-RU-53 = Für Zauberin, Dieb und Barde ist eine Begegnung eine Tat: angreifen oder betören oder einen Gefährten nehmen oder stehlen. Es muss der eigene Zug sein; jemanden in dessen Zug auf ihr Feld zu bringen genügt nicht.
    .mark = R
    .ruling = Es ist der Erkundungsschritt des eigenen Zuges (TB-15).
rule-RU-54 = Ein Wunsch oder der Schrein kann dich nicht auf dein eigenes Feld teleportieren.
    .mark = R
    .ruling = Der gedruckte Text erlaubt jedes Feld; das eigene zu wählen änderte nichts.
rule-RU-55 = Mit Prinz und Prinzessin werden in der Burg 4 Leben umsonst geheilt, 2 durch jeden.
    .mark = R
    .ruling = Beide Karten sagen es, jede für sich.
rule-RU-56 = Nur der angenommene Auftrag zählt; ihn zu erfüllen ist Pflicht, auch wenn es dir nicht passt.
    .mark = R
    .ruling = Der Auftrag ist so bald wie möglich zu erfüllen (TB-58).

## Entscheidungen: damit keine Partie stockt oder kreist

rule-RU-71 = Links und rechts überspringen Spieler, deren Charakter tot ist; der Zug überspringt nur Ausgeschiedene.
    .mark = R
    .ruling = Sonst bekämen Tote nie den Zug, in dem sie einen neuen Charakter erhalten.
rule-RU-72 = Jede freiwillige Wirkung wird in einer Öffnung ihres Fensters einmal benutzt, außer sie sagt „beliebig viele“.
    .mark = R
    .ruling = Solange man gefragt wird, darf man wieder handeln; ohne Grenze könnten Wirkungen endlos hin und her gehen.
rule-RU-73 = In einem Zug erkundest du höchstens 8 Landungen; ab der neunten landest du ohne Erkundung.
    .mark = R
    .ruling = Das Zauberportal und andere Teleporte können im Kreis führen.
rule-RU-74 = Was du in einer Erkundung hinlegst, wird dir darin nicht wieder angeboten; eine Karte, die du sofort wieder hinlegen müsstest, kannst du nicht nehmen.
    .mark = R
    .ruling = Dieselbe Karte zurückzulassen und zu nehmen könnte endlos gehen.
rule-RU-76 = Tode eines Moments werden zusammen ausgeführt, bevor jemand gewinnt; ist niemand mehr da, teilen sie sich den Sieg.
    .mark = R
    .ruling = Sonst gewönne der in der Reihenfolge letzte Tote als letzter Charakter.
rule-RU-77 = Auf der Krone wird kein Auftrag erfüllt; er bleibt offen.
    .mark = R
    .ruling = Die Belohnung würde dich versetzen, und auf der Krone bewegt sich niemand (TB-42).
rule-RU-78 = Eine Partie endet nach 300 Zügen je Spieler. Dann gewinnt niemand; gereiht wird nach der Krone, dann danach, wie weit innen die Region liegt, dann nach dem Besitz eines Talismans, dann nach der besten Fähigkeit.
    .mark = R
    .ruling = Vernünftige Partien enden viel früher, aber die Regeln erzwingen es nicht.

## Entscheidungen: Fenster und Geheimnisse

rule-RU-79 = Wer in einem Fenster gefragt wird, folgt allein aus Offenem: was ausliegt und wie viele Zauber jemand hat. Alle werden zugleich gefragt, antworten verdeckt und kommen der Reihe nach dran.
    .mark = R
    .ruling = Nur die zu fragen, die die richtige Karte haben, verriete allen, was sie haben.
rule-RU-80 = Wirkungen, die mit dem Beginn deines Zuges enden, enden auch in einem ausgesetzten Zug.
    .mark = R
    .ruling = Verhexung, Schneesturm und Magiebann dauerten sonst länger als ihre Runden (V-17, TB-48).
rule-RU-86 = Fragt eine Wirkung nach der Zahl auf dem Würfel, gilt der Würfel, wie er am Ende liegt.
    .mark = R
    .ruling = Ein neu geworfener Würfel ist neu gefallen.
rule-RU-87 = Nach jedem Sieg über einen Feind werden alle gefragt, die Bewahrung haben könnten, zusammen mit dem Ausgang des Kampfes.
    .mark = R
    .ruling = Der Zauber kann einen Feind retten, also muss man ihn dann wirken können.
rule-RU-88 = Die Prophetin kennt die Zauber der anderen jederzeit, ohne etwas dafür zu tun; nicht, solange sie eine Kröte ist.
    .mark = R
    .ruling = Das Ansehen als Handlung füllte jedes Fenster.

## Entscheidungen: Limits und Zahlen

rule-RU-92 = Solange du eine Kröte bist, werden Limits nicht geprüft.
    .mark = R
    .ruling = Ein Wille von 1 kostete dich sonst die Zauber, die TB-37 dir lässt.
rule-RU-93 = Magiebann und Verfluchte Lichtung senken weder Limits noch, was eine Karte von dir verlangt.
    .mark = R
    .ruling = Sie gehen vorbei; was sie dir nähmen, käme nicht zurück.
rule-RU-96 = Stärke, Wille und Leben sind je 72 Punkte, ohne große und kleine Marken.
    .mark = R
    .ruling = Mit 8 Fünfern und 32 Einern könnten Punkte übrig sein, aber kein Wechselgeld.
rule-RU-97 = Reichen die Charaktere nicht für je 3, werden so viele zugeteilt, wie möglich sind: 2 zu fünft oder sechst. Gewählt wird geheim und gleichzeitig, frei gewählt in Zugreihenfolge.
    .mark = R
    .ruling = Es gibt 14 Charaktere.
rule-RU-98 = Jede Quelle zählt einmal: Der Mönch mit Gedankenschlag zählt seinen Willenswert zweimal hinzu.
    .mark = R
    .ruling = Es sind zwei Texte, und jeder sagt „zähle hinzu“.
rule-RU-99 = Zwerg und Gnom zusammen werfen einen Würfel weniger, nicht zwei.
    .mark = R
    .ruling = Beide sagen, wie viele Würfel geworfen werden, nicht, wie viele wegfallen.

## Entscheidungen: Landung, Reihenfolge und Karten

rule-RU-100 = Verhexung wirkt, wenn jemand landet, bevor dort jemand etwas gefragt wird, auch auf dem Feld des Wächters nach einem verlorenen Kampf mit ihm.
    .mark = R
    .ruling = Ihr Text spricht vom Landen, nicht von einer Erkundung (V-15).
rule-RU-101 = Was der Text eines Feldes vor dem Ziehen sagt, kommt vor allen Karten, etwa das in der Wüste verlorene Leben.
    .mark = R
    .ruling = Die Reihenfolge der FAQ hat keinen Platz für so einen Text; das Feld selbst stellt ihn voran.
rule-RU-102 = Spricht ein Ereignis von dem, der es gezogen hat, ist gemeint, wer ihm begegnet. Für ein Gespenst oder einen Eremiten, der anderswohin ging, wird keine andere Karte gezogen.
    .mark = R
    .ruling = Ein Ereignis kann liegen bleiben und jemand anderem begegnen; beim Gespenst sagt die Karte, dass nichts es ersetzt, der Eremit schweigt.
rule-RU-103 = Auch ein Zug, der sofort endet, hat seinen Endschritt mit Trophäen; nur Erstarrung und Tod überspringen ihn.
    .mark = R
    .ruling = Der Zug endet, er wird nicht ungeschehen.
rule-RU-104 = Böse Finsternis, Sturm und Sirene werden für alle zu Ende gebracht, bevor sie den Zug dessen beenden, der ihnen begegnet.
    .mark = R
    .ruling = Eine Karte wird ganz ausgeführt.
rule-RU-105 = In der Inneren Region ist der Weg hinaus immer frei; hinein braucht es die erledigte Aufgabe. Vom Tal des Feuers führt jeder Arm hinaus.
    .mark = R
    .ruling = Umkehren geht immer, also kann eine neue Aufgabe auf dem Rückweg dich nicht halten.
rule-RU-106 = Ein Floß ist an kein Feld gebunden. Es wird bei deiner ersten eigenen Bewegung, bei der du es hast, benutzt oder abgelegt; ein ausgesetzter Zug bewahrt es.
    .mark = R
    .ruling = Es wird getragen, anders als ein Angebot der Taverne (TB-54).
rule-RU-111 = Schont der Barde ein Wesen einer Tabelle, etwa den Drachen der Höhle, geschieht nichts, und die Erkundung geht weiter.
    .mark = R
    .ruling = Es gibt keine Karte, die bliebe und den Weg versperrte.
rule-RU-113 = Zerstörung auf den Schneesturm beendet ihn. Verhexung ist ein Zauber und kein Ziel für Zerstörung.
    .mark = R
    .ruling = Zerstörung nennt offene Abenteuerkarten.
rule-RU-114 = Vettel und Poltergeist kann man nicht wählen, wo etwas zurückzulassen ist. Getötet, weggenommen und von Feldern abgelegt werden können sie.
    .mark = R
    .ruling = „Kann nicht zurückgelassen werden“ geht vor „lass zurück“ (TB-45).
rule-RU-115 = Ob ein Auftrag erfüllt ist, wird geprüft, wenn der laufende Text zu Ende ist, vor dem nächsten Fenster. Der Zug endet nur, wenn es der Zug dessen ist, der den Auftrag hat.
    .mark = R
    .ruling = Ein Auftrag kann auch von einem Verteidiger oder mitten in einer Wirkung erfüllt werden.
rule-RU-116 = Ein Geist, den Priester oder Kreuz vernichtet, gilt als getötet, für einen Auftrag und für das, was dort liegt.
    .mark = R
    .ruling = Das Kreuz sagt es, der Priester nicht; wir behandeln sie gleich.
rule-RU-117 = Ein erweckter oder bezauberter Feind, der zurückgelassen wird oder durch Tod oder als Kröte zurückbleibt, liegt auf dem Feld als der Feind, der er ist. Wer ihn dir wegnimmt, behält ihn nur dann als Gefährten, wenn seine eigene Fähigkeit ihn nutzen könnte; sonst legt er ihn auf sein Feld. Abgelegt kommt er auf den Ablagestapel seiner Karten.
    .mark = R
    .ruling = Die Karten schweigen; was niemand führt, ist wieder wild.
rule-RU-119 = Vettel und Poltergeist, die eine Kröte zurücklässt, muss der nächste Besucher nehmen.
    .mark = R
    .ruling = Sie verlassen eine Kröte wie alle Gefährten und haben die Nummer 1 (TB-37, RU-31).
rule-RU-127 = Bei „Erbe“ warten die Sachen eines getöteten Charakters bis zum nächsten Zug seines Spielers bei diesem, und niemand kann sie nehmen.
    .mark = R
    .ruling = Bis der neue Charakter kommt, müssen sie irgendwo sein.
