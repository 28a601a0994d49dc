import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A fault in one file, and the test that must catch it. */
export interface RegressionFault {
  readonly name: string
  /** The file to change, the text to find (exactly once) and its replacement. */
  readonly file: string
  readonly find: string
  readonly replace: string
  /** Exactly one of `unit` (a Vitest file) and `scenario` (a feature file). */
  readonly unit?: string
  readonly scenario?: string
  /** The title, or a part of it, of the test or scenario that must fail. */
  readonly test: string
  /** Whether `npm run generate` must rewrite generated/ after the change. */
  readonly generate: boolean
}

const texts = ['name', 'file', 'find', 'replace', 'test'] as const

/** Reads all lists of regression faults. Throws with the file and entry on a malformed entry. */
export function readRegressionFaults(
  pattern = 'scripts/mutants/regression-faults/*.yaml',
): RegressionFault[] {
  const faults = globSync(pattern)
    .toSorted()
    .flatMap((list) => parseRegressionFaults(list, readFileSync(list, 'utf8')))
  const repeated = faults.find(
    ({ name }, index) => faults.findIndex((other) => other.name === name) !== index,
  )
  if (repeated)
    throw new Error(`Two regression faults are named "${repeated.name}". Names must be unique.`)
  return faults
}

/** Parses one list. Throws on an entry with a missing text, or without exactly one test. */
export function parseRegressionFaults(list: string, yaml: string): RegressionFault[] {
  const entries: unknown = parse(yaml)
  if (!Array.isArray(entries)) throw new Error(`${list}: expected a list of regression faults.`)
  return entries.map((entry: Record<string, unknown>, index) => {
    const where = `${list}, entry ${index + 1} (${String(entry['name'] ?? 'no name')})`
    for (const key of texts)
      if (typeof entry[key] !== 'string') throw new Error(`${where}: "${key}" must be a text.`)
    const { unit, scenario } = entry
    if ((typeof unit === 'string') === (typeof scenario === 'string'))
      throw new Error(`${where}: name either "unit" or "scenario".`)
    const [name, file, find, replace, test] = texts.map((key) =>
      String(entry[key]).replace(/\n$/, ''),
    ) as [string, string, string, string, string]
    const place = typeof unit === 'string' ? { unit } : { scenario: String(scenario) }
    return { name, file, find, replace, test, ...place, generate: entry['generate'] === true }
  })
}

/**
 * Applies the fault to the file's text. Throws when the text does not occur exactly once, or the
 * replacement is equal.
 */
export function withFault(
  { name, file, find, replace }: Pick<RegressionFault, 'name' | 'file' | 'find' | 'replace'>,
  text: string,
): string {
  const found = text.split(find).length - 1
  if (find === '' || found !== 1)
    throw new Error(`${name}: the text to find occurs ${found} times in ${file}. Update the fault.`)
  if (find === replace) throw new Error(`${name}: the replacement changes nothing.`)
  // A function, because `$` in a replacement string has a special meaning.
  return text.replace(find, () => replace)
}
