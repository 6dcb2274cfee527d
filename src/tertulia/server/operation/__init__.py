"""What whoever runs a site sees of it: health, figures, spans. None of it is part of the public site."""
