# Time at a table: paces, clocks, and games that end before their end

error-time-is-up = Your time has run out.
error-undo-no-time = This can no longer be taken back: the time until now would be yours, and it is used up.
error-seat-lost = The game is over for you: a bot plays on in your place.
error-no-pause = This table has no time for pauses, or none is left.
error-not-stalled = Only a live game can go on by turns.
error-calendar = This calendar or vacation is not possible.
clock-title = Clocks
clock-until = until { $when }
clock-low = Your time is running out: { $left } left.
clock-under-second = under a second
clock-pace-none = Everybody has all the time in the world.
clock-pace-live = Live: { $start } for the whole game, and { $added } more for each turn.
clock-pace-turns = By turns: { $start } to begin with and { $added } more for each turn, { $most } at most.
clock-out = Left out: { $what }.
clock-out-nights = nights
clock-out-weekends = weekends
clock-short-live = live, { $start }
clock-short-turns = by turns, { $start }
clock-forfeit-bot = Whoever runs out of time or resigns is played by a bot ({ $bot }) and may come back.
clock-forfeit-end = Whoever runs out of time or resigns has lost: of two the other wins, of more the others go on and a bot ({ $bot }) plays the seat to the end, ranked last.
clock-wish = { $players }: the game should end as it stands. If nobody opposes it, it does { $when }.
clock-pause-asked = A pause is asked for, until { $when }. In favour: { $players }.
clock-paused = The table pauses until { $when }.
clock-paused-short = paused until { $when }
clock-slower-asked = The game should go on by turns, over days. In favour: { $players }.
clock-agree = Agree
clock-go-on = Go on playing
clock-ended-agreed = It was ended by agreement, as it stood.
clock-ended-wish = It was ended at somebody's wish, which nobody opposed.
clock-ended-forfeit = All others have resigned or run out of time.
clock-ended-deserted = Nobody plays here any more.
clock-ended-winner = { $player } wins.
clock-record-time = { $player } has run out of time.
clock-record-resigned = { $player } has resigned.
clock-record-slower = It went on by turns later. { $pace }
clock-record-lasted = It took { $time }.
explain-stand-in = { $player } (bot)
explain-early = It was ended before its end: points are as they stood. The last moment tells how it might have gone on.
clock-lost-last = { $player } had lost before the end and is ranked last.
clock-propose-end = End the game together
clock-slower = Go on by turns
clock-resign = Resign
clock-resign-as = Resign for { $player }
clock-resign-sure = Really resign?
clock-pause = Pause for
clock-pause-ask = Ask for it
clock-choose = Pace
clock-choice-none = No clock
clock-choice-quick = Live: 10 min, 15 s a turn
clock-choice-live = Live: 20 min, 30 s a turn
clock-choice-calm = Live: 45 min, 1 min a turn
clock-choice-daily = By turns: 2 days, ½ a turn
clock-choice-turns = By turns: 3 days, 1 a turn
clock-choice-slow = By turns: 7 days, 2 a turn
clock-choice-own = Your own
clock-own-kind = Kind
clock-own-live = Live, everybody at the table
clock-own-turns = By turns, over days
clock-own-bank = Minutes for the whole game
clock-own-increment = Seconds more for each turn
clock-own-reserve = Days to begin with
clock-own-move = Hours more for each turn
clock-own-nights = Leave out each player's nights
clock-own-weekends = Leave out each player's weekends
clock-own-more = Vacation, pauses and more
clock-own-cap = Days that are kept at most
clock-own-vacation = Days of vacation a year, for each
clock-own-pause = Days of pauses that all agree on
clock-forfeit = Whoever runs out of time or resigns
clock-forfeit-choice-bot = a bot plays until they are back
clock-forfeit-choice-end = has lost
clock-wish-days = Days after which a wish to end the game comes true if nobody opposes it
clock-forfeit-help = Everybody is told before they sit down.
clock-calendar-help = Tables that are played by turns may leave these hours and days out. A change holds from your next turn on.
clock-zone = Time zone
clock-quiet-from = I sleep from
clock-quiet-until = until
clock-weekend = My weekend (two days at most)
clock-save = Save
clock-saved = Saved.
clock-vacations = Vacations
clock-first = First day
clock-last = Last day
clock-book = Book
clock-cancel = Call off: { $days }
clock-out-vacation = { $count ->
    [one] one day of vacation a year
   *[other] { $count } days of vacation a year
}
clock-propose-help = { $count ->
    [one] A game ends as it stands once all agree, or when somebody's wish has stood for one day and nobody opposes it.
   *[other] A game ends as it stands once all agree, or when somebody's wish has stood for { $count } days and nobody opposes it.
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
