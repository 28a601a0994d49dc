import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type BloodSugarReading, rangeOf } from '../../model/blood-sugar/blood-sugar.ts'
import { Notes, type Reader, unreadable } from '#generated/schemas/read.ts'
import {
  readBloodPressureCorrection,
  readBloodPressureReading,
  readBloodPressureReadings,
  readBloodPressureStats,
  readNewBloodPressureReading,
} from '#generated/schemas/openapi/blood-pressure.reader.ts'
import {
  readBloodSugarReading,
  readBloodSugarReadings,
} from '#generated/schemas/openapi/blood-sugar.reader.ts'
import { readBloodSugarStats } from '#generated/schemas/openapi/blood-sugar-stats.reader.ts'
import { bloodPressureReading, bloodPressureRows } from './blood-pressure-rows.ts'
import { bloodSugarReading, bloodSugarRows } from './blood-sugar-rows.ts'

/** The named examples of the contract. Each is an answer that a screen must be able to read. */
const examples = (slug: string) => {
  const folder = join('contracts/openapi/examples', slug)
  return readdirSync(folder).map(
    (file) =>
      [
        file,
        (parse(readFileSync(join(folder, file), 'utf8')) as { value: unknown }).value,
      ] as const,
  )
}
/** Decodes an answer and fails when a part could not be read. */
function whole<T>(reader: Reader<T>, wire: unknown): T {
  const notes = new Notes()
  const answer = reader(wire, notes)
  expect([...notes.counts.keys()]).toEqual([])
  if (answer === unreadable) throw new Error('Nothing could be read.')
  return answer
}

/** The examples of requests. */
const requests = /^(?:entry|change|correction|leave-out|take-back)/

/** Decodes an example by the beginning of its name. Requests are returned as they are. */
const understand = (file: string, value: unknown): unknown => {
  if (requests.test(file)) return value
  if (file.startsWith('stats')) return whole(readBloodSugarStats, value)
  return file.startsWith('reading')
    ? bloodSugarReading(whole(readBloodSugarReading, value))
    : bloodSugarRows(whole(readBloodSugarReadings, value))
}

test.each(examples('blood-sugar'))(
  'BG-001: reads the example %s of the contract',
  (file, value) => {
    expect(understand(file, value)).toBeDefined()
  },
)

test('an unreadable meal is unknown, so its range stays open', () => {
  const wire = {
    id: 'bg-1',
    timestamp: '2026-11-20T07:10:00',
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    value: 150,
    tags: {
      eat_code: ['6'],
      source: 7,
      OOR_low: false,
      OOR_high: false,
      note: null,
      carb: null,
      feeling_code: null,
      short_float: null,
      long_float: null,
      premix_float: null,
      is_control: false,
    },
    adaTargetRangeExtendedStatus: 'IN_RANGE',
  }
  const reading = readBloodSugarReading(wire, new Notes())
  if (typeof reading === 'symbol') throw new Error('The reading was refused.')
  expect(rangeOf(bloodSugarReading(reading))).toBe('uncertain')
})

test('BG-025: the feeling codes are 9 to 17, any other is unknown', () => {
  const feelingOf = (code: number) => {
    const [[, example] = []] = examples('blood-sugar').filter(([file]) =>
      /^reading(\.yaml)?$/.test(file),
    )
    const wire = example as { readonly tags: object }
    const read = readBloodSugarReading(
      { ...wire, tags: { ...wire.tags, feeling_code: code } },
      new Notes(),
    )
    if (typeof read === 'symbol') throw new Error('The reading was refused.')
    return bloodSugarReading(read).tags.feeling
  }
  const codes = [9, 10, 11, 12, 13, 14, 15, 16, 17]
  expect(codes.map(feelingOf)).toEqual(codes)
  expect([8, 18].map(feelingOf)).toEqual([8, 18].map((raw) => ({ type: 'unknown', raw })))
})

test('BG-002: reads each tag by its name', () => {
  const wire = {
    id: 'bg-1',
    timestamp: '2026-11-20T07:10:00',
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    value: 118,
    tags: {
      eat_code: 10,
      source: 7,
      OOR_low: false,
      OOR_high: true,
      note: 'Walked',
      carb: 45,
      feeling_code: 12,
      short_float: 2.5,
      long_float: 12,
      premix_float: 6.5,
      is_control: true,
    },
    adaTargetRangeExtendedStatus: 'IN_RANGE',
  }
  expect(bloodSugarReading(whole(readBloodSugarReading, wire))).toEqual({
    ...wire,
    tags: {
      meal: 10,
      source: 7,
      belowMeter: false,
      aboveMeter: true,
      note: 'Walked',
      carbGrams: 45,
      feeling: 12,
      shortInsulin: 2.5,
      longInsulin: 12,
      premixInsulin: 6.5,
      isControl: true,
    },
  })
})

const readPressure = (file: string, value: unknown): unknown => {
  if (file.startsWith('entry')) return whole(readNewBloodPressureReading, value)
  if (file.startsWith('correction')) return whole(readBloodPressureCorrection, value)
  if (file.startsWith('stats')) return whole(readBloodPressureStats, value)
  return file.startsWith('reading')
    ? bloodPressureReading(whole(readBloodPressureReading, value))
    : bloodPressureRows(whole(readBloodPressureReadings, value))
}

test.each(examples('blood-pressure'))(
  'BP-001: reads the example %s of the contract',
  (file, value) => {
    expect(readPressure(file, value)).toBeDefined()
  },
)

/** `severelyLow` is `SEVERELY_LOW` in the contract. */
const statusOf = (reading: BloodSugarReading) =>
  rangeOf(reading)
    .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase()

test('BG-001 GAP-096: computes the same range as the contract’s examples', () => {
  const readings = examples('blood-sugar')
    .filter(([file]) => !requests.test(file) && !file.startsWith('stats'))
    .flatMap(([file, value]) =>
      file.startsWith('reading')
        ? [bloodSugarReading(whole(readBloodSugarReading, value))]
        : bloodSugarRows(whole(readBloodSugarReadings, value)).items,
    )
  expect(readings.length).toBeGreaterThan(10)
  expect(readings.map(statusOf)).toEqual(
    readings.map(({ adaTargetRangeExtendedStatus }) => adaTargetRangeExtendedStatus),
  )
})
