import { posix } from 'node:path'

/** The files that each file imports, or names as a path to read. */
export type ModuleGraph = ReadonlyMap<string, ReadonlySet<string>>

const importPattern = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const pathPattern = /['"`]((?:\.{1,2}\/)+[\w@./*{},-]*|[\w@.-]+\/[\w@./*{},-]*)/g

/**
 * Builds the graph of `sources` by path. A string that is a path or a glob counts as an import of
 * the files that it names; `aliases` are the imports of package.json.
 */
export function moduleGraph(
  sources: ReadonlyMap<string, string>,
  files: readonly string[],
  aliases: Readonly<Record<string, string>>,
): ModuleGraph {
  const known = new Set(files)
  const folders = filesByFolder(files)
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      new Set([
        ...matches(text, importPattern).flatMap((name) => resolved(name, file, aliases, known)),
        ...matches(text, pathPattern).flatMap((path) => named(path, file, known, folders)),
      ]),
    ]),
  )
}

/** All files from which one of `changed` can be reached, with `changed` themselves. */
export function dependentsOf(graph: ModuleGraph, changed: readonly string[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph)
    for (const imported of imports) {
      const list = importers.get(imported)
      if (list === undefined) importers.set(imported, [file])
      else list.push(file)
    }
  const found = new Set(changed)
  // A set yields what is added while it is iterated.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return found
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

const resolved = (
  name: string,
  file: string,
  aliases: Readonly<Record<string, string>>,
  known: ReadonlySet<string>,
): string[] => {
  const alias = Object.keys(aliases).find((key) => name.startsWith(key.replace('*', '')))
  const path =
    alias === undefined
      ? posix.join(posix.dirname(file), name)
      : posix.normalize((aliases[alias] ?? '').replace('*', name.slice(alias.length - 1)))
  if (alias === undefined && !name.startsWith('.')) return []
  // The compiled name of a module stands for its source.
  return [path, path.replace(/\.js$/, '.ts')].filter((one) => known.has(one)).slice(0, 1)
}

/** The files that a string names: one file, or all below the fixed part of a folder or glob. */
const named = (
  path: string,
  file: string,
  known: ReadonlySet<string>,
  folders: ReadonlyMap<string, readonly string[]>,
): readonly string[] => {
  const fixed = path.replace(/[*{].*$/, '')
  const folder = fixed === path ? path.replace(/\/$/, '') : posix.dirname(`${fixed}_`)
  const candidates = path.startsWith('.') ? [posix.join(posix.dirname(file), folder)] : [folder]
  return candidates.flatMap((one) => (known.has(one) ? [one] : (folders.get(one) ?? [])))
}

function filesByFolder(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>()
  for (const file of files)
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) {
      const list = folders.get(folder)
      if (list === undefined) folders.set(folder, [file])
      else list.push(file)
    }
  return folders
}
