"""Datasets in Parquet: writing, resuming and reading."""
