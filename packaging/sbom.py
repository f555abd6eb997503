#!/usr/bin/env python3
"""Writes a bill of materials of a program, as CycloneDX 1.5 JSON: sbom.py PROGRAM [PROGRAM...] >zw.cdx.json

The components are what is really linked: the shared libraries that the programs name (readelf) with the distribution's package
and version of each (dpkg), where there is one, and the C library's loader. A library that is linked statically does not
show; zw has none but its own. The time in it is SOURCE_DATE_EPOCH when that is set, so that it can be made again byte for byte.
"""
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def zw_version():
    with open(os.path.join(ROOT, "include", "zw", "zw.h"), encoding="utf-8") as file:
        return re.search(r'#define ZW_VERSION "(.*)"', file.read()).group(1)


def needed(program):
    """The names of the shared libraries that a program asks for itself."""
    listing = subprocess.run(["readelf", "--dynamic", program], capture_output=True, text=True, check=False)
    if listing.returncode:
        sys.exit(f"sbom: '{program}': expected a program in the ELF format")
    return re.findall(r"\(NEEDED\).*\[(.*)\]", listing.stdout)


def found_at(program):
    """Where the loader finds the libraries: name to path."""
    return dict(re.findall(r"^\s*(\S+) => (/\S+)", output("ldd", program), re.M))


def package_of(path):
    """The Debian package that a file belongs to, and its version; two empty texts when there is none."""
    for name in (path, os.path.realpath(path), path.replace("/lib/", "/usr/lib/", 1)):
        owner = output("dpkg-query", "--search", name).split(": ")[0]
        if owner:
            shown = output("dpkg-query", "--show", "--showformat=${Package} ${Version} ${Architecture}\n", owner).split()
            if len(shown) == 3:
                return shown
    return ["", "", ""]


def component(name, path):
    package, version, architecture = package_of(path) if path else ("", "", "")
    made = {"type": "library", "bom-ref": name, "name": package or name}
    if version:
        made["version"] = version
        made["purl"] = f"pkg:deb/debian/{package}@{version}?arch={architecture}"
    made["properties"] = [{"name": "zw:soname", "value": name}]
    if path:
        with open(path, "rb") as file:
            made["hashes"] = [{"alg": "SHA-256", "content": hashlib.sha256(file.read()).hexdigest()}]
    return made


def program_component(path):
    with open(path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    name = os.path.basename(path)
    return {"type": "application", "bom-ref": name, "name": name, "version": zw_version(),
            "licenses": [{"license": {"id": "MIT"}}], "hashes": [{"alg": "SHA-256", "content": digest}]}


def main():
    programs = sys.argv[1:]
    if not programs:
        sys.exit("usage: sbom.py PROGRAM [PROGRAM...]")
    libraries, dependencies = {}, []
    for program in programs:
        names, places = needed(program), found_at(program)
        dependencies.append({"ref": os.path.basename(program), "dependsOn": sorted(names)})
        for name in names:
            libraries.setdefault(name, component(name, places.get(name)))
    now = os.environ.get("SOURCE_DATE_EPOCH")
    now = datetime.datetime.fromtimestamp(int(now), datetime.timezone.utc) if now else datetime.datetime.now(datetime.timezone.utc)
    bill = {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": {"timestamp": now.strftime("%Y-%m-%dT%H:%M:%SZ"),
                     "component": {"type": "application", "bom-ref": "zerowindow", "name": "zerowindow",
                                   "version": zw_version(), "licenses": [{"license": {"id": "MIT"}}]}},
        "components": [program_component(p) for p in programs] + [libraries[name] for name in sorted(libraries)],
        "dependencies": [{"ref": "zerowindow", "dependsOn": [os.path.basename(p) for p in programs]}, *dependencies],
    }
    json.dump(bill, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
