# Time at a table: paces, clocks, and games that end before their end

error-time-is-up = Your time has run out.
error-undo-no-time = This can no longer be taken back: the time until now would be yours, and it is used up.
error-seat-lost = The game is over for you: a bot plays on in your place.
error-no-pause = This table has no time for pauses, or none is left.
error-not-stalled = Only a live game can go on by turns.
error-calendar = This calendar or vacation is not possible.
