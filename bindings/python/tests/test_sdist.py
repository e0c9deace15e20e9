"""The source distribution holds what the module is built from, and nothing else."""

import re
import tarfile
from pathlib import Path

from scikit_build_core.build import build_sdist

ROOT = Path(__file__).parents[3]
MODULE = ROOT / "bindings" / "python"


def files_in(folder):
    return {file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts}


def folders_of_the_core():
    """Those of src/ whose headers the module includes, and those that they include in turn."""
    found, to_read = set(), {MODULE / "core"}
    while to_read:
        code = "".join(file.read_text() for folder in to_read for file in [*folder.glob("*.h"), *folder.glob("*.cpp")])
        named = {ROOT / "src" / name for name in re.findall(r'^#include "(\w+)/', code, re.MULTILINE)}
        to_read = {folder for folder in named if folder.is_dir()} - found
        found |= to_read
    return found


def test_the_sdist_is_what_the_module_is_built_from(tmp_path, monkeypatch):
    monkeypatch.chdir(ROOT)
    with tarfile.open(tmp_path / build_sdist(str(tmp_path))) as sdist:
        inside = {Path(*Path(member.name).parts[1:]).as_posix() for member in sdist if member.isfile()}
    folders = {ROOT / "cmake", MODULE / "core", MODULE / "tacit"} | folders_of_the_core()
    needed = {ROOT / name for name in ("CMakeLists.txt", "LICENSE", "pyproject.toml")}
    needed |= {MODULE / "CMakeLists.txt", MODULE / "README.md"}
    needed = needed.union(*map(files_in, folders))
    assert inside == {file.relative_to(ROOT).as_posix() for file in needed} | {"PKG-INFO"}
