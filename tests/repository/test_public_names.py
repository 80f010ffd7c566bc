"""The names that are loaded when asked for."""

import pytest

import teg_nb
from teg_nb import analysis


@pytest.mark.parametrize("package", [teg_nb, analysis], ids=lambda item: item.__name__)
def test_every_name_is_there(package):
    assert all(getattr(package, name) is not None for name in package.__all__)
    with pytest.raises(AttributeError, match="nothing"):
        package.nothing  # noqa: B018
