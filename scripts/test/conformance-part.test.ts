import { expect, it } from 'vitest'
import { readConformance, withDefects } from './conformance-part.ts'
import { withChanges } from './negative-cases.ts'

it('counts cases that were not measured as failed', () =>
  expect(
    readConformance({ results: { summary: { passed: 5, failed: 1, other: 2, skipped: 3 } } }),
  ).toEqual({ passed: 5, failed: 3 }))

it('counts the errors that the mock server logged as failed', () => {
  const log = '{"event":"ready","port":1}\n{"event":"defect","message":"no such table"}\n'
  expect(withDefects({ passed: 5, failed: 0 }, log, () => {})).toEqual({ passed: 5, failed: 1 })
  expect(withDefects({ passed: 5, failed: 0 }, '', () => {})).toEqual({ passed: 5, failed: 0 })
})

it('counts the tables that an invalid request changed as failed', () => {
  const outcome = { passed: 5, failed: 0 }
  const before = { facts: '7 rows, abc', mails: '0 rows, abc' }
  const written: string[] = []
  const write = (text: string) => written.push(text)
  expect(withChanges(outcome, before, before, write)).toEqual({ passed: 6, failed: 0 })
  const after = { ...before, mails: '1 rows, def' }
  expect(withChanges(outcome, before, after, write)).toEqual({ passed: 5, failed: 1 })
  expect(written).toEqual([
    'Invalid requests changed the table mails: 0 rows, abc, then 1 rows, def\n',
  ])
})
