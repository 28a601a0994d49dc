import { unreadable } from '#platform/model/parts/part.ts'
import { knownOrNull } from '#platform/model/parts/part.ts'
import { describe, expect, it, test } from 'vitest'
import { kidneyLeftOut } from '#slices/kidney/model/kidney.ts'
import {
  a1cVerdict,
  cholesterolLeftOut,
  otherMarkers,
  shownA1cReport,
} from '#vitals/model/care/lab-reports.ts'
import {
  getA1cCholesterolReport,
  getA1cReport,
  getCholesterolReport,
  getKidneyResults,
} from '#generated/rpc/calls.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { rpcAnswering } from '#platform/http/testing/fake-rpc-client.ts'

const at = '2026-09-14T09:00:00'
const filtration = { id: 'f-1', value: 52, timestamp: at, category: 'FILTRATION_CATEGORY_G3A' }
const albumin = { id: 'a-1', value: 41, timestamp: at, category: 'ALBUMIN_CATEGORY_A2' }
const a1c = {
  id: 'l-1',
  quantitativeValue: 7.2,
  timestamp: at,
  range: 'A1C_RANGE_OUT_OF_RANGE',
  estimatedAverageGlucose: 160,
}
const ldl = { marker: 'CHOLESTEROL_MARKER_LDL', value: 101 }
const panel = { timestamp: at, values: [ldl] }
const unknown = (raw: string) => ({ type: 'unknown', raw }) as const
const broken = { _tag: 'ContractBroken' }

describe('kidney results', () => {
  const read = (wire: object) => getKidneyResults(rpcAnswering(wire))

  it('reads both lists row by row and counts omitted rows', async () => {
    const results = await read({
      filtrationResults: [filtration, { ...filtration, value: 'low' }],
      albuminResults: [{ ...albumin, timestamp: 'noon' }, albumin, { ...albumin, id: undefined }],
    })
    expect(results).toEqual({
      filtrationResults: { items: [{ ...filtration, category: 'G3A' }], leftOut: 1 },
      albuminResults: { items: [{ ...albumin, category: 'A2' }], leftOut: 2 },
      persistent: false,
    })
    expect(kidneyLeftOut(results)).toBe(3)
  })

  it("keeps a result of an unknown category with the server's name", async () => {
    expect(
      (await read({ filtrationResults: [{ ...filtration, category: 'FILTRATION_CATEGORY_G3' }] }))
        .filtrationResults.items[0]?.category,
    ).toEqual(unknown('FILTRATION_CATEGORY_G3'))
    expect(
      (await read({ albuminResults: [{ ...albumin, category: undefined }] })).albuminResults
        .items[0]?.category,
    ).toEqual(unknown('ALBUMIN_CATEGORY_UNSPECIFIED'))
  })

  it('marks results as lasting only when the server does', async () => {
    expect(
      await Promise.all(
        [undefined, true].map(
          async (persistent) =>
            (await read({ filtrationResults: [filtration], persistent })).persistent,
        ),
      ),
    ).toEqual([false, true])
  })

  it('rejects a list without a readable row and accepts an empty one', async () => {
    expect(
      await read({ filtrationResults: [filtration], albuminResults: [{ id: 'a-1' }] }).catch(
        toFailure,
      ),
    ).toMatchObject(broken)
    expect(await read({ filtrationResults: {} }).catch(toFailure)).toMatchObject(broken)
    const none = { items: [], leftOut: 0 }
    expect(await read({})).toEqual({
      filtrationResults: none,
      albuminResults: none,
      persistent: false,
    })
  })
})

describe('A1C report', () => {
  const read = async (report: object) =>
    shownA1cReport((await getA1cReport(rpcAnswering({ report }))).report)
  const whole = { change: -0.4, nextTestDueDate: { year: 2026, month: 12, day: 14 } }

  it('keeps a result with an unknown range or average, which follow from the percent', async () => {
    expect(
      await read({
        ...whole,
        results: [
          a1c,
          { ...a1c, id: 'l-2', range: 'A1C_RANGE_GOAL', estimatedAverageGlucose: 'high' },
        ],
      }),
    ).toEqual({
      nextTestDueDate: '2026-12-14',
      results: ['l-1', 'l-2'].map((id) => ({
        id,
        quantitativeValue: 7.2,
        timestamp: at,
        range: 'outOfRange',
        average: 160,
      })),
      leftOut: 0,
    })
  })

  it('leaves out a result without a percent, and then makes no verdict', async () => {
    const report = await read({ ...whole, results: [{ ...a1c, quantitativeValue: 'NaN' }, a1c] })
    expect([report.results.map(({ id }) => id), report.leftOut]).toEqual([['l-1'], 1])
    expect(a1cVerdict(report, '2026-11-20')).toEqual({ kind: 'unknown' })
  })

  it('shows results without a readable next test or change', async () => {
    expect(await read({ results: [a1c], change: 'less', nextTestDueDate: 'soon' })).toMatchObject({
      results: [{ id: 'l-1' }],
      nextTestDueDate: unreadable,
      leftOut: 0,
    })
  })

  it.each([
    ['no report', {}],
    ['no list', { report: { results: {} } }],
    ['no row', { report: { results: [] } }],
    ['no readable row', { report: { results: [{ ...a1c, timestamp: '' }] } }],
  ])('rejects a report with %s', async (_, wire) => {
    expect(await getA1cReport(rpcAnswering(wire)).catch(toFailure)).toMatchObject(broken)
  })
})

describe('cholesterol report', () => {
  const read = async (...panels: readonly object[]) =>
    (await getCholesterolReport(rpcAnswering({ report: { panels } }))).report

  it('keeps an unknown marker by name and counts unreadable values and samples', async () => {
    const report = await read(
      {
        ...panel,
        values: [
          ldl,
          { marker: 'CHOLESTEROL_MARKER_NON_HDL', value: 120 },
          { ...ldl, value: 'high' },
        ],
      },
      { ...panel, timestamp: 'noon' },
    )
    expect(report.panels.items).toEqual([
      {
        timestamp: at,
        values: {
          items: [
            { marker: 'LDL', value: 101 },
            { marker: unknown('CHOLESTEROL_MARKER_NON_HDL'), value: 120 },
          ],
          leftOut: 1,
        },
      },
    ])
    expect([cholesterolLeftOut(report), otherMarkers(report)]).toEqual([2, ['NON_HDL']])
  })

  it('counts a sample without a readable value once', async () => {
    const report = await read(panel, {
      timestamp: at,
      values: [
        { ...ldl, value: 'high' },
        { ...ldl, value: -1 },
      ],
    })
    expect([report.panels.items.length, cholesterolLeftOut(report)]).toEqual([1, 1])
  })

  it.each([
    ['no report', {}],
    ['no list', { report: { panels: {} } }],
    ['no row', { report: { panels: [] } }],
    ['no readable row', { report: { panels: [{ timestamp: at, values: [] }, 5] } }],
  ])('rejects a report with %s', async (_, wire) => {
    expect(await getCholesterolReport(rpcAnswering(wire)).catch(toFailure)).toMatchObject(broken)
  })
})

test('counts omitted rows per part and leaves out a part without results', async () => {
  const { a1c: percents, cholesterol } = await getA1cCholesterolReport(
    rpcAnswering({ a1c: { results: [a1c, {}] }, cholesterol: { panels: [panel, {}] } }),
  )
  const lipids = knownOrNull(cholesterol)
  expect([knownOrNull(percents)?.results, lipids && cholesterolLeftOut(lipids)]).toMatchObject([
    { items: [{ id: 'l-1' }], leftOut: 1 },
    1,
  ])
  expect(await getA1cCholesterolReport(rpcAnswering({}))).toEqual({})
})
