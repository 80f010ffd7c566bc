"""How fast the engine is, beside a well-known one: ``python -m benchmarks``."""
