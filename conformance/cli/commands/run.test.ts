import { expect, test } from 'vitest'
import type { TestCase } from '../../cases/test-case.ts'
import { endOf } from '../../report/summary.ts'
import type { RunReport } from '../../report/report.ts'
import type { CaseOutcome, CaseVerdict } from '../../runner/outcome.ts'
import { causesOf } from './run.ts'

const came = (verdict: CaseVerdict, more: Partial<CaseOutcome> = {}): CaseOutcome => ({
  made: { operation: 'listNotes' } as TestCase,
  verdict,
  status: 200,
  millis: 1,
  findings: [],
  ...more,
})
const lacking = came('not measured', { lacksData: true, status: null })

test.each<[string, CaseOutcome[], string[]]>([
  ['all passed', [came('passed')], []],
  ['a persona has no data for a case', [came('passed'), lacking], ['login']],
  [
    'the target kept from a case besides',
    [came('passed'), lacking, came('not measured', { status: null })],
    ['environment'],
  ],
  ['something fails besides', [came('failed'), lacking], ['nonConformity']],
  [
    'the target says that it has it not',
    [came('passed'), came('unsupported', { status: null })],
    [],
  ],
  ['the target says that it has nothing', [came('unsupported', { status: null })], ['environment']],
  ['nothing could be measured for want of data', [lacking], ['login', 'environment']],
])('%s', (_, outcomes, causes) => expect(causesOf(outcomes, null)).toEqual(causes))

test('the last line says in words what a 0 leaves out', () => {
  const end = (outcomes: CaseOutcome[], skipped = {}, exitCode = 0): string =>
    endOf({ outcomes, skipped, exitCode } as unknown as RunReport)
  expect(end([came('passed')])).toBe('Exit 0: conforms.')
  expect(end([came('passed'), came('unsupported'), came('known')], { addNote: 'no' })).toBe(
    "Exit 0: conforms, but for 1 failures that are known, 1 cases of what the target's file says it does not have, 1 operations that it leaves out.",
  )
  expect(end([came('failed'), came('unsupported')], {}, 1)).toBe('Exit 1: does not conform.')
})
