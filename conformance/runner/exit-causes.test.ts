import { expect, test } from 'vitest'
import type { TestCase } from '../cases/test-case.ts'
import { endOf } from '../report/summary.ts'
import type { RunReport } from '../report/report.ts'
import type { CaseOutcome, CaseVerdict } from './outcome.ts'
import { causesOf } from './exit-causes.ts'

const outcomeOf = (verdict: CaseVerdict, more: Partial<CaseOutcome> = {}): CaseOutcome => ({
  testCase: { operation: 'listNotes' } as TestCase,
  verdict,
  status: 200,
  millis: 1,
  findings: [],
  ...more,
})
const lacking = outcomeOf('not measured', { lacksData: true, status: null })

test.each<[string, CaseOutcome[], string[]]>([
  ['all passed', [outcomeOf('passed')], []],
  ['a persona has no data for a case', [outcomeOf('passed'), lacking], ['login']],
  [
    'the target prevented another measurement',
    [outcomeOf('passed'), lacking, outcomeOf('not measured', { status: null })],
    ['environment'],
  ],
  ['another case fails', [outcomeOf('failed'), lacking], ['nonConformity']],
  [
    'the target lists the feature as unsupported',
    [outcomeOf('passed'), outcomeOf('unsupported', { status: null })],
    [],
  ],
  [
    'the target lists every feature as unsupported',
    [outcomeOf('unsupported', { status: null })],
    ['environment'],
  ],
  ['missing data prevented every measurement', [lacking], ['login', 'environment']],
])('%s', (_, outcomes, causes) => expect(causesOf(outcomes, null)).toEqual(causes))

test('an operation without a case in time prevents 0, unless another fails', () => {
  const causesWith = (verdict: CaseVerdict): string[] => causesOf([outcomeOf(verdict)], null, true)
  expect([causesWith('passed'), causesWith('failed')]).toEqual([['environment'], ['nonConformity']])
})

test('the last line lists what exit code 0 leaves out', () => {
  const end = (outcomes: CaseOutcome[], skipped = {}, exitCode = 0, chosen = ''): string =>
    endOf({ outcomes, skipped, exitCode, chosen } as unknown as RunReport)
  expect(end([outcomeOf('passed')])).toBe('Exit 0: conforms.')
  expect(
    end([outcomeOf('passed'), outcomeOf('unsupported'), outcomeOf('known')], { addNote: 'no' }),
  ).toBe(
    'Exit 0: conforms, except for 1 known failures, 1 unsupported cases, 1 skipped operations.',
  )
  expect(end([outcomeOf('passed')], {}, 0, ' --max-time 5')).toBe(
    'Exit 0: conforms, except for the cases that --max-time left out.',
  )
  expect(end([outcomeOf('failed'), outcomeOf('unsupported')], {}, 1)).toBe(
    'Exit 1: does not conform.',
  )
})
