import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bloodPressureReadings, bloodPressureSummary } from './blood-pressure.ts'
import { bloodSugarReadings } from './blood-sugar.ts'

/** Every named example of the contract is an answer that a screen must be able to read. */
const examples = (slug: string) => {
  const folder = join(import.meta.dirname, '../../contracts/openapi/examples', slug)
  return readdirSync(folder).map(file => [file, (parse(readFileSync(join(folder, file), 'utf8')) as { value: never }).value] as const)
}

test.each(examples('blood-sugar'))('BG-001 the example %s of the contract is understood', (_, value) => {
  expect(bloodSugarReadings(value)).toBeInstanceOf(Array)
})

test.each(examples('blood-pressure'))('BP-001 the example %s of the contract is understood', (file, value) => {
  expect(file.startsWith('stats') ? bloodPressureSummary(value) : bloodPressureReadings(value)).toBeDefined()
})
