# The words of Pig. `$player` is made from the seat of an event.

pig-title = Pig
pig-tagline = Roll and collect, or hold in time.

pig-option-target = Points to win
pig-option-target-50 = 50
pig-option-target-100 = 100

pig-action-roll = Roll the die
pig-action-hold = Hold

pig-event-rolled = { $player } rolls { $pips }.
pig-event-lost =
    { $points ->
        [0] { $player } collects nothing.
       *[other] { $player } loses the { $points } of this turn.
    }
pig-event-held = { $player } holds and keeps { $points }.

# The browser's table and the terminal's, by the names of the view's fields.

pig-view-target = Points to win
pig-view-turn-total = This turn

pig-text-target = First to { $value } points wins.
pig-text-turn_total = This turn: { $value }
pig-text-scores = Points: { $items }
pig-text-scores-item = { $player } { $value }
