"""The public declarations of this package, from the last debug build."""
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build" / "debug"


def triple():
    info = json.loads(subprocess.run(
        ["swift", "-print-target-info"], capture_output=True, text=True, check=True).stdout)
    return info["target"]["triple"]


def graphs(modules):
    """Returns (module, symbol graph) for every module, including extensions of other modules' types."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for module in modules:
            done = subprocess.run(
                ["swift", "symbolgraph-extract", "-module-name", module, "-I", BUILD / "Modules",
                 "-I", BUILD / "CObjectLifetime.build", "-I", BUILD / "CIsolationCheck.build",
                 "-I", BUILD / "CProgramSymbols.build", "-I", BUILD / "CInterFont.build",
                 "-I", BUILD / "CPageFiles.build", "-target", triple(),
                 "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder],
                capture_output=True, text=True)
            if done.returncode:
                sys.exit(f"The symbols of {module} could not be read: run `swift build` first.\n{done.stderr}")
        for file in sorted(pathlib.Path(folder).glob("*.json")):
            found.append((file.name.split("@")[0].split(".")[0], json.loads(file.read_text())))
    return found


def is_unavailable(symbol):
    return any(one.get("isUnconditionallyUnavailable") for one in symbol.get("availability", []))
