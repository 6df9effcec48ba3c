title = Saga
tagline = Sechs Helden, dreihundert Tiere und Dinge, und viele Tage.

rule-SA-1 = In der Schachtel sind Tiere und Dinge. Jede Karte hat eine Zahl und eine Wirkung, und es gibt sie einmal.
    .mark = B
rule-SA-2 = Ihr seid Helden mit vier Karten und so viel Leben, wie ihr gewählt habt. Ihr seid reihum im Uhrzeigersinn am Zug; jeder Zug ist ein Tag.
    .mark = B
rule-SA-3 = Spiele in deinem Zug eine Karte: Schicke ein Tier los, heile dich, oder nimm ein Ding.
    .mark = B
rule-SA-4 = Schicke ein Tier, das verletzt oder zehrt, gegen einen anderen Helden. Er verliert so viel Leben, wie die Wirkung sagt, und eins mehr, wenn du stärker bist als er. Zehrt es, so bekommst du, was er verliert.
    .mark = B
rule-SA-5 = Alle anderen dürfen ein Tier abwehren. Sie wählen verdeckt eine Karte oder keine; dann wehrt der Erste ab, gezählt im Uhrzeigersinn vom angegriffenen Helden an, und die übrigen nehmen ihre Karten zurück. Eine Zahl, die mindestens so hoch ist wie die des Tieres, vertreibt es; eine kleinere rettet ein Leben.
    .mark = B
rule-SA-6 = Du trägst bis zu zwei Dinge. Jedes erhöht deine Stärke um seine Zahl; ohne Dinge ist sie 2. Trägst du zwei, so lege für ein neues eines ab.
    .mark = B
rule-SA-7 = Ziehe nach deinem Zug und nach dem Abwehren wieder auf vier Karten. Ist der Stapel leer, so mische die offen liegenden Karten; die dieses Zuges werden erst danach abgelegt.
    .mark = B
rule-SA-8 = Ein Held ohne Leben scheidet aus. Die Partie endet, wenn nur noch einer übrig ist oder die Tage vorbei sind. Leben und die Zahlen der Dinge sind Punkte.
    .mark = B

option-days = Tage
    .help = Nach wie vielen Zügen die Partie spätestens endet.
option-life = Leben
    .help = Mit wie viel Leben jeder Held beginnt; mehr hat er nie.

part-life = Leben
part-gear = Dinge

panel-life = Leben (von { $most })
panel-strength = Stärke
panel-base = von Natur aus
panel-hand = Handkarten

group-beasts = Tiere
group-items = Gegenstände
number-of-card = Nummer { $number }
power-hurt = verletzt um { $amount }
power-drain = zehrt { $amount }
power-heal = heilt { $amount }
power-carry = Stärke +{ $amount }

log-sent = { $who } schickt „{ $card }“ gegen { $target }.
log-healed = { $who } spielt „{ $card }“ und bekommt { $gain } Leben.
log-took = { $who } nimmt „{ $card }“.
log-swapped = { $who } nimmt „{ $card }“ und legt „{ $old }“ ab.
log-answered = { $who } hat geantwortet.
log-parried = { $who } wehrt mit „{ $card }“ ab.
log-struck = { $who } verliert { $loss } Leben.
log-drained = { $who } verliert { $loss } Leben, davon { $gain } an den Angreifer.
log-fell = { $who } ist gefallen.
log-shuffled = Die offen liegenden Karten werden gemischt.
log-drew = { $who } zieht eine Karte.
log-drew-card = { $who } zieht „{ $card }“.

move-send = „{ $card }“ gegen { $target } schicken
move-heal = dich mit „{ $card }“ heilen
move-take = „{ $card }“ nehmen
move-swap = „{ $card }“ nehmen und „{ $old }“ ablegen
move-parry = mit „{ $card }“ abwehren
move-pass = nicht abwehren

step-target = gegen { $who }
step-lay-down = „{ $card }“ ablegen

effect-parry = vertreibt Tiere bis { $number }

reason-target = { $who } hat noch { $life } Leben
reason-own-life = du hast noch { $life } Leben
reason-number = eine Karte mit der Zahl { $number }
reason-keep = hebt deine Karten für später auf

label-hero = { $who }: { $life } Leben
label-attack = „{ $card }“ gegen { $who }

ask-card = Wähle eine Karte.
ask-hero-next = Wähle den Helden, gegen den sie geschickt wird.
ask-gear-next = Wähle das Ding, das du ablegst.

inventory-cards = { $cards } Karten, davon { $beasts } Tiere
inventory-effects = { $aimed } zum Verletzen oder Zehren, { $heal } zum Heilen, { $carry } zum Tragen

refused-no-hero = Diesen Spieler gibt es nicht.
refused-answer-first = Ein Tier ist unterwegs: Wehre es ab, oder lass es.
refused-nothing-to-parry = Es gibt nichts abzuwehren.
refused-not-held = Diese Karte hast du nicht.
refused-target = Schicke es gegen einen anderen Helden, der noch dabei ist.
refused-gear = Du trägst bis zu zwei Dinge und legst für ein drittes eines ab.
refused-other-card = Diese Karte wird anders gespielt.

fault-no-life = Am Anfang brauchen die Helden Leben.
fault-days = Eine Partie dauert 1 bis { $most } Tage.
fault-card-code = „{ $text }“ ist kein Kürzel: kleine Buchstaben, Teile mit Bindestrichen verbunden.
fault-card-amount = „{ $text }“ ist keine Zahl von 1 bis 9.
fault-card-effect = „{ $text }“ ist keine Wirkung dieser Karten: Tiere verletzen (hurt), zehren (drain) oder heilen (heal), Dinge heilen oder werden getragen (carry).
fault-card-more = „{ $text }“ ist in dieser Zeile zu viel.
fault-card-again = Eine Karte mit diesem Kürzel gibt es schon.
fault-card-count = Es sind { $cards } Karten; gebraucht werden { $fewest } bis { $most }.
fault-no-card = Eine Karte { $code } gibt es nicht.
fault-card-twice = Die Karte { $code } ist schon anderswo.
fault-card-missing = Die Karte { $code } ist nirgends.
fault-heroes = Gebraucht werden { $seats } Helden.
fault-life = Ein Held hat höchstens { $most } Leben.
fault-hand = Dieser Held hat { $cards } Karten auf der Hand.
fault-gear = Dieser Held trägt höchstens { $most } Dinge und nichts anderes.
fault-turn = Wer am Zug ist, muss am Leben sein.
fault-day = Es gibt { $most } Tage.
fault-over = Die Partie ist vorbei: Kein Tier ist unterwegs.
fault-attack-card = Nur ein Tier, das verletzt oder zehrt, wird gegen jemanden geschickt.
fault-attack-target = Ein Tier wird gegen einen anderen Helden geschickt, der am Leben ist.
fault-answer = { $who } ist nicht gefragt oder hat diese Karte nicht.
fault-parried = Diesen Spieler gibt es nicht, oder kein Tier, das er abgewehrt haben könnte.
fault-all-answered = Alle haben geantwortet: Das Tier ist nicht mehr unterwegs.
