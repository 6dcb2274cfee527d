# The page of the rules.

pig-rules-intro = A die, and the nerve to roll it once more.
pig-rules-short-1 = The player on turn rolls the die as often as they like. The number rolled is added to the points of this turn.
pig-rules-short-2 = A one ends the turn, and its points are lost.
pig-rules-short-3 = A player who holds keeps the points of the turn; then it is the next player's turn.
pig-rules-short-4 = The first to have as many points as were agreed on wins.
