### The rules of the base game, in our own words.
###
### V: words; TB: the game; TM: when what happens; RU: rulings. Numbers that are missing belong to The Woodland.

## Words that all rules and cards use

rule-V-1 = The visitor is the character who encounters a card or a space; the drawer is the one who drew the card, and he is also its first visitor; the owner is whoever has the Object, Follower or Spell. “Character” includes Toads, but never a killed character. “Another character” excludes yourself, “any character” does not.
    .mark = R
    .ruling = Cards speak of “you” in different senses; one fixed meaning a word keeps every text exact.
rule-V-2 = “In turn order from X” means X first, then the players clockwise. Left is the next player clockwise, right the next one counter-clockwise; for both, players without a living character are skipped. Turns go clockwise too, but skip only players who are out of the match (RU-71).
    .mark = R
    .ruling = Effects aim at characters, turns belong to players: a player whose character was killed needs his turn to get a new one.
rule-V-3 = A choice is yours as visitor or owner unless the text names somebody else. A step that cannot be done is skipped and the rest is done; a price that you cannot pay in full cannot be chosen. “May” means that you need not; without it the step is compulsory.
    .mark = R
    .ruling = Without a general rule every card would have to say what happens when one of its steps is impossible.
rule-V-4 = Gain lives, fate, gold, Strength or Craft: take counters from the stock, above your value too, as many as the stock still has (TB-3). Lose: return them, or fewer if you have fewer; Strength and Craft never fall below the value. Heal: gain lives, but not above your life value. Replenish: gain fate, but not above your fate value.
    .mark = R
    .ruling = Four verbs with one meaning each replace the many ways in which cards say the same.
rule-V-5 = Gain a Spell: draw 1 Spell card if you hold fewer Spells than your limit (TB-33), otherwise nothing happens. Spells up to the limit: do so until you have reached it. Only where a text says so do you draw first and discard down to the limit afterwards.
    .mark = R
    .ruling = Drawing at the limit would let you look through the Spell deck for the best card.
rule-V-6 = A roll of several dice counts their sum; every roll follows TM-4. A table is read by the score: the dice and all that is said to change it. Below the lowest line the lowest holds, above the highest the highest.
    .mark = R
    .ruling = So a bonus on a prayer can never lead beyond the printed table.
rule-V-7 = A fight with a named Strength or Craft is a battle or a psychic combat (TB-21) against a creature that is no card: it leaves no trophy and is not “an Enemy”, but has its family (Spirit, Dragon) if one is named. An Enemy card fights with its own value and family.
    .mark = R
    .ruling = Beings of spaces and tables have no card that could be kept; what works against a family should still work.
rule-V-8 = Teleport and “move to” put your figure on the space named without passing spaces. In your own encounter a new encounter follows there (TB-14).
    .mark = R
    .ruling = It is the official answer on being moved in an encounter, said once for all cards.
rule-V-9 = Ditch: lay your own Objects, Followers or gold face up on your space. Discard: lay the card on its discard pile. Purchase cards go back to the Purchase deck, the 4 Talisman cards back to their stack. A killed Follower is discarded.
    .mark = R
    .ruling = Things laid down can be found by others, things discarded cannot; the difference needs two words.
rule-V-10 = What you take from a character changes hands at once; limits, bans by alignment and the Hag hold for you as its new owner (TB-65).
    .mark = R
    .ruling = Otherwise taking would be a way around every limit.
rule-V-11 = To become a Toad lasts 3 turns (TB-37). Missing turns: TB-6 tells “miss 1 turn” and “miss your next turn” apart. To be killed: TB-38.
    .mark = R
    .ruling = The short words stand on cards, the full rules in one place.
rule-V-12 = A wish is one of these: gain a Spell, 1 gold, 1 Strength, 1 Craft, 1 life or 1 fate, or teleport to another space of this Region. You may choose one that would do nothing.
    .mark = R
    .ruling = Three Strangers grant the same wish, so it is said once.
rule-V-13 = Gain a Talisman: take a card from the stack of 4 Talismans if one is left.
    .mark = R
    .ruling = The two Talismans of the Adventure deck are found, the four of the stack are given.
rule-V-14 = There are three Regions: Outer, Middle and Inner; the Crown of Command belongs to the Inner Region. “This Region” is the Region of the space where the card is met.
    .mark = R
    .ruling = A card may be carried or laid elsewhere, so its Region is that of the meeting.
rule-V-15 = You land on a space when you end a move there or are put there, whatever the cause. You visit a Place, a Stranger or a person of a space when you encounter them; “per visit” means once in an encounter of that space.
    .mark = R
    .ruling = Hex, the Druid and the pools need an exact moment.
rule-V-16 = The value of Strength, Craft, life or fate is the number on your character card and whatever cards add to the value itself. Strength or Craft alone means the value, your counters and everything else in force.
    .mark = R
    .ruling = Healing and losses are measured by the value, fights by the whole.
rule-V-17 = An effect of n rounds ends at the start of the n-th turn that its causer begins after the turn in which it began. Extra turns in a row count once; if the causer is killed, his seat counts on.
    .mark = R
    .ruling = A round needs a fixed point in a game in which turns are missed, added and cut short by death.
rule-V-18 = “Object” includes Magic Objects. An “Enemy” is always a card; a “creature” is an Enemy or a being of a space or a table.
    .mark = R
    .ruling = This is how the cards are usually read.

## Set-up

rule-TB-1 = Two to six play. Everybody is dealt 1 character, takes its card and puts the figure on its start space. By option you are dealt 3 and keep 1, chosen secretly and at the same time; with five or six players it is 2, because there are 14 characters. With free choice you choose in turn order.
    .mark = S, R
    .ruling = One dealt character each, or one of three, follows a public rules reference; the reduced deal is ours (RU-97).
rule-TB-2 = Take lives up to your life value, fate up to your fate value, 1 gold, and the Spells and Objects that your character starts with. You take no Strength or Craft counters: the printed values are your base.
    .mark = S
    .ruling = A rules reference and pictures of the printed character cards agree.
rule-TB-3 = The stock holds 72 points each of Strength, Craft and life, 36 fate, 30 gold and 4 Talismans. What has run out cannot be gained. Toad and alignment cards never run out.
    .mark = S, R
    .ruling = The amounts follow a public list of the components; large and small counters are not told apart (RU-96).
rule-TB-4 = Player 1 begins, then play goes clockwise. An emptied Adventure or Spell deck is at once made anew from its shuffled discards; if there are none either, nothing is drawn.
    .mark = S, R
    .ruling = The order follows a rules reference; for the reshuffling we found no source and took the usual way.
rule-TB-46 = Starting Spells come from the Spell deck, starting Objects from the Purchase deck, and none if they are sold out.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-47 = After a death (TB-38) you get a random unused character at the start of your next turn, set up as in TB-2 on its start space, and you play that turn. If no unused one is left, it is one of the killed ones.
    .mark = S, R
    .ruling = The new character follows a rules reference; drawing it at random and reusing killed ones keeps everybody in the match.

## The turn

rule-TB-5 = Your turn has four steps. Start: Spells that must come before the move. Move. Encounter: one other character on your space, or the space. End: trophies and Spells of the end of a turn. TM-1 has every detail.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-6 = Miss 1 turn, in your own turn: the turn ends at once. If cards on your space were still to be encountered, this turn counts as the missed one, otherwise you miss the next. Miss 1 turn in somebody else’s turn, or miss your next turn at any time: your next turn is skipped whole; in your own turn “miss your next turn” also ends that turn. Several add up, one turn each.
    .mark = S, R
    .ruling = The FAQ counts a turn cut short as the missed one; adding up is our reading.
rule-TB-48 = A missed turn has no start, move, encounter or end step, but it counts as a turn for Toads and for everything that only waits for a turn. It does not use up offers (TB-54).
    .mark = R
    .ruling = Otherwise a Toad that misses turns would stay one longer than the cards mean.
rule-TB-49 = Extra turns follow at once, one after the other, each with all four steps. Missed turns use up extra turns first.
    .mark = R
    .ruling = A turn is a turn: what costs one takes the nearest.

## Moving

rule-TB-7 = In the Outer and Middle Region roll 1 die and move exactly that far, clockwise or counter-clockwise, without turning back on the way. Where you pass from one Region to another over the bridge, you may choose the direction anew.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-8 = You must move, even off a space with cards or characters. Crossing the bridge costs 1 like any step.
    .mark = S, D
    .ruling = A rules reference makes the move compulsory; that the bridge is one step follows from its examples.
rule-TB-9 = The Sentinel (Strength 9) attacks whoever tries to cross from his space to the Hills of the Middle Region, each time, and only if the roll would carry you across. Beaten or evaded, he lets you go on with the rest of the roll. If you lose, you lose 1 life, unless something saves it, and your turn ends on his space; a stand-off ends it there too. He does not attack on the way out, nor whoever passes or stops there. Cards on his space hinder nobody and are met only by those who end their move on it. He is never a trophy.
    .mark = S
    .ruling = The FAQ settles when he attacks and that the rest of the roll is walked.
rule-TB-10 = You may try the Portal of Power only if your move would carry you beyond its space; if you begin your turn there, any roll does. Choose Strength or Craft and roll 2 dice (Dwarf and Gnome by Craft: 1). If the score is not above that ability, you go to the Plain of Peril and your turn ends there. If it is above, you stay at the Portal, lose 1 of that ability, and your turn ends without a card drawn. Each passage needs a new attempt. The way out, from the Plain of Peril to the Portal, needs none and is your whole move; the Portal’s space is then encountered.
    .mark = S, R
    .ruling = The attempt follows the FAQ; that any roll does from the space itself is ours, for every roll leads beyond it.
rule-TB-11 = With an unfinished quest of the Warlock you cannot open the Portal of Power. You have one quest at a time and must complete it as soon as you can (TB-58).
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-12 = In the Inner Region you move 1 space a turn without a die. Outward, toward the Plain of Peril, you may always go; inward only when you have completed your space: stayed in the Mines or the Crypt, beaten Death, the Pitfiends or the Werewolf; all other spaces are completed at once. From the Valley of Fire both arms lead outward. If your space is not completed and you do not turn back, you encounter it again instead of moving. Each landing sets a new task, inward and outward.
    .mark = S, D
    .ruling = Turning back follows the FAQ; that a new landing is a new task follows from the texts of the spaces (RU-105).
rule-TB-13 = With an Axe on Woods or Forest you may spend a whole turn, without move and encounter, to take a Raft card from the Purchase deck, if one is there. A Raft, built, bought or found, is used or lost in the first turn of yours that reaches the move with it: either discard it to cross, instead of the normal move, to a space directly opposite and encounter that, or move normally and it is discarded all the same. Until then it is an Object like any other and can be taken from you.
    .mark = S, R
    .ruling = Cards and two FAQs describe the Raft; its short life is bound to no space (RU-106).
rule-TB-14 = If you are put on another space during your own encounter, a new encounter begins there; if you were defeated and therefore moved, your turn ends. Put there in somebody else’s turn, you encounter nothing until you land again. From the ninth landing of a turn on nothing more is encountered (RU-73).
    .mark = S, R
    .ruling = The FAQ has the first sentence; an encounter outside one’s own turn would have no place in it.
rule-TB-50 = An effect “instead of rolling for the move” (Teleport, Elf) works only where you would roll: not in the Inner Region, not as a Toad, not under TB-51. An effect “instead of the normal move” works whenever you could move. Neither works on the Crown.
    .mark = S
    .ruling = The FAQ draws this line.
rule-TB-51 = “Moves 1 space” (Poltergeist, Blizzard, Toad) replaces the roll; several do not add up.
    .mark = R
    .ruling = They all say how far you move, not how much is taken off.
rule-TB-52 = Passing a space has no effect, but for the Sentinel and the Portal of Power (TB-9, TB-10).
    .mark = R
    .ruling = Only a landing is an encounter.
rule-TB-53 = Enslaved in the Temple, you roll 1 die for your move each turn. With 4 to 6 you are free and move that far; with 1 to 3 you stay, and your turn ends without an encounter. Nothing may replace that roll; being moved by an effect frees you. If you move without a die, you roll for your freedom only and then move 1 space.
    .mark = S, R
    .ruling = The space asks for 4 to 6; how that meets other effects on the move is our ruling.
rule-TB-54 = The results 5 and 6 of the Tavern are offers for the move of your next turn from that very space. You lose them if you decline then, or if you are no longer there; a missed turn in between does not matter.
    .mark = S, R
    .ruling = The space speaks of the next move; that the offer waits for it is our ruling.

## Encounters

rule-TB-15 = Another character on your space: attack him, or use one special ability on him (Thief, Sorceress, Minstrel and the like); your turn then ends and you do not encounter the space. If several are there, choose one. In the Inner Region this is possible only on the Plain of Peril, in the Valley of Fire and on the Crown.
    .mark = S, R
    .ruling = The choice follows a rules reference; that an encounter is one act is how we remember the printed rules.
rule-TB-16 = The space, in this order: (1) what its text says before a draw; (2) on a space that draws cards, draw until the printed number of cards lies there; (3) cards that put themselves elsewhere (Ghost, Hermit) go there; (4) number 1: Events, Hag, Poltergeist; (5) Enemies, lowest number first; if one is then neither killed nor evaded, your turn ends; (6) Strangers; (7) gold, Followers and Objects, which you may take; (8) Places; (9) the text of a space that draws no cards. Cards of equal number come in the order drawn or laid.
    .mark = S, R
    .ruling = The order is that of the FAQ; a text before the draw, as in the Desert, comes first by our ruling (RU-101).
rule-TB-17 = So cards on a space with a text are dealt with before the text.
    .mark = S
    .ruling = The FAQ says so, against what many remember.
rule-TB-18 = Enemies of the same number on the same space that attack with the same ability fight as one: values added, one die. What is aimed at one creature hits one of them, of your choice; where one of them causes a stand-off or a sure result, it holds for the whole fight.
    .mark = S
    .ruling = The official FAQ speaks of combined fights of both kinds.
rule-TB-19 = You may take Objects, Followers and gold only when every Enemy there has been killed or evaded. Paying, sparing or charming an Enemy is not evading. What you do not take stays face up.
    .mark = S
    .ruling = The FAQ answers this for the Bandit.
rule-TB-20 = A lost fight or a stand-off ends your turn; cards not yet dealt with stay.
    .mark = S
    .ruling = So says a rules reference.
rule-TB-55 = For “draw until” every face-up Adventure card on the space counts, ditched Objects and Followers and lasting Events too; gold, counters and Hex do not.
    .mark = D, S, R
    .ruling = It follows from the wording of the spaces, and a rules reference confirms it for ditched cards; what is no Adventure card does not count.
rule-TB-56 = A card that comes to the space during your encounter takes its place in the order; one whose number has already passed is dealt with next. What you yourself lay down is not offered to you in that encounter (RU-74).
    .mark = R
    .ruling = The order must not depend on when a card arrived.
rule-TB-57 = Whoever may replace a drawn card (Prophetess, Orb of Knowledge) may do so once with each such power each time cards are drawn, after all have been turned up; the new card must be met.
    .mark = S
    .ruling = So the cards say; the order follows from “drawn”.
rule-TB-58 = Quests of the Warlock: 1, another character loses a life because you beat him in a fight; 2, kill an Enemy card; 3, discard a Follower; 4, a Magic Object, a Talisman too; 5, three gold; 6, two gold. As soon as you can fulfil your quest you must, wherever you are, but not on the Crown; which card you give is yours to choose, but not the Hag or the Poltergeist. It is looked at when the running text is over. You are moved to the Warlock’s Cave and gain a Talisman; your encounter ends, and so does your turn, if it is yours.
    .mark = S, R
    .ruling = The quests stand on the space; delivering at once and from afar is our reading of “as soon as possible” (RU-77, RU-115).
rule-TB-59 = In the City and in the Village you visit exactly one person, if only to leave without doing business.
    .mark = R
    .ruling = The spaces say “visit one”; nobody can be made to buy.

## Fights

rule-TB-21 = A fight: (1) evade, if you can; (2) Spells and other help; (3) both sides roll: your die and your Strength in a battle, your Craft in a psychic combat, with all that changes them, against the creature’s value and its die, which the player to your left rolls; (4) fate, the attacker first, then the defender; (5) the higher score wins. TM-6 has every detail.
    .mark = S, R
    .ruling = The steps follow a rules reference; who rolls for the creature is our ruling, for somebody must.
rule-TB-22 = If you beat an Enemy, he is killed and you keep him as a trophy. If you lose, you lose 1 life and your turn ends. Equal scores are a stand-off: your turn ends, and next turn you simply move off.
    .mark = S
    .ruling = So says a rules reference.
rule-TB-23 = In a battle you use one Weapon and one Armour card. Armour saves only lives lost in a battle, never in psychic combat; you choose the card when the life is about to be lost.
    .mark = S, R
    .ruling = The limits follow a rules reference; nothing is lost by naming the Armour late, and it saves a question before every fight.
rule-TB-24 = Character against character is a battle, unless an ability of the attacker makes it psychic; the defender may evade. The winner chooses one: the loser loses 1 life (a Spell or, in a battle, Armour may save it), or the winner takes 1 of his Objects, or 1 gold. If that kills him, the winner may take any of his Objects, Followers and gold; the rest stays there. The turn ends.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-25 = An evaded creature counts as dealt with: the encounter goes on, and you may take what lies there. Creatures of the Inner Region can neither be evaded nor be hit by Spells.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-26 = Creatures of spaces and tables are never trophies.
    .mark = R
    .ruling = We found no source; there is no card to keep.
rule-TB-60 = With an ability that lets you evade creatures here you evade a combined fight as a whole; an effect on one creature leaves out that one only.
    .mark = S
    .ruling = The official FAQ says so of combined fights.
rule-TB-61 = A stand-off made by an effect has the same consequences as equal scores.
    .mark = R
    .ruling = Cards that make a stand-off say nothing else about it.
rule-TB-62 = If a Follower, Spell or Object fights in your stead and loses, you lose no life, but your turn ends all the same.
    .mark = S
    .ruling = A rules reference has it; no card of the base game does so.

## Abilities, counters and belongings

rule-TB-27 = Strength and Craft never fall below the value; lost points take counters. Bonuses of Objects and Followers are no counters.
    .mark = S
    .ruling = A rules reference and the cards agree.
rule-TB-28 = You heal up to your life value and gain lives above it; you replenish up to your fate value and gain fate above it.
    .mark = S
    .ruling = So says a rules reference.
rule-TB-29 = Once a roll you may spend 1 fate to roll one of your own dice again; the new result stands. Fate never touches the dice of creatures or of other characters.
    .mark = S
    .ruling = So says a rules reference for the base game.
rule-TB-30 = You may have any amount of gold. Gold is no Object.
    .mark = S
    .ruling = So says a rules reference.
rule-TB-31 = You carry at most 4 Objects, and 4 more with each Mule; what is too much, of your choice, you ditch at once. Followers are not limited. At the start and at the end of your own turn you may ditch Objects and Followers at will, but not the Hag and the Poltergeist.
    .mark = S, R
    .ruling = The limit follows a rules reference and the Mule; for ditching at will we found no source and allow it before and after the move; gold weighs nothing, and nobody gains by laying it down.
rule-TB-32 = At the end of your turn you may hand in trophies: with Strength totalling 7 for 1 Strength, with Craft totalling 7 for 1 Craft, as often as you like. Surplus of the cards handed in is lost; the two kinds are not mixed.
    .mark = S
    .ruling = So says a rules reference; the options of TB-44 lower the 7.
rule-TB-63 = A trophy with both Strength and Craft counts for one of the two, chosen when it is handed in.
    .mark = R
    .ruling = One card pays once.
rule-TB-64 = Players give, lend and trade nothing among each other; only effects move things between them.
    .mark = R
    .ruling = Free trade would let two players play as one.
rule-TB-65 = If you receive a card that you may not have, by alignment or because of the Hag, lay it face up on your space. Over the Object limit you choose what to ditch, over the Spell limit what to discard.
    .mark = R
    .ruling = Somebody has to hold every card; the space is where it can be found again.
rule-TB-66 = Bags of gold become gold when they are taken and are then discarded; nobody carries them.
    .mark = R
    .ruling = Otherwise a bag would be an Object that can be sold or stolen as one.

## Spells

rule-TB-33 = Your limit of Spells follows your current Craft: none with 1 or 2, one with 3, two with 4 or 5, three with 6 and more. What is too much you discard at once, of your choice.
    .mark = S
    .ruling = So says a rules reference.
rule-TB-34 = In your own turn you cast at most as many Spells as you held at its start, in another’s turn one; the Command Spell is not counted. Spells are hidden from the others and are discarded when their effect is over.
    .mark = S
    .ruling = So says a rules reference.
rule-TB-35 = Spells on characters work in every Region, if the card’s own conditions hold; Spells on creatures do not work in the Inner Region.
    .mark = S
    .ruling = A rules reference and an answer in the publisher’s forum agree.
rule-TB-67 = A Spell is cast only as its text says and at a valid target. You cannot get rid of it otherwise than by an effect or by the limit.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-68 = “Always at least one Spell” (Wizard, Prophetess, Wand): after casting your last one you gain a Spell. If you take the Wand holding none, you gain one at once. Losing the last one in another way gives none.
    .mark = S, R
    .ruling = Cards and the official errata have the first two sentences; the last closes a loop with effects that discard Spells.
rule-TB-69 = The Cursed Glade stops casting, the use of Magic Objects and the bonuses of Objects, but does not lower your Spell limit.
    .mark = R
    .ruling = Passing by should not cost Spells that cannot even be cast there.

## Alignment

rule-TB-36 = You are good, neutral or evil. Your alignment changes at most once a turn; a second change in that turn is ignored. Cards that the new alignment forbids you ditch. The Druid may change at will in any window of any turn, but also once a turn at most.
    .mark = S
    .ruling = A rules reference and the Druid’s card agree.

## Toads

rule-TB-37 = You are a Toad for 3 turns. Your Objects, Followers and gold stay on the space where it happened, and as a Toad you can take or gain none. Your Strength and Craft are 1, whatever counters and bonuses you have; points gained or lost as a Toad are gone afterwards. Lives, fate, trophies, Spells, quest and alignment stay. You have no special ability, neither cast nor gain Spells, and move 1 space without a die; you encounter as usual and may use fate. Toaded again, you have 3 turns from then on. The turn in which it happens does not count: it ends at the end of your third own turn after it. Limits of Spells are not looked at meanwhile (RU-92).
    .mark = S, R
    .ruling = Put together from a rules reference, a manual of the digital edition and a forum answer; when it ends is our ruling.

## Death

rule-TB-38 = With 0 lives your character is killed. His Objects, Followers and gold stay on the space, unless TB-24 gives them to the victor; Strength, Craft and fate go back to the stock, Spells and trophies are discarded, the quest is gone. TB-47 follows.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-39 = Once anybody has reached the Crown of Command, every killed character is out for good and his player with him, even if the Crown is empty again later.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-70 = Several killed at the same moment are dealt with in turn order from the active player. A player whose character is killed in his own turn ends it.
    .mark = R
    .ruling = An order is needed for what they leave behind.

## The Crown of Command and the end

rule-TB-40 = You may enter the Valley of Fire only with a Talisman, also to meet somebody there. It is not used up, and nobody asks for it again on the step to the Crown.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-41 = Alone on the Crown you cast the Command Spell each turn instead of moving and encountering: roll 1 die; with 1 to 3 nothing happens, with 4 to 6 every other character loses 1 life. You need no Craft for it, but neither a Toad nor the owner of the Amulet can cast it; a Counterspell can cancel it.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-42 = If two or more stand on the Crown, a turn there is nothing but an encounter with one of the others (TB-15). Nobody on the Crown moves or turns back.
    .mark = S
    .ruling = So says a rules reference built on the rulebook and its FAQ.
rule-TB-43 = The last character of a player who is not out wins at once. All deaths of one moment are carried out first; if then nobody is left, those who died in it share the victory (RU-76).
    .mark = S, R
    .ruling = The last one standing follows a rules reference; the shared victory is ours.
rule-TB-71 = Landing on the Crown ends your turn there, unless others are on it: then you encounter one of them at once (TB-42). The first Command Spell comes in your next turn.
    .mark = D, R
    .ruling = The Command Spell stands instead of move and encounter, and this turn has had its move.
rule-TB-45 = An ability beats a rule, and “cannot” beats “can”. An effect that asks for a number on the die means the die as it lies, without anything added.
    .mark = S
    .ruling = So says a rules reference.
rule-TB-44 = Options: the Command Spell may work with 3 to 6 for five players and 2 to 6 for six; trophies may cost 6 or 5 instead of 7; everybody may begin with 1 more Strength or Craft; the first on the Crown may win at once; “bloodbath” has one Talisman card in the stack, and who is killed is out; “inherit” gives your new character the Objects, Followers and gold of the killed one, and killers take nothing.
    .mark = S
    .ruling = These quicker ways of playing are known from a rules reference.

## Timing

rule-TM-1 = The turn, step by step. (1) Begin: a player without a character gets a new one (TB-47); effects of this player that end now end (V-17); a missed turn goes straight to the counters of step 8; the Spells held are counted (TB-34). (2) Start window: the active player, then the others clockwise. If Immobility takes hold of the active character, go to the counters of step 8. (3) Kind of move: roll; or an offer of the Tavern; or a Raft; or, instead of rolling, Teleport or the Elf’s walk; or build a Raft, which ends the turn; or what is forced: 1 space, enslaved, Inner Region, no move on the Crown. (4) Roll (TM-4), then the Troll’s rest, then the direction; walk space by space, with Sentinel and Portal where they apply. (5) Landed: Hex works; then a window for landing abilities (Druid), Destruction and any-time effects. (6) Encounter: a character or the space (TB-15, TB-16); before each card and before the space’s text there is a free window. (7) If you are moved in step 6, go back to step 5 on the new space, without a second chance for effects “just after your move”. (8) End: a window for trophies, Destroy Magic and any-time effects, for you, then for the others; limits; counters of Toads; then your extra turn, or the next player who is not out.
    .mark = R
    .ruling = Cards name moments loosely; a fixed order of all of them lets a program, and players far apart, agree what comes first.
rule-TM-2 = Free windows are: the start of a turn, the move before the roll, the landing, before each card and before the space’s text, a fight before its dice, and the end of a turn. “Any time” (Healing, Nullify, Random, Invisibility, the Druid’s change) means in any free window of any turn, never inside another effect. The Alchemist and the Potion of Strength belong to the free windows of your own turn; the Potion also to a fight of yours in another’s turn. A window opens only if something has changed since everybody passed the last one; whoever acts lets all be asked again, until all pass in a row. In one opening you use each optional effect once, unless its text says “any number” (RU-72).
    .mark = R
    .ruling = Asking everybody at every moment would take for ever, and asking only when something changed loses nothing.
rule-TM-3 = When Spells are cast. At the start of your own turn: Acquisition and Mesmerism on another character who has the thing, Alchemy, Divination, Temporal Warp, and Hex on a space of the Outer or Middle Region without a character. At its start or end: Destroy Magic. At its start or just after your move: Destruction, on a face-up Adventure card on the board, but no creature of the Inner Region. At the start of any turn: Immobility, on the active character or on a creature card outside the Inner Region. Instead of your roll for the move: Teleport, not in the Inner Region. In your own battle, before the dice: Psionic Blast. In any free window: Invisibility on yourself; Healing, Nullify and Random on any character. Against a Spell just cast, the Command Spell too: Counterspell (TM-5). When a life is about to be lost, or a Follower or an Enemy about to be killed: Preservation (TM-7). Instead of move and encounter on the Crown: the Command Spell.
    .mark = R
    .ruling = The moments follow the cards; this list puts them into the windows of TM-1.
rule-TM-4 = Any roll by a character. The dice fall; the Warrior always rolls his second die in a battle. The roller may spend fate on one die (TB-29), which is rolled again and stands. Then the roller may add what he is allowed to (Priest and Monk at prayer, Dwarf in the Cave). Then comes what asks for the natural number (Troll). Then the result is used. Creatures’ dice fall and are used as they are.
    .mark = R
    .ruling = A re-roll before the bonus lets you see what you decide; the Warrior’s second die never hurts, so nobody is asked.
rule-TM-5 = Casting a Spell. You name the Spell and its targets; from then on it counts as cast. The others, clockwise from your left, then you, may answer with a Counterspell, which is a Spell cast itself and may be answered. If it is not cancelled it takes effect. Then its card is discarded, a lasting one when it is over; then TB-68.
    .mark = R
    .ruling = A Counterspell has to come before the effect, and the last one cast is settled first.
rule-TM-6 = A fight. (0) Before: paying the Bandit; the Minstrel spares Animals and Dragons or charms an Animal; Priest and Cross destroy a Spirit. What is gone is not fought. (1) The attacked side may evade: you against a creature, the defender against a character. (2) Free window: attacker, defender, then the others clockwise, for Spells, Potion, Mercenary, a raised or charmed Follower; then each fighter names his Weapon. (3) The dice of the attacker, then those of the defender or creature; then fate and changes for the attacker’s dice, then for the defender’s. (4) Scores are compared. (5) Preservation on an Enemy about to be killed makes a stand-off. (6) Outcome: if you lose, TM-7 for the life; if you win, the Enemy is a trophy or a raised Follower, and Runesword and the like work. (7) Against a creature: won, the encounter goes on; lost or stand-off, your turn ends. Against a character your turn ends.
    .mark = R
    .ruling = The attacker’s first choice on fate follows the FAQ; the rest puts the texts of the cards in order.
rule-TM-7 = Losing lives. The number is fixed. After a lost battle the loser may choose one Armour card and roll for it. Then anybody, clockwise from the loser, may save one life by Preservation. Then the lives are taken; with 0 left the character is killed (TB-38), and Healing comes too late. If several lose lives at once, each goes through the first steps in turn order from the active player, and the lives are taken together.
    .mark = R
    .ruling = What saves a life must be asked before it is lost, and a common loss must not depend on the seat.
rule-TM-8 = What you gain or heal is taken at once. An effect that follows a gain follows once for each effect, whatever the number, and what it gives does not set it off again.
    .mark = R
    .ruling = Otherwise two such effects could feed each other for ever.
rule-TM-9 = Where abilities act. In your move: Elf, offers, Raft. After your roll for the move: Troll. On landing: Druid. When you draw cards: Prophetess, then Orb of Knowledge. Before a fight: Minstrel, Priest, Cross. In a fight: Assassin, Ghoul, Monk, Warrior. At prayer: Priest, Monk. In the text of a space: rolls that you may leave out (Dwarf, Elf, Troll; Gnome, Guide, Pixie). Encountering a character: Ghoul, Minstrel, Sorceress, Thief, Wizard. Whenever Spells are held: the Prophetess knows those of the others.
    .mark = R
    .ruling = The character cards name these moments; the list sets them in the order of TM-1 and TM-6.

## Rulings: encounters and fights

rule-RU-1 = If you evade one of two Enemies with different numbers, you still meet the other in its turn; after the evaded one the encounter goes on.
    .mark = R
    .ruling = Each number is a step of its own (TB-16, TB-25).
rule-RU-2 = You evade a combined fight as a whole by an ability of the place or by Invisibility; Immobility leaves out only its target, and the rest fight.
    .mark = S
    .ruling = The FAQ tells effects on a place from effects on one creature (TB-60).
rule-RU-3 = After paying the Bandit or sparing an Animal you take nothing there; your turn ends after the other Enemies.
    .mark = S
    .ruling = The FAQ does not count that as evading (TB-19).
rule-RU-4 = An Enemy drawn beside an older one of the same number fights together with it, values added.
    .mark = D
    .ruling = TB-18 asks for the same space and number, not for the same draw.
rule-RU-5 = Enemies with Strength and Enemies with Craft on one space: first the battle (number 2), then the psychic combat (number 3); losing the first ends your turn.
    .mark = D
    .ruling = It follows from the order of numbers and from TB-20.
rule-RU-6 = After a combined victory every Enemy is a trophy, and every “if you defeat” text works, in the order laid.
    .mark = R
    .ruling = All of them were beaten by the one roll.
rule-RU-7 = The Assassin may assassinate in every battle with a creature in his own turn and when he attacks a character; not in psychic combat, not when attacked, not on the Crown.
    .mark = R
    .ruling = His card speaks of attacking a character or creature; meeting a creature in his turn is taken as his attack.
rule-RU-8 = The Warrior’s two dice are one roll: one of them may be rolled again, then the higher counts. The second die is always rolled. His second Weapon adds its bonus too.
    .mark = S, R
    .ruling = The dice and Weapons follow his card; a second die never hurts, so it is not asked for.
rule-RU-9 = One roll for Armour saves one life, however many a battle costs; an additional life or death by a card it does not save.
    .mark = R
    .ruling = The Armour cards speak of the life lost in the battle (TB-23, TM-7).
rule-RU-10 = Only cards and creatures of tables that are called Spirits are Spirits. Priest and Cross may destroy the Spirit of the Crags; it is no trophy, but the Priest gains his Spell.
    .mark = S
    .ruling = The Priest’s card speaks of any Spirit.
rule-RU-11 = Killing an Enemy in a battle with the Runesword gives you the life too.
    .mark = R
    .ruling = Its text names Enemies; they count as having one life.
rule-RU-12 = After a stand-off with an Enemy you must move off next turn and do not fight it again; whoever lands there later does.
    .mark = S
    .ruling = So says a rules reference (TB-8, TB-22).
rule-RU-13 = A Toad fights, with 1 and no bonus, and may be attacked. He has nothing to take but lives: where an Object or gold cannot be taken, the life is the only choice.
    .mark = R
    .ruling = TB-24 offers three rewards, and V-3 drops what is impossible.
rule-RU-16 = In the Temple a Toad prays as usual. On the Crown he neither casts nor wins by being there; he waits or is attacked.
    .mark = S, R
    .ruling = A Toad cannot cast the Command Spell; nothing forbids him to pray.
rule-RU-18 = Whoever becomes a Toad while a fight is on fights it to its end, as a Toad.
    .mark = R
    .ruling = An effect works at once, and a fight once begun has to be decided.

## Rulings: fate, Spells and death

rule-RU-20 = The caster of the Command Spell may use his fate on its die. A Counterspell has to come before the roll.
    .mark = R
    .ruling = The die is a roll of the caster like any other; a Spell is cancelled before it works (TM-5).
rule-RU-25 = If your Craft falls so that you hold too many Spells, you discard the surplus at once, of your choice, also in another’s turn and also because you lost a Follower or an Object. The Cursed Glade does not do that (TB-69).
    .mark = R
    .ruling = TB-33 speaks of your current Craft.
rule-RU-26 = At your limit you do not draw a Spell that you would gain; only a text “draw, then discard” lets you choose.
    .mark = R
    .ruling = Gaining is bound to the limit (V-5).
rule-RU-27 = A Spell drawn in your turn may be cast in it, as long as you have cast fewer than you held at its start. Counterspells count.
    .mark = R
    .ruling = TB-34 limits the number, not which Spells.
rule-RU-28 = A death in the middle of another’s turn is carried out at once, and the active player goes on. If the dead character was the opponent, the fight is over, and TB-24 gives his things.
    .mark = R
    .ruling = Waiting would leave a dead character on the board.
rule-RU-30 = If the caster of a Spell in force is killed, Hex keeps its time, as does the Blizzard; Destroy Magic ends when his seat’s next turn would begin.
    .mark = R
    .ruling = The seat counts the rounds (V-17).
rule-RU-31 = Followers of a killed character stay on the space; whoever clears it may take them. Hag and Poltergeist must be taken by the next visitor.
    .mark = R
    .ruling = They have number 1 and force themselves on the visitor.
rule-RU-32 = If you lose a Mule, you leave the surplus Objects of your choice on your space at once. If it is stolen, you ditch and the thief gets only the Mule.
    .mark = S, R
    .ruling = The card says so; what lies on the space is nobody’s.
rule-RU-33 = In the Vampire’s Tower you may give any Follower, Hag and Poltergeist too.
    .mark = R
    .ruling = There the space discards them, not their owner.
rule-RU-34 = Trophies cannot be stolen, sold or ditched.
    .mark = R
    .ruling = They are no Objects.
rule-RU-35 = 9 points of Strength give 1 Strength, and 2 are lost; the cards with the least surplus are handed in.
    .mark = R
    .ruling = TB-32 counts whole cards. Nobody would hand in more than he must, so the program picks them.

## Rulings: ways and spaces

rule-RU-36 = If you lose the Talisman before the Valley of Fire, you cannot enter; lost in the Valley or on the Crown, it makes no difference.
    .mark = R
    .ruling = Only the entry asks for it (TB-40).
rule-RU-38 = With an unfinished quest you may still get into the Inner Region by the Magic Portal, and out of it; only opening the Portal of Power is forbidden.
    .mark = R
    .ruling = TB-11 names that door alone.
rule-RU-39 = If a deck is empty, its discards are reshuffled at once; if all its cards are on the board and in hands, nothing is drawn.
    .mark = R
    .ruling = A match must go on when cards run out (TB-4).
rule-RU-40 = A Raft carries you between the spaces that face each other across the Storm River, in both directions, also at the corners; never from or to the Inner Region.
    .mark = S, R
    .ruling = The table of facing spaces comes from one public drawing of the board; we read it both ways.
rule-RU-41 = Crossing the bridge either way sheds the Poltergeist as soon as you enter the far space; failing at the Sentinel does not.
    .mark = R
    .ruling = Only then has the river been crossed.
rule-RU-43 = An offer of the Tavern waits through Immobility or missed turns while you stand there.
    .mark = R
    .ruling = It is for your next move, and you have had none (TB-54).
rule-RU-44 = Lost in the Forest or the Crags (2 or 3), your turn is over and you skip the next.
    .mark = R
    .ruling = The spaces say “miss your next turn” (TB-6).
rule-RU-45 = If you meet Evil Darkness or the Storm while other cards lie there unresolved, only this turn is lost.
    .mark = R
    .ruling = It follows from TB-6.
rule-RU-46 = Under the Blizzard there is no roll for the move, so no Teleport either; offers of the Tavern and the Raft work.
    .mark = R
    .ruling = Those stand instead of the move, Teleport instead of the roll (TB-50).
rule-RU-47 = Hex works on everyone who lands there, its caster too, and also on one who comes to attack a character. The Amulet protects.
    .mark = R
    .ruling = It lies on the space; no Spell affects the Amulet’s owner.
rule-RU-48 = Under Destroy Magic the owner of the Amulet may still use Magic Objects. He cannot cast anyway.
    .mark = R
    .ruling = No Spell affects him, this one neither.
rule-RU-49 = Whoever stands in the Cursed Glade casts no Spell, not even a Counterspell; others may cast on him. The Amulet does not protect there; a Talisman needs no use. Weapons that are no Magic Objects give no Strength either, but Armour still protects.
    .mark = R
    .ruling = The space cancels Strength, Craft and the use of Magic Objects, nothing else.
rule-RU-50 = On the Runes the 2 are added for creatures only, not for an attacked character.
    .mark = R
    .ruling = The space speaks of creatures.
rule-RU-51 = Praying with 1 added beyond the highest line gives the highest line.
    .mark = R
    .ruling = V-6 says so of every table.
rule-RU-52 = The Thief takes any one card of the Purchase deck, free, on each visit of the Village or the Market and once at Market Day, but not in the City.
    .mark = R
    .ruling = His card names these and no other.
rule-RU-53 = For Sorceress, Thief and Minstrel an encounter is one act: attack, or beguile, or take a Follower, or steal. It needs their own turn; bringing somebody onto their space in his turn does not do.
    .mark = R
    .ruling = It is the encounter step of one’s own turn (TB-15).
rule-RU-54 = A wish or the Shrine cannot teleport you to your own space.
    .mark = R
    .ruling = The printed text allows any space; choosing your own would change nothing.
rule-RU-55 = With Prince and Princess 4 lives are healed free in the Castle, 2 by each.
    .mark = R
    .ruling = Both cards say it, each for itself.
rule-RU-56 = Only the quest you have accepted exists; delivering it is compulsory even if it does not suit you.
    .mark = R
    .ruling = The quest is to be completed as soon as possible (TB-58).

## Rulings: so that a match never stops or loops

rule-RU-71 = Left and right skip players whose character is dead; the turn skips only players who are out.
    .mark = R
    .ruling = Otherwise the dead would never get the turn in which they receive a new character.
rule-RU-72 = Each optional effect is used once in an opening of its window, unless it says “any number”.
    .mark = R
    .ruling = Players may act again as long as they are asked; without a limit some effects could go back and forth for ever.
rule-RU-73 = You encounter at most 8 landings in one turn; on the ninth and later you land without an encounter.
    .mark = R
    .ruling = The Magic Portal and other teleports can lead in a circle.
rule-RU-74 = What you lay down in an encounter is not offered to you again in it; a card that you would have to lay down at once cannot be taken.
    .mark = R
    .ruling = Ditching and taking the same card could go on for ever.
rule-RU-76 = Deaths of one moment are carried out together before anybody wins; if nobody is left, they share the victory.
    .mark = R
    .ruling = Otherwise the last of the dead in order would win as the last character.
rule-RU-77 = On the Crown a quest is not completed; it stays open.
    .mark = R
    .ruling = Its reward would move you, and nobody on the Crown moves (TB-42).
rule-RU-78 = A match ends after 300 turns a player. Then nobody wins; players are ranked by the Crown, then by how far in their Region lies, then by having a Talisman, then by their best ability.
    .mark = R
    .ruling = Sensible matches end long before, but nothing in the rules makes them.

## Rulings: windows and secrets

rule-RU-79 = Who is asked in a window follows from public facts alone: what lies open and how many Spells somebody holds. All are asked at the same time, answer secretly, and are dealt with in order.
    .mark = R
    .ruling = Asking only those who hold the right card would tell everybody what they hold.
rule-RU-80 = Effects that end with your turn’s beginning end in a missed turn too.
    .mark = R
    .ruling = Hex, Blizzard and Destroy Magic would otherwise last longer than their rounds (V-17, TB-48).
rule-RU-86 = The natural number that an effect asks for is that of the die as it finally lies.
    .mark = R
    .ruling = A die that was rolled again has fallen anew.
rule-RU-87 = After each victory over an Enemy those who might hold Preservation are asked, together with the outcome of the fight.
    .mark = R
    .ruling = The Spell may save an Enemy, so somebody must be able to cast it then.
rule-RU-88 = The Prophetess knows the Spells of the others at all times, without doing anything for it; not while she is a Toad.
    .mark = R
    .ruling = Looking as an action would fill every window.

## Rulings: limits and numbers

rule-RU-92 = Limits are not looked at while you are a Toad.
    .mark = R
    .ruling = A Toad’s Craft of 1 would otherwise cost the Spells that TB-37 lets you keep.
rule-RU-93 = Destroy Magic and the Cursed Glade lower neither limits nor what a card asks of you.
    .mark = R
    .ruling = They pass; what they took from your hand would not come back.
rule-RU-96 = Strength, Craft and life are 72 points each, without large and small counters.
    .mark = R
    .ruling = With 8 counters of 5 and 32 of 1 there might be points left but no change for them.
rule-RU-97 = If 3 characters each are more than there are, as many as fit are dealt: 2 for five or six. The choice is secret and at the same time, free choice goes in turn order.
    .mark = R
    .ruling = There are 14 characters.
rule-RU-98 = Each source adds once: the Monk with Psionic Blast adds his Craft value twice.
    .mark = R
    .ruling = They are two texts, and each says “add”.
rule-RU-99 = Dwarf and Gnome together still roll one die less, not two.
    .mark = R
    .ruling = Both say how many dice are rolled, not how many are taken away.

## Rulings: landing, order and cards

rule-RU-100 = Hex works when somebody lands, before anybody is asked anything there, also on the Sentinel’s space after a lost fight with him.
    .mark = R
    .ruling = Its text speaks of landing, not of an encounter (V-15).
rule-RU-101 = What a space’s text says before a draw comes before all cards, such as the life lost in the Desert.
    .mark = R
    .ruling = The order of the FAQ has no place for such a text; the space itself puts it first.
rule-RU-102 = Where an Event speaks of its drawer it means whoever meets it. For a Ghost or Hermit that has gone elsewhere no other card is drawn.
    .mark = R
    .ruling = An Event may stay unresolved and be met by somebody else; the Ghost’s card says that nothing replaces it, the Hermit’s is silent.
rule-RU-103 = A turn that ends at once still has its end step, with trophies; only Immobility and death skip it.
    .mark = R
    .ruling = The turn ends, it is not undone.
rule-RU-104 = Evil Darkness, Storm and Siren are finished for all before they end the turn of whoever meets them.
    .mark = R
    .ruling = A card is carried out whole.
rule-RU-105 = In the Inner Region the way outward is always free; inward needs the task done. From the Valley of Fire either arm is outward.
    .mark = R
    .ruling = Turning back is always possible, so a new task on the way out cannot hold you.
rule-RU-106 = A Raft is tied to no space. It is used or discarded at the first move of your own that you hold it at; a missed turn keeps it.
    .mark = R
    .ruling = It is carried, unlike an offer of the Tavern (TB-54).
rule-RU-111 = If the Minstrel spares a creature of a table, such as the Dragon of the Cave, nothing happens and the encounter goes on.
    .mark = R
    .ruling = There is no card that would stay and bar the way.
rule-RU-113 = Destruction on the Blizzard ends it. Hex is a Spell and no target of Destruction.
    .mark = R
    .ruling = Destruction names face-up Adventure cards.
rule-RU-114 = Hag and Poltergeist cannot be chosen where something is to be ditched. They can be killed, taken, and discarded by spaces.
    .mark = R
    .ruling = “Cannot be ditched” beats “ditch one” (TB-45).
rule-RU-115 = Whether a quest is fulfilled is looked at when the running text is over, before the next window. The turn ends only if it is the turn of the quest’s owner.
    .mark = R
    .ruling = A quest may be fulfilled by a defender or in the middle of an effect.
rule-RU-116 = A Spirit destroyed by Priest or Cross counts as killed, for a quest and for what lies there.
    .mark = R
    .ruling = The Cross says so, the Priest does not; we treat them alike.
rule-RU-117 = A raised or charmed Enemy that is ditched, or left by death or as a Toad, lies on the space as the Enemy it is. Whoever takes it from you keeps it as a Follower only if his own ability could use it; otherwise he lays it on his space. Discarded, it goes to the discards of its deck.
    .mark = R
    .ruling = The cards are silent; what nobody leads is wild again.
rule-RU-119 = Hag and Poltergeist left behind by a Toad must be taken by the next visitor.
    .mark = R
    .ruling = They leave a Toad like all Followers and have number 1 (TB-37, RU-31).
rule-RU-127 = With “inherit” the things of a killed character wait with his player until that player’s next turn, and nobody can take them.
    .mark = R
    .ruling = Until the new character comes they have to be somewhere.
