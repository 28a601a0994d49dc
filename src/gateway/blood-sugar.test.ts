import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type BloodSugarReading, rangeOf } from '#domain/blood-sugar.ts'
import { bloodPressureRows, bloodPressureSummary } from './blood-pressure.ts'
import { bloodSugarRows } from './blood-sugar.ts'
import { storedReading } from './blood-sugar-entry.ts'
import { bloodSugarStats } from './blood-sugar-stats.ts'

/** Every named example of the contract is an answer that a screen must be able to read. */
const examples = (slug: string) => {
  const folder = join(import.meta.dirname, '../../contracts/openapi/examples', slug)
  return readdirSync(folder).map(file => [file, (parse(readFileSync(join(folder, file), 'utf8')) as { value: never }).value] as const)
}

/** What an example is of, by the beginning of its name; what the portal sends needs no understanding. */
const understand = (file: string, value: never): unknown => {
  if (file.startsWith('entry') || file.startsWith('change')) return value
  if (file.startsWith('stats')) return bloodSugarStats(value)
  return file.startsWith('reading') ? storedReading(value) : bloodSugarRows(value)
}

test.each(examples('blood-sugar'))('BG-001 the example %s of the contract is understood', (file, value) => {
  expect(understand(file, value)).toBeDefined()
})

test.each(examples('blood-pressure'))('BP-001 the example %s of the contract is understood', (file, value) => {
  expect(file.startsWith('stats') ? bloodPressureSummary(value) : bloodPressureRows(value)).toBeDefined()
})

/** `severelyLow` is `SEVERELY_LOW` on the wire. */
const statusOf = (reading: BloodSugarReading) => rangeOf(reading).replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase()

test('BG-001 GAP-096 the range that the portal gives a reading is the status that the contract’s examples have', () => {
  const readings = examples('blood-sugar')
    .filter(([file]) => !/^(entry|change|stats)/.test(file))
    .flatMap(([file, value]) => (file.startsWith('reading') ? [storedReading(value)] : bloodSugarRows(value).items))
  expect(readings.length).toBeGreaterThan(10)
  expect(readings.map(statusOf)).toEqual(readings.map(({ adaTargetRangeExtendedStatus }) => adaTargetRangeExtendedStatus))
})
