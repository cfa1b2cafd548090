/**
 * Compiles the Python in archives for Pyodide, which would otherwise do it at every start:
 *
 *     node scripts/compile.mjs ARCHIVE…
 *
 * Sources are replaced by what they are compiled to, without their documentation. What Pyodide has
 * in itself (frozen modules: it starts with them) is left out.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const PROGRAM = `
from _imp import _frozen_module_names
from io import BytesIO
from pathlib import Path
from py_compile import PycInvalidationMode, compile
from zipfile import ZipFile, ZipInfo

ALIASES = {
    "_frozen_importlib": "importlib._bootstrap",
    "_frozen_importlib_external": "importlib._bootstrap_external",
}
frozen = {ALIASES.get(name, name).replace(".", "/") + ".py" for name in _frozen_module_names()}

def compiled(archive):
    source, target, made = Path("/source.py"), Path("/target.pyc"), BytesIO()
    with ZipFile(BytesIO(archive.to_py())) as old, ZipFile(made, "w") as new:
        for info in old.infolist():
            name, content = info.filename, old.read(info)
            if name in frozen:
                continue
            if not name.endswith(".py"):
                new.writestr(info, content)
                continue
            source.write_bytes(content)
            compile(
                str(source), str(target), name, doraise=True, optimize=2,
                invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
            )
            new.writestr(ZipInfo(name + "c", info.date_time), target.read_bytes())
    return made.getvalue()

compiled
`;

const python = await loadPyodide();
const compile = python.runPython(PROGRAM);
for (const path of process.argv.slice(2)) {
    const made = compile(new Uint8Array(readFileSync(path)));
    writeFileSync(path, made.toJs());
    made.destroy();
}
