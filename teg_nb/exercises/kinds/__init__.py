"""The kinds of exercises, one module each. A module here registers its kind when it is imported."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
