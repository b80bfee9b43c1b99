"""The documentation site: `python -m tools.docs` gathers its pages, makes some from the code, and builds it."""
