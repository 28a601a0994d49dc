import { describe, expect, it } from 'vitest'
import {
  getHealthInfoQuery,
  getStripEligibilityQuery,
  getStripSupplyQuery,
  listSupplyOrdersQuery,
} from '#generated/openapi/queries.ts'
import { listProgramsQuery } from '#generated/rpc/queries.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { drawnBeside } from '#platform/query/testing/render-query.tsx'
import { orderCount } from '#session/member/api/use-supply-orders.ts'
import { useInsulinUse } from '#slices/blood-sugar/api/use-insulin-use.ts'
import { useKidneyDiseaseDiagnosis } from '#slices/kidney/api/use-kidney-diagnosis.ts'
import {
  useBloodPressureExport,
  useBloodSugarExport,
  useWeightExport,
} from '#slices/reports-and-data/api/export-queries.ts'
import { useStripsNeed } from '#vitals/api/care/supplies-queries.ts'

type Answer = readonly [id: string, params: object, answer: unknown]

/** A hook beside answers that came before; no other one comes. */
function drawn<Read>(useRead: () => Read, answers: readonly Answer[]): Read {
  const queries = createQueryClient()
  for (const [id, params, answer] of answers) queries.setQueryData([id, params], answer)
  return drawnBeside(() => new Promise(() => {}), useRead, queries)
}

describe('whether the member uses insulin', () => {
  it.each([
    [true, true],
    [false, false],
    [null, null],
    ['unreadable', null],
  ])('%s is %s', (usesInsulin, expected) =>
    expect(drawn(useInsulinUse, [[getHealthInfoQuery.id, {}, { usesInsulin }]])).toBe(expected),
  )
  it('is not known before the answer', () => expect(drawn(useInsulinUse, [])).toBeNull())
})

describe('whether the account has a diagnosis of kidney disease', () => {
  const said = (conditions: readonly string[]): Answer => [
    listProgramsQuery.id,
    {},
    { diagnoses: { items: conditions.map((condition) => ({ condition })), leftOut: 0 } },
  ]
  it.each([
    [['CHRONIC_KIDNEY_DISEASE'], true],
    [['DIABETES', 'CHRONIC_KIDNEY_DISEASE'], true],
    [['DIABETES'], false],
    [[], false],
  ])('%j: %s', (conditions, expected) =>
    expect(drawn(useKidneyDiseaseDiagnosis, [said(conditions)])).toBe(expected),
  )
  it('is not told before the answer', () =>
    expect(drawn(useKidneyDiseaseDiagnosis, [])).toBe(false))
})

describe('what test strips need', () => {
  const left = (remaining: number): Answer => [getStripSupplyQuery.id, {}, { remaining }]
  const orders = (...items: readonly object[]): Answer => [
    listSupplyOrdersQuery.id,
    { count: orderCount },
    { orders: { items, leftOut: 0 } },
  ]
  const allowed = (valid: boolean): Answer => [
    getStripEligibilityQuery.id,
    {},
    { valid, errors: { items: [], leftOut: 0 } },
  ]
  const shipped = { id: 'o-1', orderType: 'BG_STRIPS', status: 'SHIPPED', orderedAt: '2026-11-18' }
  const need = (...answers: readonly Answer[]): unknown => {
    const read = drawn(() => useStripsNeed(), answers)
    return read.state === 'ready' ? read.data.kind : read.state
  }

  it.each([
    ['enough, and nobody asks', [left(120), orders()], 'enough'],
    ['few, and the member may order', [left(10), orders(), allowed(true)], 'order'],
    ['few, and the member may not', [left(10), orders(), allowed(false)], 'low'],
    ['few, and some on their way', [left(10), orders(shipped)], 'onItsWay'],
    ['few, and nobody has said yet', [left(10), orders()], 'pending'],
    ['no count yet', [orders(), allowed(true)], 'pending'],
  ])('%s', (_, answers, expected) => expect(need(...answers)).toBe(expected))
})

describe('an export', () => {
  const span = { start: '2024-11-20', end: '2026-11-20' } as never
  /** What an export asks for, in order, with an answer that has nothing in it. */
  async function asked(useExport: () => { save: (span: never) => Promise<unknown> }, list: string) {
    const calls: string[] = []
    const { save } = drawnBeside(async (input, init) => {
      const { searchParams } = new URL(new Request(input, init).url)
      const [start = '-', end = '-'] = ['start', 'end'].map((name) => searchParams.get(name) ?? '-')
      calls.push(`${start} ${end}`)
      return Response.json({ [list]: [] })
    }, useExport)
    return { answer: await save(span), calls }
  }
  const empty = { readings: [], leftOut: 0, isWhole: true }
  const pages = [
    '2025-11-20T00:00:00 2026-11-20T23:59:59',
    '2024-11-20T00:00:00 2025-11-19T23:59:59',
  ]

  it('asks for all years of blood sugar, the newest first', async () =>
    expect(await asked(useBloodSugarExport, 'bgs')).toEqual({ answer: empty, calls: pages }))
  it('asks for all years of blood pressure', async () =>
    expect(await asked(() => useBloodPressureExport('user-1'), 'bpReadings')).toEqual({
      answer: empty,
      calls: pages,
    }))
  it.each([
    [false, pages],
    [true, ['1970-01-01T00:00:00 -']],
  ])('asks for weights, once with weight management: %s', async (hasManagement, calls) =>
    expect(await asked(() => useWeightExport(hasManagement), 'weightReadings')).toEqual({
      answer: empty,
      calls,
    }),
  )

  it('leaves weights of other days out', async () => {
    const weight = (id: string, measurementTime: string) => ({
      id,
      measurementTime,
      utcOffset: '-05:00',
      timeZone: 'America/New_York',
      normalizedWeightLb: 196.4,
      isIrregular: false,
      biometrics: null,
      source: 'DEVICE',
    })
    const { save } = drawnBeside(
      async () =>
        Response.json({
          weightReadings: [
            weight('after', '2026-11-21T00:00:00'),
            weight('last', '2026-11-20T23:59:00'),
            weight('first', '2024-11-20T00:00:00'),
            weight('before', '2024-11-19T23:59:00'),
          ],
        }),
      () => useWeightExport(true),
    )
    const answer = await save(span)
    expect(answer?.readings.map(({ id }) => id)).toEqual(['last', 'first'])
  })

  it('is none after a failed page', async () => {
    const { save } = drawnBeside(
      async () => Response.json({}, { status: 503 }),
      useBloodSugarExport,
    )
    expect(await save(span)).toBeNull()
  })
})
