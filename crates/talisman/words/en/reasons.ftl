### Why a move is good or bad, and what reports on many matches tell.

reason-fight = wins this fight with { $percent } %
reason-duel = the odds of this attack are good for you against { $who }
reason-no-duel = { $who } is too strong for you
reason-fate = the token of fate may well be worth it
reason-no-fate = the roll is hardly worth a token of fate
reason-trade = trophies buy a point, and points do not get cheaper
reason-command = the Command Spell brings the end nearer
reason-quiet = nothing you hold can matter before your turn
reason-crown = leads up to the Crown
reason-portal = the Portal opens with { $percent } %
reason-draw = { $space } offers { $cards ->
    [one] a card
   *[other] { $cards } cards
}
reason-danger = what waits there is dangerous for you
reason-nearer = brings you nearer to where you want to be
reason-talisman = brings a Talisman
reason-saves = saves you about { $turns ->
    [one] a turn
   *[other] { $turns } turns
} on the way to the Crown
reason-costs = costs you about { $turns ->
    [one] a turn
   *[other] { $turns } turns
} on the way to the Crown

metric-turns = Turns a player
    .help = how many turns each player had
metric-characters = Characters played
    .help = how many characters were played, those of the dead included
metric-limit = Ended by the limit of turns
    .help = 1 if nobody had won when the limit of turns was reached
metric-crowned = Somebody reached the Crown
    .help = 1 if anybody ever stood on the Crown
