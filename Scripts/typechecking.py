"""Type-checks Swift files against the modules that `swift build` made. For the scripts that ask the compiler about single files."""
import functools
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


@functools.cache
def build_path():
    done = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return pathlib.Path(done.stdout.strip())


def typecheck(files, mode, *options):
    """Type-checks the files together, in Swift 5 or Swift 6 mode. Returns the finished process: its code, and what it said."""
    names = (
        "Modules", "CObjectLifetime.build", "CIsolationCheck.build", "CProgramSymbols.build", "CInterFont.build",
        "CPageFiles.build")
    folders = [build_path() / name for name in names]
    modules = [argument for folder in folders for argument in ("-I", folder)]
    return subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", mode, *modules, *options, *files], capture_output=True, text=True)
