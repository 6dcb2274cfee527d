"""Model of Granada: terms, actions, decisions, events and the state. It contains no rules."""
