"""Datasets in Parquet: writing, resuming and reading."""

from teg_nb.engine.errors import needed_packages

with needed_packages():
    import pandas  # noqa: F401
    import pyarrow  # noqa: F401
