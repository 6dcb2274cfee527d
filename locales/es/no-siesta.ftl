# No Siesta: words of the game. What happened, actions, options, the table in plain text.




# -- the words of the game end here; below are the words of the browser table --




