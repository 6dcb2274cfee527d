"""Who somebody is: guests, their names, and what vouches for them."""
