// Runs a Python file in Pyodide under Node, with the sources of this package:
//   node in_pyodide.mjs PYODIDE SRC FILE ARGUMENT…
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , home, src, file, ...rest] = process.argv;
const { loadPyodide } = await import(pathToFileURL(path.join(home, "pyodide.mjs")));
const python = await loadPyodide();
for (const folder of [src, path.dirname(path.resolve(rest[0] ?? src))]) {
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, folder);
}
python.globals.set("arguments", python.toPy(rest));
python.globals.set("src", src);
await python.runPythonAsync("import sys; sys.path.insert(0, src); sys.argv[1:] = arguments");
await python.runPythonAsync(fs.readFileSync(file, "utf8"));
