import { expect, it } from 'vitest'
import { errorsAtMost } from '#platform/model/reports/page-report.ts'
import { readClientReport } from './read-client-report.ts'

const file = 'main-abc.js'
const read = (report: unknown) => readClientReport(JSON.stringify(report), (name) => name === file)
const errors = (error: unknown) => read({ errors: [error] })?.errors

it.each([
  ['a place', { kind: 'Error', file, line: 0, column: 10_000_000 }],
  ['a file', { kind: 'Error', file }],
])('keeps %s', (_, error) => expect(errors({ ...error, message: 'Rosa' })).toEqual([error]))

it.each([
  ['of another file', { file: 'other.js', line: 1, column: 1 }, {}],
  ['without a column', { file, line: 1 }, { file }],
  ['too far', { file, line: 10_000_001, column: 1 }, { file }],
  ['below 0', { file, line: 1, column: -1 }, { file }],
  ['in half a line', { file, line: 1.5, column: 1 }, { file }],
])('drops a place %s', (_, place, left) =>
  expect(errors({ kind: 'Error', ...place })).toEqual([{ kind: 'Error', ...left }]),
)

it('has one word for kinds that it does not know', () =>
  expect(errors({ kind: 'health value' })).toEqual([{ kind: 'other' }]))

it.each([
  ['lcp', 600_000],
  ['inp', 600_000],
  ['cls', 100],
])('keeps %s from 0 to %i', (name, largest) => {
  for (const value of [0, largest])
    expect(read({ vitals: { [name]: value } })?.vitals).toEqual({ [name]: value })
  for (const value of [-1, largest + 1, '1', null])
    expect(read({ vitals: { [name]: value } })).toBeUndefined()
})

it('drops measures that it does not know', () =>
  expect(read({ vitals: { cls: 1, weight: 196 } })).toEqual({ errors: [], vitals: { cls: 1 } }))

it('takes so many errors and no more', () => {
  const many = (count: number) =>
    read({ errors: Array.from({ length: count }, () => ({ kind: 'Error' })) })
  expect(many(errorsAtMost)?.errors).toHaveLength(errorsAtMost)
  expect(many(errorsAtMost + 1)).toBeUndefined()
})

it.each([null, 7, 'text', {}, { errors: 'none' }, { errors: [7] }])(
  'takes %j for no report',
  (report) => expect(read(report)).toBeUndefined(),
)
it('takes broken JSON for no report', () =>
  expect(readClientReport('{', () => true)).toBeUndefined())
