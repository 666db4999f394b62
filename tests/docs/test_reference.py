"""The Python reference has every public name, and every one of them says what it is."""

from __future__ import annotations

import importlib

import pytest

from scripts.docs.names import MODULES, PACKAGES, faults_of_names, missing_names, shown_names, undocumented


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_in_the_reference(package: str) -> None:
    assert list(missing_names(package, shown_names())) == []


@pytest.mark.parametrize("name", sorted(shown_names()))
def test_what_the_reference_names_is_there_and_says_what_it_is(name: str) -> None:
    if name in MODULES:
        assert importlib.import_module(name).__doc__
        return
    module, _, last = name.rpartition(".")
    try:
        thing = getattr(importlib.import_module(module), last)
    except ImportError as missing:
        pytest.skip(str(missing))
    assert list(undocumented(thing, name)) == []


def test_a_name_without_a_docstring_is_noticed() -> None:
    class Silent:
        """A class."""

        def method(self) -> None: ...

    assert list(undocumented(Silent, "Silent")) == ["Silent.method"]


def test_a_public_name_that_no_page_has_ends_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penultima.__all__", ["Round", "Unheard"])
    assert list(faults_of_names()) == ["penultima.Unheard is public, and no page of docs/reference/python has it"]
