import { globSync, readFileSync } from 'node:fs'
import { moduleGraph, type ModuleGraph } from '../test/changed/module-graph.ts'
import { failed, type CheckPart } from './check-result.ts'

/** A list that may only get shorter: modules with a branch that no unit test imports. */
const listFile = new URL('untested-modules.json', import.meta.url)

/** Rooms whose rules a member meets without a screen: calls, the session, the edge. */
const room = /^src\/(?:(?:slices|vitals)\/(?:[\w-]+\/)*api\/|session\/|edge\/)/
const isOfEdge = (file: string): boolean => file.startsWith('src/edge/')
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const isSupport = (file: string): boolean =>
  /\/testing\/|\.arbitrary\.ts$|^src\/app\/integration\//.test(file)

const comment = /\/\*[^]*?\*\/|\/\/.*$/gm
const text = /`[^`]*`|'[^'\n]*'/g
const branch = /\bif \(|\bswitch \(|\bcatch\b|&&|\|\||\?\? |\?\s[^.:]/

/** The imports of values alone: a path in a string of a test is none. */
const importsOf = (code: string): readonly string[] =>
  code.match(
    /^(?:import|export) (?!type )[^;'"]*?from '[^']+'|\bimport\(\s*'[^']+'|^import '[^']+'/gm,
  ) ?? []

/** Whether what a module does depends on something. */
export function hasBranch(code: string): boolean {
  return branch.test(code.replaceAll(comment, '').replaceAll(text, "''"))
}

/**
 * The modules that tests import, with their helpers. Of the edge also the modules that those import:
 * its HTTP tests run it whole.
 */
export function nearTests(graph: ModuleGraph): ReadonlySet<string> {
  const imported = new Set<string>()
  const take = (file: string): void => {
    for (const each of graph.get(file) ?? [])
      if (!imported.has(each)) {
        imported.add(each)
        if (isSupport(each)) take(each)
      }
  }
  for (const file of graph.keys()) if (isTest(file)) take(file)
  const ofEdge = [...imported].flatMap((file) => [...(graph.get(file) ?? [])].filter(isOfEdge))
  return new Set([...imported, ...ofEdge])
}

export function untestedFaults(
  found: readonly string[],
  listed: readonly string[],
): readonly string[] {
  return [
    ...found
      .filter((file) => !listed.includes(file))
      .map((file) => `${file} has a branch, and no unit test imports it.`),
    ...listed
      .filter((file) => !found.includes(file))
      .map((file) => `${file} is tested: take it off untested-modules.json.`),
  ]
}

/** A module with a rule has a unit test; exceptions are listed. */
export const untestedModules: CheckPart = {
  name: 'untested',
  async run() {
    const files = globSync('src/**/*.{ts,tsx}')
    const codes = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
    const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly imports: Readonly<Record<string, string>>
    }
    const imported = new Map([...codes].map(([file, code]) => [file, importsOf(code).join('\n')]))
    const near = nearTests(moduleGraph(imported, files, imports))
    const found = files
      .filter((file) => room.test(file) && !isTest(file) && !isSupport(file) && !near.has(file))
      .filter((file) => hasBranch(codes.get(file) ?? ''))
      .toSorted()
    const listed = JSON.parse(readFileSync(listFile, 'utf8')) as readonly string[]
    return { ...failed(untestedFaults(found, listed)), note: `${found.length} modules left` }
  },
}
