"""Model of No Siesta: terms, options, actions, decisions, events and the state. It contains no rules."""
