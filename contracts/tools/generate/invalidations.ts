import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The queries that each mutation invalidates, by operation id. */
export type Invalidations = (mutation: string) => readonly string[]

/** Reads contracts/invalidations.yaml. Throws on an unknown operation name. */
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
