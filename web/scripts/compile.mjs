/**
 * Compiles the Python in archives for Pyodide, which would otherwise do it at every start:
 *
 *     node scripts/compile.mjs ARCHIVE… < a list of sources that will lie beside, as JSON
 *
 * Sources are replaced by what they are compiled to, without their documentation.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const PROGRAM = `
import json
from importlib.util import cache_from_source
from io import BytesIO
from pathlib import Path
from py_compile import PycInvalidationMode, compile
from zipfile import ZipFile, ZipInfo

def compiled(archive, kept):
    source, target, made = Path("/source.py"), Path("/target.pyc"), BytesIO()
    with ZipFile(BytesIO(archive.to_py())) as old, ZipFile(made, "w") as new:
        for info in old.infolist():
            name, content = info.filename, old.read(info)
            if not name.endswith(".py"):
                new.writestr(info, content)
                continue
            source.write_bytes(content)
            compile(
                str(source), str(target), name, doraise=True, optimize=2,
                invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
            )
            path = cache_from_source(name, optimization="") if name in kept else name + "c"
            new.writestr(ZipInfo(path, info.date_time), target.read_bytes())
    return made.getvalue()

lambda archive, kept: compiled(archive, set(json.loads(kept)))
`;

const python = await loadPyodide();
const kept = readFileSync(0, "utf8");
const compile = python.runPython(PROGRAM);
for (const path of process.argv.slice(2)) {
    const made = compile(new Uint8Array(readFileSync(path)), kept);
    writeFileSync(path, made.toJs());
    made.destroy();
}
