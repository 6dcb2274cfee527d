"""The model of Granada: terms, actions, decisions, events and the state. Nothing in it is a rule."""
