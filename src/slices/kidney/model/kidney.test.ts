import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultVerdict } from '#vitals/model/care/result-verdict.ts'
import {
  albuminRangeOf,
  albuminRanges,
  kidneyLead,
  kidneyMeaning,
  kidneyVerdicts,
} from './kidney-lead.ts'
import { filtrationRangeOf, filtrationRanges, filtrationScale, kidneyResultsOf } from './kidney.ts'

test('the ranges cover each whole number once', () => {
  for (const ranges of [filtrationRanges, albuminRanges]) {
    for (let value = 0; value <= 1000; value += 1) {
      expect(
        ranges.filter(({ from, to }) => value >= (from ?? 0) && value <= (to ?? Infinity)).length,
        String(value),
      ).toBe(1)
    }
  }
})

test.each([
  ['G1', 90, null],
  ['G2', 60, 89],
  ['G3A', 45, 59],
  ['G3B', 30, 44],
  ['G4', 15, 29],
  ['G5', null, 14],
] as const)('%s is %s to %s', (category, from, to) =>
  expect(filtrationRangeOf(category)).toMatchObject({ from, to }),
)

test('docs/clinical.md#kidney: only G5 is under 15, A1 under 30 and A3 over 300', () => {
  expect(
    [...filtrationRanges, ...albuminRanges].flatMap((range) =>
      'under' in range
        ? [`${range.name} <${range.under}`]
        : 'over' in range
          ? [`${range.name} >${range.over}`]
          : [],
    ),
  ).toEqual(['G5 <15', 'A1 <30', 'A3 >300'])
})

const before = { value: 55, timestamp: '2026-03-10T09:00:00' }
const verdict = (kind: 'better' | 'worse' | 'same' | 'steady') => ({ kind, before }) as const
const first = { kind: 'first' } as const

test.each([
  ['both worse', verdict('worse'), verdict('worse'), 'worse.both'],
  [
    'the filtering worse, the protein better',
    verdict('worse'),
    verdict('better'),
    'worse.filtration',
  ],
  ['the filtering better, the protein worse', verdict('better'), verdict('worse'), 'worse.albumin'],
  ['both better', verdict('better'), verdict('better'), 'better.both'],
  ['only the filtering better', verdict('better'), verdict('steady'), 'better.filtration'],
  ['only the protein better', verdict('same'), verdict('better'), 'better.albumin'],
  ['none moved', verdict('same'), verdict('steady'), 'same'],
  ['worse beside a first result', verdict('worse'), first, 'worse.filtration'],
  ['good news needs both tests', verdict('better'), first, undefined],
  ['no result of one test', verdict('better'), null, undefined],
] as const)('the sentence of both tests: %s', (_, filtration, albumin, id) =>
  expect(kidneyLead({ filtration, albumin })?.id).toBe(id),
)

test('a kidney that got worse is never called better or the same', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 140 }), fc.integer({ min: 1, max: 139 }), (now, fall) => {
      const rows = [
        { value: now, timestamp: '2026-09-14T09:00:00' },
        { value: now + fall, timestamp: before.timestamp },
      ]
      const filtration = resultVerdict({ items: rows, leftOut: 0 }, filtrationScale, '2026-11-20')
      expect(filtration?.kind).toBe('worse')
      for (const albumin of [verdict('better'), verdict('same'), first, null])
        expect(kidneyLead({ filtration, albumin })?.id).toBe('worse.filtration')
    }),
  ))

test('shows every value to one decimal, and compares what it shows', () => {
  const row = (value: number) => ({ id: 'f', value, timestamp: before.timestamp, category: 'G3A' })
  const results = kidneyResultsOf({
    filtrationResults: { items: [row(52.14), row(52.11)], leftOut: 0 },
    albuminResults: { items: [], leftOut: 0 },
    persistent: false,
  } as never)
  expect(results.filtrationResults.items.map(({ value }) => value)).toEqual([52.1, 52.1])
  expect(kidneyVerdicts(results, '2026-11-20').filtration?.kind).toBe('same')
})

test('shows an unknown category as sent, without deriving one from the value', () => {
  const unknown = (raw: string) => ({ type: 'unknown', raw }) as const
  expect(filtrationRangeOf(unknown('FILTRATION_CATEGORY_G3'))).toEqual({ sent: 'G3' })
  expect(albuminRangeOf(unknown('ALBUMIN_CATEGORY_A4'))).toEqual({ sent: 'A4' })
  expect([
    filtrationRangeOf(unknown('FILTRATION_CATEGORY_UNSPECIFIED')),
    albuminRangeOf(unknown('ALBUMIN_CATEGORY_UNSPECIFIED')),
  ]).toEqual([{ sent: null }, { sent: null }])
})

test('the newest results come first, in whatever order a server sends them', () => {
  const results = (...values: readonly number[]) => ({
    items: values.map((value, at) => ({ value, timestamp: `2026-1${at}-01T09:00:00` })),
    leftOut: 0,
  })
  const { filtrationResults, albuminResults } = kidneyResultsOf({
    filtrationResults: results(60, 40),
    albuminResults: results(20, 80),
  } as never)
  expect([filtrationResults, albuminResults].map(({ items }) => items[0]?.value)).toEqual([40, 80])
})

test.each([
  [false, false, 'single'],
  [false, true, ''],
  [true, false, 'lasting'],
  [true, true, 'lasting'],
])('lasting %j, diagnosed %j: the meaning has %j between', (isLasting, isDiagnosed, note) => {
  const between = note === '' ? [] : [note]
  const rest = ['meaning.protect', 'team']
  expect(kidneyMeaning({ isWorse: false, isLasting, isDiagnosed })).toEqual([...between, ...rest])
  expect(kidneyMeaning({ isWorse: true, isLasting, isDiagnosed })).toEqual([
    'meaning.worse',
    ...between,
    ...rest,
  ])
})
