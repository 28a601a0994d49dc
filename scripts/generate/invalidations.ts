import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The queries whose answers a mutation changes, by operation id. */
export type Invalidations = (mutation: string) => readonly string[]

/** The table of contracts/invalidations.yaml. Throws on a name that is no such operation. */
export function readInvalidations(
  queries: ReadonlySet<string>,
  mutations: ReadonlySet<string>,
  file = 'contracts/invalidations.yaml',
): Invalidations {
  const table = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>
  for (const [mutation, read] of Object.entries(table)) {
    if (!mutations.has(mutation))
      throw new Error(`${file}: ${mutation} is not a writing operation.`)
    const unknown = read.find((each) => !queries.has(each))
    if (unknown !== undefined)
      throw new Error(`${file}: ${unknown}, listed for ${mutation}, is not a reading operation.`)
  }
  return (mutation) => table[mutation] ?? []
}
