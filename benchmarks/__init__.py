"""Speed of the engine, compared with a well-known one: ``python -m benchmarks``."""
