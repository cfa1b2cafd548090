"""The lock files pin every package with its hash on every platform, and name no registry."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PACKAGE = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
LOCKED: dict[str, dict[str, Any]] = json.loads(
    (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
)["packages"]


def test_npm_lock_belongs_to_package_json() -> None:
    assert {key: LOCKED[""][key] for key in ("devDependencies", "engines")} == {
        key: PACKAGE[key] for key in ("devDependencies", "engines")
    }


def test_npm_lock_has_the_builds_for_every_platform() -> None:
    # npm leaves out the builds for other systems when it writes a lock beside an installation,
    # and `npm ci` then fails on those systems.
    names = {path.rpartition("node_modules/")[2] for path in LOCKED}
    lacking = {
        name
        for package in LOCKED.values()
        for name in package.get("optionalDependencies", {})
        if name not in names
    }
    assert lacking == set()
    for system in ("darwin-arm64", "linux-arm64-gnu", "linux-x64-gnu", "win32-x64-msvc"):
        assert any(f"binding-{system}" in name for name in names), system


def test_npm_lock_has_a_hash_for_every_package() -> None:
    lacking = [path for path, package in LOCKED.items() if path and "integrity" not in package]
    assert lacking == []


@pytest.mark.parametrize(
    "file", ["web/package-lock.json", "requirements.lock", "requirements-linker.lock"]
)
def test_locks_name_no_registry(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    found = re.findall(r'"resolved"|--(?:extra-)?index-url|--find-links', text)
    assert found == []


def test_locked_versions_are_those_that_pyproject_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    groups = [each for name, each in extras.items() if name != "bench"]
    lines = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    lines += [line for group in groups for line in group if not line.startswith("fourfold[")]
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = re.findall(r"^([\w.-]+)==([^ ]+)", text, re.M)
    for line in lines:
        wanted = Requirement(line)
        found = [v for name, v in locked if name == canonicalize_name(wanted.name)]
        assert found, f"{line} is not locked"
        assert all(wanted.specifier.contains(version) for version in found), line
