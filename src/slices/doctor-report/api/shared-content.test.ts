import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { Notes, unreadable } from '#generated/schemas/read.ts'
import { readSharedReport } from '#generated/schemas/openapi/shared-report.reader.ts'
import { sharedContent } from './shared-content.ts'

/** The example of the contract with all parts, changed. */
function contentOf(change: (wire: Record<string, unknown>) => object = () => ({})) {
  const file = readFileSync('contracts/openapi/examples/report-links/all-parts.yaml', 'utf8')
  const { value } = parse(file) as { value: Record<string, unknown> }
  const report = readSharedReport({ ...value, ...change(value) }, new Notes())
  if (report === unreadable) throw new Error('The report could not be read.')
  return sharedContent(report)
}
const all = ['blood-sugar', 'blood-pressure', 'pulse', 'weight', 'labs', 'medicines']

test('GAP-125: reads every part of the contract’s example', () => {
  const content = contentOf()
  expect(content).toMatchObject({ shown: all, missing: [], unshared: [], length: 30 })
  expect(content.queries.weight).toMatchObject({
    state: 'ready',
    data: { latest: '2026-11-20', leftOut: 0, readings: [{ pounds: 187.4 }] },
  })
  expect(content.labs?.rows.map(({ test: name }) => name)).toEqual(['a1c', 'egfr'])
})

test('a part that the link does not have is unshared, also when it was sent', () =>
  expect(contentOf(() => ({ parts: ['WEIGHT', 'MEDICINES'] }))).toMatchObject({
    shown: ['weight', 'medicines'],
    missing: [],
    unshared: ['blood-sugar', 'blood-pressure', 'pulse', 'labs'],
    labs: null,
  }))

test.each(['bloodSugar', 'bloodPressure', 'pulse', 'weight', 'labs', 'medicines'])(
  'without a readable %s the part is missing, and never empty',
  (name) => {
    const part =
      all[['bloodSugar', 'bloodPressure', 'pulse', 'weight', 'labs', 'medicines'].indexOf(name)]
    for (const value of ['?', undefined])
      expect(contentOf(() => ({ [name]: value }))).toMatchObject({
        missing: [part],
        shown: all.filter((one) => one !== part),
      })
  },
)

test('rows that cannot be read are counted; alone they are no proof that there are none', () => {
  const withRows = (readings: unknown[], lastDay: unknown = '2026-11-20') =>
    contentOf(() => ({ pulse: { lastDay, readings, before: [] } }))
  expect(withRows([{ id: 'x' }]).missing).toEqual(['pulse'])
  expect(withRows([], 7).missing).toEqual(['pulse'])
  expect(withRows([], null).queries.pulse).toMatchObject({
    state: 'ready',
    data: { latest: null, readings: [], leftOut: 0 },
  })
})

test('compares with nothing when a reading of the period before cannot be read', () =>
  expect(
    contentOf(({ pulse }) => ({ pulse: { ...(pulse as object), before: [{ id: 'x' }] } })).queries
      .pulse,
  ).toMatchObject({ data: { before: null } }))

test('a result of a test that is not known here counts as unread', () =>
  expect(
    contentOf(() => ({
      labs: [
        { test: 'LDL', value: 90, day: '2026-09-14', range: null },
        { test: 'UACR', value: 31, day: '2026-09-14', range: 7 },
      ],
    })).labs,
  ).toEqual({
    rows: [{ test: 'uacr', results: [{ value: 31, day: '2026-09-14', range: null }] }],
    unread: 1,
  }))

test('a part of a newer server is said', () =>
  expect(contentOf(() => ({ parts: ['LABS', 'SLEEP'] }))).toMatchObject({
    hasOther: true,
    shown: ['labs'],
  }))
