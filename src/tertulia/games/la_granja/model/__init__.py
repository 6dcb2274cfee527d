"""Model of La Granja: terms, actions, decisions, events and the state. It contains no rules."""
