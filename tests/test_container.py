"""The container image: the steps of its Dockerfile, repeated in a folder.

No image can be built where tests run. The steps of the build stage are run as they are, in a folder
that stands for the file system of the image. Only what they would download is taken from this
machine: Node.js, the Python packages and `web/node_modules`.
"""

from __future__ import annotations

import gzip
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SOURCES = ROOT / "src" / "fourfold"
PATIENCE = 300

PIP = """#!/bin/sh
test "$1" = install && exit 0
exec {python} -m pip --disable-pip-version-check "$@"
"""
"""Packages are installed already."""
NPM = """#!/bin/sh
test "$1" = ci || exec {npm} "$@"
test -e package.json && test -e package-lock.json && ln -s {modules} node_modules
"""


class Step(NamedTuple):
    """One instruction of a Dockerfile."""

    name: str
    text: str


def stages() -> dict[str, list[Step]]:
    """Return the instructions of the Dockerfile by the names of their stages."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), flags=re.M)
    found = {}
    for stage in re.split(r"^FROM ", text.replace("\\\n", ""), flags=re.M)[1:]:
        head, *lines = filter(None, stage.splitlines())
        found[head.partition(" AS ")[2]] = [Step(*line.split(" ", 1)) for line in lines]
    return found


class Image:
    """A folder that stands for the file system of an image."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "image"
        self._place = self.root
        tools = folder / "tools"
        tools.mkdir()
        npm = shutil.which("npm")
        modules = ROOT / "web" / "node_modules"
        _write_script(tools / "pip", PIP.format(python=shlex.quote(sys.executable)))
        _write_script(tools / "npm", NPM.format(npm=npm, modules=shlex.quote(str(modules))))
        _write_script(tools / "python", f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n')
        path = os.pathsep.join([str(tools), os.environ["PATH"]])
        # Where `pip install --editable .` would let Python look.
        sources = str(self.root / "fourfold" / "src")
        self._environment = {**os.environ, "PATH": path, "PYTHONPATH": sources}
        self._environment.pop("FOURFOLD_WHEEL", None)
        ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
        self._ignored = {ROOT / line for line in ignored if not line.startswith(("!", "#", "*"))}

    def run(self, step: Step) -> None:
        """Follow one instruction."""
        if step.name == "WORKDIR":
            self._place = self._inside(step.text)
            self._place.mkdir(parents=True, exist_ok=True)
        elif step.name == "COPY":
            self._copy(*shlex.split(step.text))
        elif step.name == "RUN":
            self._call(step.text)
        else:
            pytest.fail(f"{step.name} is not followed here")

    def _inside(self, path: str) -> Path:
        return self.root / path[1:] if path.startswith("/") else self._place / path

    def _copy(self, *words: str) -> None:
        if words[0] == "--from=node":
            return
        *sources, target = words
        for source in sources:
            found = ROOT / source
            if found.is_dir():
                shutil.copytree(
                    found, self._inside(target), ignore=self._leave_out, dirs_exist_ok=True
                )
            else:
                shutil.copy2(found, self._inside(target))

    def _leave_out(self, folder: str, names: list[str]) -> list[str]:
        return [
            name
            for name in names
            if name in ("__pycache__", "node_modules") or Path(folder, name) in self._ignored
        ]

    def _call(self, command: str) -> None:
        command = re.sub(r"(?<=[ =])/(?=wheels|fourfold)", f"{self.root}/", command)
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=self._place,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}"


def _write_script(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def test_build_stage_installs_what_building_takes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    needed = [*project["build-system"]["requires"], *hook["dependencies"]]
    names = {re.split(r"[^\w.]", each)[0] for each in needed}
    assert any(names <= set(text.split()) for _, text in stages()["build"])


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as the image has it."""
    folder = tmp_path_factory.mktemp("container")
    image = Image(folder)
    for step in stages()["build"]:
        image.run(step)
    (wheel,) = (image.root / "wheels").glob("fourfold-*.whl")
    assert not wheel.name.endswith("-none-any.whl"), "the image has no kernels"
    zipfile.ZipFile(wheel).extractall(folder / "installed")
    shutil.rmtree(image.root)
    return folder / "installed"


@pytest.fixture(scope="module")
def address(installed: Path) -> Iterator[str]:
    """The address of a server that runs from the image's package."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(installed),
        "FOURFOLD_DATA": str(installed / "matches.db"),
        "FOURFOLD_ENGINE_WORKERS": "0",
    }
    command = [sys.executable, "-P", "-m", "fourfold", "--lang", "en", "serve", "--port", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as server:
        assert server.stdout
        said = server.stdout.readline()
        try:
            found = re.match(r"Fourfold is at (http://[\d.:]+)", said)
            assert found, said
            yield found[1]
        finally:
            server.terminate()
            rest = server.stdout.read()
    assert rest == "", "a complete image has nothing to warn about"


@pytest.mark.slow
def test_image_serves_python_for_the_browser(address: str) -> None:
    with httpx.Client(base_url=address, timeout=30) as client:
        assert client.get("/").status_code == 200
        # The service worker names every file of the app.
        names = set(re.findall(r"assets/[\w.-]+", client.get("/sw.js").text))
        content = {}
        for name in names:
            answer = client.get(f"/{name}")
            assert answer.status_code == 200, name
            content[re.sub(r"assets/(.+?)-[\w-]{8}\.", r"\1.", name)] = answer.content
    assert {"pyodide.asm.mjs", "pyodide.asm.wasm.gz", "python.zip.gz"} <= content.keys()
    assert {table.name for table in SOURCES.glob("games/*/tables/*.table")} <= content.keys()
    archive = gzip.decompress(content["fourfold.zip.gz"])
    packed = zipfile.ZipFile(BytesIO(archive)).namelist()
    assert {"fourfold/games/quantik/rules.pyc", "fourfold/_native/wasm32.so"} <= set(packed)
