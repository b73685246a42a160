"""What `deploy/machine/prove` is made of. None of it goes into a release."""
