import { unreadable } from '#platform/model/parts/part.ts'
import { describe, expect, it, test } from 'vitest'
import { addedBy } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { careNow } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { instantOf } from '#vitals/model/readings/readings.ts'
import { listBloodSugarReadings, listWeightReadings } from '#generated/openapi/calls.ts'
import { createPortalClient } from '#generated/openapi/client.ts'
import { listBodyCompositions } from '#generated/rpc/calls.ts'
import { createRpcClient } from '#generated/rpc/client.ts'
import { bloodSugarRows } from '#vitals/api/readings/blood-sugar-rows.ts'
import { bodyReadingRows } from '#slices/biometrics/api/body-composition-queries.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { weightRows } from '#vitals/api/readings/weight-rows.ts'

const place = {
  timestamp: '2026-11-20T07:10:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
}
const span = { start: '2026-11-01T00:00:00', end: '2026-11-20T23:59:59' }
const tags = {
  eat_code: 6,
  source: 1,
  OOR_low: false,
  OOR_high: false,
  note: 'Toast',
  carb: 30,
  feeling_code: 9,
  short_float: 1.25,
  long_float: null,
  premix_float: null,
  is_control: false,
}
const sugar = { id: 'bg-1', ...place, value: 118, tags, adaTargetRangeExtendedStatus: 'IN_RANGE' }
const server = (answer: object) => ({
  baseUrl: 'https://portal.example',
  fetch: async () => Response.json(answer),
})
/** Reads rows that may break the contract. */
const sugars = async (...bgs: readonly unknown[]) =>
  bloodSugarRows(await listBloodSugarReadings(createPortalClient(server({ bgs })), span))
const unknown = (raw: string | number) => ({ type: 'unknown', raw })
const read = (await sugars(sugar)).items[0]

describe('blood sugar reading', () => {
  it.each([
    ['feeling_code 18', { feeling_code: 18 }, { feeling: unknown(18) }],
    ['eat_code 14', { eat_code: 14 }, { meal: unknown(14) }],
    ['source 4', { source: 4 }, { source: unknown(4) }],
    ['a source in words', { source: 'watch' }, { source: unknown('') }],
    ['no source', { source: undefined }, { source: unknown('') }],
    ['an empty note', { note: '' }, { note: null }],
    ['a dose that is no number', { short_float: 'some' }, { shortInsulin: { type: 'unreadable' } }],
    ['no carbohydrates field', { carb: undefined }, { carbGrams: { type: 'unreadable' } }],
  ])('with %s is read without that part', async (_, wire, tag) => {
    expect(await sugars({ ...sugar, tags: { ...tags, ...wire } })).toEqual({
      items: [{ ...read, tags: { ...read?.tags, ...tag } }],
      leftOut: 0,
    })
  })

  it.each(['TARGET', undefined, null, 7])(
    'is read with the unused status %s',
    async (adaTargetRangeExtendedStatus) => {
      const { items, leftOut } = await sugars({ ...sugar, adaTargetRangeExtendedStatus })
      const { adaTargetRangeExtendedStatus: _, ...told } = read!
      expect([leftOut, items]).toMatchObject([0, [told]])
    },
  )

  it('keeps the name of an unknown time zone', async () => {
    expect(await sugars({ ...sugar, timeZone: 'America/Newtown' })).toEqual({
      items: [{ ...read, timeZone: 'America/Newtown' }],
      leftOut: 0,
    })
    for (const timeZone of ['', undefined, 5])
      expect((await sugars({ ...sugar, timeZone })).items[0]?.timeZone).toBe('-05:00')
  })

  it.each([
    ['no id', { id: undefined }],
    ['a value that is no number', { value: 'high' }],
    ['half a value', { value: 118.5 }],
    ['no time', { timestamp: undefined }],
    ['a time that no clock has', { timestamp: '2026-02-30T07:10:00' }],
    ['no distance to UTC', { utcOffset: 'EST' }],
    ['no tags', { tags: undefined }],
    ['a number that may be no blood', { tags: { ...tags, is_control: undefined } }],
    ['no number and no end of the meter', { value: null }],
    ['both ends of the meter', { value: null, tags: { ...tags, OOR_low: true, OOR_high: true } }],
  ])('with %s is left out and counted', async (_, wire) => {
    expect(await sugars(sugar, { ...sugar, id: 'bg-2', ...wire }, sugar)).toEqual({
      items: [read, read],
      leftOut: 1,
    })
  })

  it('is kept with an unknown feeling code and left out without a time', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...sugar, id: `bg-${index}` }))
    const { items, leftOut } = await sugars(
      ...many.with(199, { ...sugar, id: 'bg-199', tags: { ...tags, feeling_code: 18 } }),
    )
    expect([items.length, leftOut]).toEqual([200, 0])
    const other = await sugars(...many.with(199, { ...sugar, timestamp: 'now' }))
    expect([other.items.length, other.leftOut]).toEqual([199, 1])
  })

  it('triggers its warning with unknown tags', async () => {
    const {
      items: [low],
    } = await sugars({
      ...sugar,
      value: 41,
      timeZone: '',
      adaTargetRangeExtendedStatus: 'NEW',
      tags: { ...tags, eat_code: 99, feeling_code: 99, source: 99 },
    })
    expect(low === undefined ? null : careNow(low, instantOf(low) + 60_000)?.ask).toBe('act')
    expect(low === undefined ? '' : addedBy(low)).toBeNull()
  })
})

test('keeps a weight or body composition with an unreadable part', async () => {
  const weight = {
    id: 'w-1',
    measurementTime: place.timestamp,
    utcOffset: '-05:00',
    timeZone: 'America/Newtown',
    normalizedWeightLb: 196.4,
    isIrregular: false,
    biometrics: { bodyFatPercentage: 130 },
    source: 'PATCH',
  }
  const weights = await listWeightReadings(
    createPortalClient(
      server({
        weightReadings: [
          weight,
          { ...weight, normalizedWeightLb: null },
          { ...weight, timeZone: '', source: undefined, biometrics: 5 },
        ],
      }),
    ),
    {},
  )
  expect(weightRows(weights)).toMatchObject({
    items: [
      {
        pounds: 196.4,
        biometrics: { bodyFatPercentage: unreadable, musclePercentage: unreadable },
        source: unknown('PATCH'),
        timeZone: 'America/Newtown',
      },
      { pounds: 196.4, biometrics: unreadable, source: unknown(''), timeZone: '-05:00' },
    ],
    leftOut: 1,
  })
  const body = {
    readingId: 'b-1',
    measurementTime: place.timestamp,
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    weightLb: 196.4,
    bodyFatPercentage: 130,
    muscleLb: 80,
  }
  const bodies = await listBodyCompositions(
    createRpcClient(server({ bodyCompositions: [body, { ...body, weightLb: undefined }] })),
    { startTime: span.start, endTime: span.end },
  )
  expect(bodyReadingRows(bodies)).toEqual({
    items: [
      {
        id: 'b-1',
        ...place,
        pounds: 196.4,
        fat: unreadable,
        muscle: null,
        fatPounds: null,
        musclePounds: 80,
      },
    ],
    leftOut: 1,
  })
})

it('rejects a list without a readable row and accepts an empty one', async () => {
  expect(await sugars({ id: 'bg-1' }).catch((thrown: unknown) => toFailure(thrown))).toMatchObject({
    _tag: 'ContractBroken',
  })
  expect(await sugars()).toEqual({ items: [], leftOut: 0 })
})
