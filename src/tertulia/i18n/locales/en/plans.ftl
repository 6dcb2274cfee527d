# Moves planned ahead, answers that stand, what happened since one was here, and the way to a table.

error-own-turn = It is your turn: play now instead of planning.
error-plan-impossible = Your next turn cannot be planned yet: dice or cards that nobody knows come first.
error-plan-unkept = It is your turn. What you were planning was not kept yet.

plan-title = Planned move
plan-begin = Plan my next turn
plan-anew = Plan anew
plan-drafting = You are planning
plan-nothing-happens = Nothing of this happens yet: it is your next turn as if it came now.
plan-kept-stands = The plan that you keep stands until you keep another.
plan-ends = Here the plan ends: what follows shows something that nobody knows.
plan-else = Case { $number }
plan-keep = Keep this plan
plan-another = If not possible: another way
plan-leave = Stop planning
plan-waiting = Planned for your turn
plan-failed = Your plan was not played
plan-played = Your plan was played
plan-drop = Drop the plan
plan-read = All right
plan-steps = Planned:
plan-why-illegal = Planned: { $action }. This is not possible any more.
plan-why-changed = Planned: { $action }. Now it would be: { $now }.

answers-title =
    { $count ->
        [0] Have small questions answered
       *[other] Small questions answered for you: { $count }
    }
answers-help = Small questions of this seat are answered for you, until you switch that off. Only you see which lines were played so.
answers-stand = These stand
answers-offered = What could be answered for you
answer-only = Do what is the only thing possible
answer-pass = Go on where nothing makes sense any more
answer-about = { $about ->
    [card] card { $number }
   *[other] { $number }
  }
answer-until-round = until the round ends
answer-until-game = until the game ends
answer-on-round = This round
answer-on-game = Always
answer-off = Switch off
answer-automatic = automatic

since-last-here = Since you were last here

play-title = Play with people at once
play-help = You sit down where somebody waits for the same game, or wait there for the next one. When all seats are taken it begins.
play-game = Game
play-seats = Players
play-pace = Pace
play-now = Play
play-more = More wishes
play-any = does not matter
play-invited = By invitation only
play-invited-help = A new table that is found only by people with the link. Nobody else is looked for.
seat-up-short = One place up
seat-up = { seat-up-short }: { $name }
seat-away-short = Remove the seat
seat-away = { seat-away-short }: { $name }
seat-more = One seat more

alter-do = Change options and pace
alter-title = Change the table
alter-help = Whoever else sits here is asked again before the game can start.
alter-save = Change
alter-as-now = As now: { $pace }
alter-told = The host has changed: { $what }.
alter-pace = the pace
alter-forfeit = what becomes of whoever runs out of time or resigns
alter-wish = how long a wish to end stands
alter-patience = how long somebody may be away
alter-substitute = who plays for those who are away
alter-hints = whether players may ask for advice
alter-seats = the number of players
alter-order = the order of the seats
alter-stay = Still in
alter-wait = Not agreed yet: { $names }.

lobby-vanishes =
    { $days ->
        [one] vanishes tomorrow unless somebody comes
       *[other] vanishes in { $days } days unless somebody comes
    }

invite-title = Invite by name
invite-do = Invite
invite-done = { $name } finds this table in their lobby.
