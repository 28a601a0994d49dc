import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  choiceParam,
  choicesParam,
  dayParam,
  maxRows,
  rowsParam,
  rowsPerStep,
  spanParam,
} from './search-params.ts'

const search = (text: string) => new URLSearchParams(text)

test.each([
  ['from=2026-10-22&to=2026-11-20', { start: '2026-10-22', end: '2026-11-20' }],
  ['from=2026-11-20&to=2026-10-22', { start: '2026-10-22', end: '2026-11-20' }],
  ['from=2026-11-20&to=2026-11-20', { start: '2026-11-20', end: '2026-11-20' }],
  ['from=2026-11-20', null],
  ['to=2026-11-20', null],
  ['from=2026-02-30&to=2026-11-20', null],
  ['from=<script>&to=2026-11-20', null],
  ['from=&to=', null],
  ['', null],
])('the dates in "%s"', (text, expected) => {
  expect(spanParam(search(text))).toEqual(expected)
})

test.each([
  ['', rowsPerStep],
  ['rows=20', 20],
  ['rows=21', 40],
  ['rows=0', 20],
  ['rows=-40', 20],
  ['rows=1e9', 20],
  ['rows=999999', maxRows],
  ['rows=9999999999', 20],
  ['rows=NaN', 20],
])('the rows in "%s" are %s', (text, expected) => {
  expect(rowsParam(search(text))).toBe(expected)
})

test('returns an allowed value or the fallback', () => {
  expect(choiceParam(search('range=week'), 'range', ['day', 'week'], 'day')).toBe('week')
  expect(choiceParam(search('range=WEEK'), 'range', ['day', 'week'], 'day')).toBe('day')
  expect(choiceParam(search('range=__proto__'), 'range', ['day', 'week'], null)).toBeNull()
  expect(choiceParam(search('range=day&range=week'), 'range', ['day', 'week'], null)).toBe('day')
})

test('returns each choice once, in the order of the list', () => {
  expect(
    choicesParam(search('meal=after&meal=before&meal=after&meal=tea'), 'meal', ['before', 'after']),
  ).toEqual(['before', 'after'])
  expect(choicesParam(search(''), 'meal', ['before', 'after'])).toEqual([])
})

test('never throws for any address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (query, from, to) => {
      const params = search(query)
      params.set('from', from)
      params.append('to', to)
      params.append('rows', from)
      spanParam(params)
      dayParam(params, 'from')
      expect(rowsParam(params) % rowsPerStep).toBe(0)
    }),
  )
})
