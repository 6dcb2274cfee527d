"""Health, metrics and traces for the operator of a site. They are not part of the public site."""
