"""Types of JSON values, for annotations.

A value that was read from JSON may be of any of its types. A value to be written as JSON is built
from parts of many types. A recursive union would need a cast at every step, since lists and
dictionaries are invariant. The aliases below name the intent instead. Code that reads values from
outside takes `object` and checks them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Json: TypeAlias = Any
"""A JSON value: None, a bool, a number, a string, a list of values or an object."""

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object: values by name."""

JsonMapping: TypeAlias = Mapping[str, Any]
"""A JSON object that is only read."""

JsonList: TypeAlias = list[Any]
"""A JSON array."""
