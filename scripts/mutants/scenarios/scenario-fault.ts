import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { withFault } from '../regression-fault.ts'

/** A fault in the browser's code, and the row of the requirement table that it makes untrue. */
export interface ScenarioFault {
  /** The row's id, or a name of its own. */
  readonly name: string
  /** What is false with it. */
  readonly fault: string
  /** A module or a file of texts, the text to find there (exactly once) and its replacement. */
  readonly file: string
  readonly find: string
  readonly replace: string
  /** Feature files to try, for a fault without a row. */
  readonly scenarios: readonly string[]
}

/** A row that the browser's code does not decide. */
export interface DecidedElsewhere {
  readonly name: string
  readonly elsewhere: string
}

/** Reads lists of faults. Throws with the list and the entry on a malformed one. */
export function readScenarioFaults(pattern: string): {
  readonly faults: readonly ScenarioFault[]
  readonly elsewhere: readonly DecidedElsewhere[]
} {
  const faults: ScenarioFault[] = []
  const elsewhere: DecidedElsewhere[] = []
  for (const list of globSync(pattern).toSorted())
    for (const entry of parse(readFileSync(list, 'utf8')) as Record<string, unknown>[]) {
      const name = entry['row'] ?? entry['name']
      if (typeof name !== 'string') throw new Error(`${list}: an entry without "row".`)
      const where = `${list}, ${name}`
      if (typeof entry['elsewhere'] === 'string') {
        elsewhere.push({ name, elsewhere: entry['elsewhere'] })
        continue
      }
      const [fault, file, find, replace] = ['fault', 'file', 'find', 'replace'].map((key) => {
        if (typeof entry[key] !== 'string') throw new Error(`${where}: "${key}" must be a text.`)
        return entry[key].replace(/\n$/, '')
      }) as [string, string, string, string]
      const scenarios = (entry['scenarios'] ?? []) as string[]
      const found = { name, fault, file, find, replace, scenarios }
      withFault(found, readFileSync(file, 'utf8'))
      faults.push(found)
    }
  return { faults, elsewhere }
}
