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
    'the target prevented another measurement',
    [came('passed'), lacking, came('not measured', { status: null })],
    ['environment'],
  ],
  ['another case fails', [came('failed'), lacking], ['nonConformity']],
  [
    'the target lists the feature as unsupported',
    [came('passed'), came('unsupported', { status: null })],
    [],
  ],
  [
    'the target lists every feature as unsupported',
    [came('unsupported', { status: null })],
    ['environment'],
  ],
  ['missing data prevented every measurement', [lacking], ['login', 'environment']],
])('%s', (_, outcomes, causes) => expect(causesOf(outcomes, null)).toEqual(causes))

test('the last line lists what exit code 0 leaves out', () => {
  const end = (outcomes: CaseOutcome[], skipped = {}, exitCode = 0): string =>
    endOf({ outcomes, skipped, exitCode } as unknown as RunReport)
  expect(end([came('passed')])).toBe('Exit 0: conforms.')
  expect(end([came('passed'), came('unsupported'), came('known')], { addNote: 'no' })).toBe(
    'Exit 0: conforms, except for 1 known failures, 1 unsupported cases, 1 skipped operations.',
  )
  expect(end([came('failed'), came('unsupported')], {}, 1)).toBe('Exit 1: does not conform.')
})
