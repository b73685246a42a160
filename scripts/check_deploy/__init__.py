"""What `scripts/check-deploy` is made of."""
