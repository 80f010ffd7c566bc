"""Datasets in Parquet: write, resume, read."""
