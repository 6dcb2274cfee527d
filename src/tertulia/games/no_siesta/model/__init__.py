"""The model of No Siesta: terms, options, actions, decisions, events and the state. Nothing in it is a rule."""
