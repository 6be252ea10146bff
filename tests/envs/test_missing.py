"""Where the packages for learning are missing, one is told what to do."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo"])
def test_a_missing_package_is_named_with_the_way_to_get_it(package: str) -> None:
    script = f"import sys; sys.modules[{package!r}] = None; import lenoir.envs"
    tried = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    told = tried.stderr.splitlines()[-1]
    assert told.startswith(f"ModuleNotFoundError: lenoir.envs needs {package}")
    assert told.endswith(f'{sys.executable} -m pip install "lenoir[learn]"')
