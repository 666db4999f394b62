"""Every scenario file, under every booklet it names."""

import pytest

from tests.rules.scenario import Run, run, runs


@pytest.mark.parametrize("scenario", [pytest.param(scenario, id=scenario.id) for scenario in runs()])
def test_scenario(scenario: Run) -> None:
    run(scenario)
