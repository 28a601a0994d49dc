import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  AlbuminCategory,
  FiltrationCategory,
} from '../../../generated/proto/portal/kidney/v1/kidney_pb.js'
import type { Schema } from '../rest-call.ts'
import { writeFact } from '../../database/facts/facts.ts'
import { rpc } from '../../testing/rpc-client.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'
import { albuminOf, filtrationOf } from './kidney.ts'

let server: TestServer
let report: ReturnType<typeof rpc>
let kidney: ReturnType<typeof rpc>

beforeAll(async () => {
  server = await startTestServer()
  report = rpc(server, 'labReports', 'portal.lab_reports.v1.LabReportsService')
  kidney = rpc(server, 'kidney', 'portal.kidney.v1.KidneyService')
})
afterAll(() => server.close())

const UNITS = {
  HbA1C: '%',
  EGFR: 'mL/min/1.73m2',
  UACR: 'mg/g',
  CHOLESTEROL_TOTAL: 'mg/dL',
  CHOLESTEROL_LDL: 'mg/dL',
  CHOLESTEROL_HDL: 'mg/dL',
  TRIGLYCERIDES: 'mg/dL',
} as const
const member = async (
  scenario: string,
  labs: readonly (readonly [
    testType: Schema<'TestType'>,
    quantitativeValue: number,
    day: string,
  ])[],
) => {
  const { id, token } = await server.member('nora', scenario)
  const results = labs.map(([testType, quantitativeValue, day], index) => ({
    id: `l-${index}`,
    testType,
    quantitativeValue,
    unit: UNITS[testType],
    timestamp: `${day}T09:00:00`,
  }))
  await writeFact(server.mock.sandbox.store, id, 'labs', results)
  return token
}

test('the A1C report lists results newest first with range, meaning and change', async () => {
  const token = await member('a1c', [
    ['HbA1C', 6.9, '2026-04-04'],
    ['HbA1C', 7, '2026-07-04'],
    ['HbA1C', 8, '2026-10-03'],
    ['EGFR', 52, '2026-10-03'],
  ])
  const { body } = await report('GetA1cReport', token)
  expect(
    body.report.results.map(
      (one: { quantitativeValue: number; range: string; estimatedAverageGlucose: number }) => [
        one.quantitativeValue,
        one.range,
        one.estimatedAverageGlucose,
      ],
    ),
  ).toEqual([
    [8, 'A1C_RANGE_VERY_OUT_OF_RANGE', 183],
    [7, 'A1C_RANGE_OUT_OF_RANGE', 154],
    [6.9, 'A1C_RANGE_IN_RANGE', 151],
  ])
  expect(body.report).toMatchObject({
    change: 1,
    nextTestDueDate: { year: 2027, month: 1, day: 2 },
  })
  expect(await server.violations('a1c')).toEqual([])
})

test('one result has no change; in range the next test is in half a year', async () => {
  const { report: one } = (
    await report('GetA1cReport', await member('a1c one', [['HbA1C', 5.8, '2026-10-03']]))
  ).body
  expect(one).not.toHaveProperty('change')
  expect(one.nextTestDueDate).toEqual({ year: 2027, month: 4, day: 3 })
})

test('the cholesterol report groups the values of one moment into a panel', async () => {
  const token = await member('cholesterol', [
    ['CHOLESTEROL_HDL', 48, '2026-04-04'],
    ['TRIGLYCERIDES', 140, '2026-10-03'],
    ['CHOLESTEROL_TOTAL', 188, '2026-10-03'],
  ])
  expect((await report('GetCholesterolReport', token)).body.report.panels).toEqual([
    {
      timestamp: '2026-10-03T09:00:00',
      values: [
        { marker: 'CHOLESTEROL_MARKER_TOTAL', value: 188 },
        { marker: 'CHOLESTEROL_MARKER_TRIGLYCERIDES', value: 140 },
      ],
    },
    { timestamp: '2026-04-04T09:00:00', values: [{ marker: 'CHOLESTEROL_MARKER_HDL', value: 48 }] },
  ])
})

test('the combined report has the available parts; without any it is not found', async () => {
  const combined = async (scenario: string, labs: Parameters<typeof member>[1]) =>
    (await report('GetA1cCholesterolReport', await member(scenario, labs))).body
  expect(
    Object.keys(
      await combined('both', [
        ['HbA1C', 6, '2026-10-03'],
        ['CHOLESTEROL_LDL', 112, '2026-10-03'],
      ]),
    ),
  ).toEqual(['a1c', 'cholesterol'])
  expect(Object.keys(await combined('a1c only', [['HbA1C', 6, '2026-10-03']]))).toEqual(['a1c'])
  const token = await member('neither', [['EGFR', 52, '2026-10-03']])
  for (const method of ['GetA1cReport', 'GetCholesterolReport', 'GetA1cCholesterolReport']) {
    expect((await report(method, token)).body.code).toBe('not_found')
    expect((await report(method, token, {}, { 'accept-language': 'es-US' })).body.message).toMatch(
      /Todavía/,
    )
  }
})

test('lists kidney results by kind and whether they persist', async () => {
  const token = await member('kidney', [
    ['EGFR', 55, '2026-02-14'],
    ['UACR', 29, '2026-02-14'],
    ['EGFR', 52, '2026-08-20'],
    ['UACR', 301, '2026-08-20'],
  ])
  expect((await kidney('GetKidneyResults', token)).body).toMatchObject({
    filtrationResults: [
      { value: 52, category: 'FILTRATION_CATEGORY_G3A' },
      { value: 55, category: 'FILTRATION_CATEGORY_G3A' },
    ],
    albuminResults: [
      { value: 301, category: 'ALBUMIN_CATEGORY_A3' },
      { value: 29, category: 'ALBUMIN_CATEGORY_A1' },
    ],
    persistent: true,
  })
  expect(await server.violations('kidney')).toEqual([])
})

test.each([
  [
    '89 days apart',
    [
      ['EGFR', 55, '2026-05-01'],
      ['EGFR', 52, '2026-07-29'],
    ],
    false,
  ],
  [
    '90 days apart',
    [
      ['EGFR', 55, '2026-05-01'],
      ['EGFR', 52, '2026-07-30'],
    ],
    true,
  ],
  [
    'well again between',
    [
      ['EGFR', 55, '2026-01-01'],
      ['EGFR', 61, '2026-05-01'],
      ['EGFR', 52, '2026-07-30'],
    ],
    false,
  ],
  [
    'well again since',
    [
      ['EGFR', 55, '2026-01-01'],
      ['EGFR', 52, '2026-05-01'],
      ['EGFR', 60, '2026-07-30'],
    ],
    false,
  ],
  [
    'albumin alone',
    [
      ['UACR', 30, '2026-01-01'],
      ['UACR', 30, '2026-07-30'],
    ],
    true,
  ],
] as const)('%s: lasting is %s', async (scenario, labs, persistent) => {
  expect(
    (await kidney('GetKidneyResults', await member(scenario, labs))).body.persistent ?? false,
  ).toBe(persistent)
})

test.each([
  [90, 'G1'],
  [89.9, 'G2'],
  [60, 'G2'],
  [59, 'G3A'],
  [45, 'G3A'],
  [44, 'G3B'],
  [30, 'G3B'],
  [29, 'G4'],
  [15, 'G4'],
  [14, 'G5'],
] as const)('a filtration of %d is %s', (value, category) => {
  expect(FiltrationCategory[filtrationOf(value)]).toBe(category)
})

test.each([
  [29.9, 'A1'],
  [30, 'A2'],
  [300, 'A2'],
  [301, 'A3'],
] as const)('an albumin of %d is %s', (value, category) => {
  expect(AlbuminCategory[albuminOf(value)]).toBe(category)
})

test('kidney results are not found without any, nor for another member', async () => {
  expect(
    (await kidney('GetKidneyResults', await member('kidneyless', [['HbA1C', 6, '2026-10-03']])))
      .body.code,
  ).toBe('not_found')
  expect((await kidney('GetKidneyResults', 'at-nobody')).body.code).toBe('unauthenticated')
})
