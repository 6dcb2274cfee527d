"""The model of La Granja: terms, actions, decisions, events and the state. Nothing in it is a rule."""
