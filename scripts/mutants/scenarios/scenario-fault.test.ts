import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scenarioClaims } from '../../trace/scenarios.ts'
import { readRequirements } from '../../trace/requirement.ts'
import { exportedValues } from './fault-modules.ts'
import { rowFaults } from './run-scenario-faults.ts'
import { readScenarioFaults } from './scenario-fault.ts'

// Reading the lists puts each fault into its file.
const { faults, elsewhere } = readScenarioFaults(rowFaults)

it('each fault of a row is of a row that scenarios name, and a row has one', () => {
  const rows = new Set(readRequirements('features/requirements.tsv').map(({ id }) => id))
  const named = new Set(scenarioClaims(globSync('features/**/*.feature')).map(({ id }) => id))
  const names = [...faults, ...elsewhere].map(({ name }) => name)
  expect(names.filter((name) => !rows.has(name))).toEqual([])
  expect(faults.filter(({ name }) => !named.has(name)).map(({ name }) => name)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

it('finds the exported values of a module, and no types', () => {
  const text = `
    import type { A } from './a.ts'
    export type B = A
    export interface C {}
    export { d, type E } from './d.ts'
    export const f = 1, { g, h: [i] } = j
    export async function* k() {}
    export class L {}
    const m = 1`
  expect(exportedValues('x.ts', text)).toEqual(['d', 'f', 'g', 'i', 'k', 'L'])
  expect(() => exportedValues('x.ts', `export * from './a.ts'`)).toThrow('export *')
})
