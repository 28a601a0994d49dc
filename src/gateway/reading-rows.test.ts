import { describe, expect, it, test } from 'vitest'
import { bodyCompositionRows } from './biometrics.ts'
import { bloodPressureRows } from './blood-pressure.ts'
import { bloodSugarRows } from './blood-sugar.ts'
import { ContractBroken } from './failure.ts'
import { weightRows } from './weight.ts'

const place = { timestamp: '2026-11-20T07:10:00', utcOffset: '-05:00', timeZone: 'America/New_York' }
const tags = {
  eat_code: 6, source: 1, OOR_low: false, OOR_high: false, note: 'Toast', carb: 30, feeling_code: 9, short_float: 1.25, long_float: null, premix_float: null, is_control: false,
}
const sugar = { id: 'bg-1', ...place, value: 118, tags, adaTargetRangeExtendedStatus: 'IN_RANGE' }
/** What a server may send, whatever the contract says. */
const sugars = (...wire: readonly unknown[]) => bloodSugarRows({ bgs: wire } as never)
const read = sugars(sugar).items[0]

describe('a blood sugar reading', () => {
  it.each([
    ['feeling_code 18', { feeling_code: 18 }, { feeling: null }],
    ['eat_code 14', { eat_code: 14 }, { meal: null }],
    ['source 4', { source: 4 }, { source: null }],
    ['source 15', { source: 15 }, { source: null }],
    ['an empty note', { note: '' }, { note: null }],
    ['a dose that is no number', { short_float: 'some' }, { shortInsulin: null }],
    ['no carbohydrates field', { carb: undefined }, { carbGrams: null }],
  ])('with %s is read without that part', (_, wire, tag) => {
    expect(sugars({ ...sugar, tags: { ...tags, ...wire } })).toEqual({ items: [{ ...read, tags: { ...read?.tags, ...tag } }], leftOut: 0 })
  })

  it.each(['TARGET', undefined, null])('is read with the status %s, which the portal does not use', adaTargetRangeExtendedStatus => {
    expect(sugars({ ...sugar, adaTargetRangeExtendedStatus })).toEqual({ items: [{ ...read, adaTargetRangeExtendedStatus: null }], leftOut: 0 })
  })

  it('keeps the name of a time zone that this device does not know', () => {
    expect(sugars({ ...sugar, timeZone: 'America/Newtown' })).toEqual({ items: [{ ...read, timeZone: 'America/Newtown' }], leftOut: 0 })
    expect(sugars({ ...sugar, timeZone: '' }).items[0]?.timeZone).toBe('-05:00')
  })

  it.each([
    ['no id', { id: undefined }], ['a value that is no number', { value: 'high' }], ['half a value', { value: 118.5 }], ['no time', { timestamp: undefined }], ['a time that no clock has', { timestamp: '2026-02-30T07:10:00' }],
    ['no distance to UTC', { utcOffset: 'EST' }], ['no tags', { tags: undefined }], ['a number that may be no blood', { tags: { ...tags, is_control: undefined } }], ['no number and no end of the meter', { value: null }],
  ])('with %s is left out and counted', (_, wire) => {
    expect(sugars(sugar, { ...sugar, id: 'bg-2', ...wire }, sugar)).toEqual({ items: [read, read], leftOut: 1 })
  })

  it('with feeling_code 18 among 200 leaves 200, and one without a time leaves 199', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...sugar, id: `bg-${index}` }))
    const { items, leftOut } = sugars(...many.with(199, { ...sugar, id: 'bg-199', tags: { ...tags, feeling_code: 18 } }))
    expect([items.length, leftOut]).toEqual([200, 0])
    const other = sugars(...many.with(199, { ...sugar, timestamp: 'now' }))
    expect([other.items.length, other.leftOut]).toEqual([199, 1])
  })
})

test('weights and body compositions lose an unreadable part, not the row', () => {
  const weight = { id: 'w-1', measurementTime: place.timestamp, utcOffset: '-05:00', timeZone: 'America/Newtown', normalizedWeightLb: 196.4, isIrregular: false, biometrics: { bodyFatPercentage: 130 }, source: 'PATCH' }
  expect(weightRows({ weightReadings: [weight, { ...weight, normalizedWeightLb: null }] } as never)).toMatchObject({ items: [{ pounds: 196.4, biometrics: null, source: null, timeZone: 'America/Newtown' }], leftOut: 1 })
  const body = { readingId: 'b-1', measurementTime: place.timestamp, utcOffset: '-05:00', timeZone: 'America/New_York', weightLb: 196.4, bodyFatPercentage: 130, muscleLb: 80 }
  const { items, leftOut } = bodyCompositionRows({ bodyCompositions: [body, { ...body, weightLb: undefined }] } as never)
  expect(items).toEqual([{ readingId: 'b-1', measurementTime: place.timestamp, utcOffset: '-05:00', timeZone: 'America/New_York', weightLb: 196.4, muscleLb: 80 }])
  expect(leftOut).toBe(1)
})

it('refuses a list of which no row can be read, and reads an empty one', () => {
  expect(() => bloodPressureRows({ bpReadings: [{ id: 'bp-1' }] } as never)).toThrow(ContractBroken)
  expect(bloodPressureRows({ bpReadings: [] } as never)).toEqual({ items: [], leftOut: 0 })
})
