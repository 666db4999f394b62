### What `penultima verify` says about the shuffles of a match; the first letter is made a capital.
### $who: a player; $rounds: 1–3, 5, and $count (number) how many these are; $n (number): which attempt at a deal.

## The verdict

fair-verdict-proven = Proven: nothing in this record contradicts a fair shuffle.
fair-verdict-refuted = Refuted: this record contradicts itself.
fair-verdict-no-proof = There is no proof of the shuffle in this record.
fair-anchor = Anchor: { $anchor }
# $round: its number
fair-where =
    { $n ->
        [1] Round { $round }:
       *[other] Round { $round }, deal { $n }:
    }

## Headings

fair-heading-refuted = What does not add up
fair-heading-proven = What this proves
fair-heading-noted = What you should know
fair-heading-unproven = What this does not prove

## Proven

fair-proven-chain = all secrets of the server form the one chain that the anchor stands for, and no deal between them was left out. Once the anchor was published, none of them could be changed.
fair-proven-contributions = every contribution is what its player had committed to.
fair-proven-keys = the key of every finished round was made from the server’s secret and the players’ contributions, and from nothing else.
fair-proven-replay = dealer, cards, moves, events and scores of every finished round follow from these keys and the rules.
fair-proven-seen = what you kept from the match is in the record.

## Noted

fair-noted-aborted = Round { $rounds }: deal { $n } was broken off. Whoever broke it off may have known its cards, and got new ones.
fair-noted-withheld = { $who } committed to a contribution that was then not given (round { $rounds }). Whoever held it back could choose between two shuffles.
fair-noted-absent = { $who } sent no contribution in time (round { $rounds }). If you are { $who } and did send one, the server dropped it.
fair-noted-bot = { $who } counted as a bot and was not asked for a contribution (round { $rounds }).
fair-noted-alone = Nobody contributed (round { $rounds }): the cards come from the server’s secret alone, which it may have chosen as it liked.
fair-noted-running = Round { $rounds } was not over. Nothing of it is revealed yet, and nothing proven.
fair-noted-unfinished = the match was not over. Whether more was played, this record cannot say.
fair-noted-program = The record was made by another program ({ $program }). If the rules were corrected since, its own version may find that all is well.
fair-noted-replays = the match can be played again from its own key, and all moves and scores come out the same.
fair-noted-rules = Round { $rounds } was played by an older rule that has changed since: what follows in it, this program cannot play again. The command penultima replay says which rule.

## Not proven

# $points: names with their points; $moves: how many moves
fair-unproven-carried = the match began with these points: { $points }; nothing proves them.
fair-unproven-taken-back = moves were taken back ({ $moves }) and others made instead, by somebody who had seen what came of them. This record shows only what stood in the end.
fair-unproven-device = the match was played on one device: whoever had it in their hands dealt and contributed for everybody, and could deal again until the cards were to their liking.
fair-unproven-anchor = that the anchor was published before the first card: compare it with the one that your screen showed then, or give it with --seen.
fair-unproven-looked = that the server did not look: it knew all cards during the round. Only that it could not choose them.
fair-unproven-others = that the other players’ contributions were random. Yours alone is enough, if it was, and if the seal that your program saw before it gave it is in this record (--seen): then nobody, not even the server and all the others together, could choose the cards beyond what is noted above.
fair-unproven-names = who sat behind the names, whether they talked to each other, and that the moves of the last round are those that were made.
fair-unproven-shuffle = that the cards were shuffled fairly. Whoever chose the key could choose the cards.

## Refuted

fair-refuted-terms = rules or players are not those that the shuffles were made for.
fair-refuted-order = the deals do not follow each other: one is missing, is there twice or was moved.
fair-refuted-shape = what stands there for a seat does not go with the mark, or with how far the deal had come.
fair-refuted-secret = the secret does not belong to the chain that the anchor stands for.
fair-refuted-missing = a deal before this one was left out: its secret is missing in the chain.
fair-refuted-contribution = the contribution of { $who } is not what { $who } had committed to.
fair-refuted-aborted = a deal was broken off after somebody had contributed to it, or once too often. Whoever breaks deals off deals until the cards are to their liking.
fair-refuted-rounds = the rounds played and the deals in the transcript do not go together.
fair-refuted-key = the key is not the one that secret and contributions make.
fair-refuted-dealer = somebody else should have dealt.
fair-refuted-moves = a move is against the rules with these cards.
fair-refuted-result = the round ends in another way when played again.
fair-refuted-events = the events are not those that the moves lead to.
fair-refuted-head = something about this deal or its moves was changed afterwards.
fair-refuted-scores = the final scores or winners are not those of the rounds.
fair-refuted-seen = what you kept from the match is not in this record.
fair-refuted-replay = the match does not come out the same when it is played again.

## At the table, when a program sees that the server breaks its promises

fair-doubt = This server does not shuffle as it promised. Your program contributes nothing more to the cards of this match; penultima verify finds in its record what was wrong.
