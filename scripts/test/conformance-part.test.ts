import { expect, it } from 'vitest'
import { readConformance, withDefects } from './conformance-part.ts'

it('counts cases that were not measured as failed', () =>
  expect(
    readConformance({ results: { summary: { passed: 5, failed: 1, other: 2, skipped: 3 } } }),
  ).toEqual({ passed: 5, failed: 3 }))

it('counts the errors that the mock server logged as failed', () => {
  const log = '{"event":"ready","port":1}\n{"event":"defect","message":"no such table"}\n'
  expect(withDefects({ passed: 5, failed: 0 }, log, () => {})).toEqual({ passed: 5, failed: 1 })
  expect(withDefects({ passed: 5, failed: 0 }, '', () => {})).toEqual({ passed: 5, failed: 0 })
})
