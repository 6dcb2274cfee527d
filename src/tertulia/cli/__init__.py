"""`tertulia …`: the command line. One file a command; words for players come from the catalogues."""
