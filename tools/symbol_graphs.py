"""The public symbols of the compiled modules that a program for the iPhone imports, read from the compiler's symbol
graphs. About 30 s; the result is kept in the build folder until a module is built again."""
import glob
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
MODULES = ["QuadrantGeometry", "QuadrantCore", "QuadrantViews", "UIKit", "SwiftUI", "Combine", "SwiftData",
           "CoreTransferable", "UniformTypeIdentifiers", "CoreData", "AppIntents", "WidgetKit", "AVKit", "MapKit",
           "PhotosUI", "StoreKit", "WebKit", "AuthenticationServices", "GeometryKit", "TipKit", "QuickLook",
           "CoreLocationUI", "SpriteKit", "SceneKit", "RealityKit", "TranslationUI", "Translation"]


class Symbol:
    """A public declaration: `path` are the names of the types around it and its own with labels, `kind` is the
    compiler's word for it, and `isUnavailable` says that a program that uses it does not compile."""

    def __init__(self, path, kind, text, is_unavailable):
        self.path, self.kind, self.text, self.is_unavailable = tuple(path), kind, text, is_unavailable


def module_folder(build):
    found = [path for path in glob.glob(build + "/*/release/Modules/QuadrantViews.swiftmodule")
             + glob.glob(build + "/*/debug/Modules/QuadrantViews.swiftmodule") if os.path.exists(path)]
    return os.path.dirname(found[0]) if found else None


def read(build=None):
    """The symbols of all modules that are built, or None if nothing is."""
    build = build or os.environ.get("QUADRANT_BUILD") or ROOT + "/.build"
    folder = module_folder(build)
    if folder is None:
        return None
    built = [name for name in MODULES if os.path.exists(f"{folder}/{name}.swiftmodule")]
    stamp = [[name, os.stat(f"{folder}/{name}.swiftmodule").st_mtime_ns] for name in built]
    kept = build + "/symbol-graphs.json"
    try:
        with open(kept) as file:
            record = json.load(file)
        if record["stamp"] == stamp:
            return [Symbol(*fields) for fields in record["symbols"]]
    except (OSError, ValueError, KeyError, TypeError):
        pass
    symbols = extracted(folder, built, build + "/symbol-graphs")
    with open(kept + ".new", "w") as file:
        json.dump({"stamp": stamp, "symbols": symbols}, file)
    os.replace(kept + ".new", kept)
    return [Symbol(*fields) for fields in symbols]


def extracted(folder, names, output):
    os.makedirs(output, exist_ok=True)
    for path in glob.glob(output + "/*.json"):
        os.remove(path)
    triple = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True).stdout)["target"]["triple"]
    flags = []
    for path in glob.glob(ROOT + "/Sources/*/C*/module.modulemap"):
        flags += ["-Xcc", "-fmodule-map-file=" + path]
    found = subprocess.run(["pkg-config", "--cflags-only-I", "harfbuzz", "cairo", "freetype2", "gdk-pixbuf-2.0"],
                           capture_output=True, text=True).stdout
    for word in found.split():
        flags += ["-Xcc", word]
    def extract(name):
        subprocess.run(["swift", "symbolgraph-extract", "-module-name", name, "-target", triple, "-I", folder, *flags,
                        "-minimum-access-level", "public", "-output-dir", output], capture_output=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(extract, names))
    symbols = []
    for path in sorted(glob.glob(output + "/*.symbols.json")):
        with open(path) as file:
            for symbol in json.load(file)["symbols"]:
                unavailable = any(entry.get("isUnconditionallyUnavailable")
                                  for entry in symbol.get("availability", []))
                text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
                symbols.append([symbol["pathComponents"], symbol["kind"]["identifier"], text, unavailable])
    return symbols


if __name__ == "__main__":
    found = read()
    sys.exit("symbol_graphs: nothing is built yet") if found is None else print(len(found))
