import { expect, test } from 'vitest'
import { applyKnownFailures } from './apply-known-failures.ts'
import { readKnownFailures } from './known-failures.ts'
import { type KnownFailure } from './known-entry.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { CaseOutcome } from '../outcome.ts'

const outcome = (name: string, ...checks: readonly string[]): CaseOutcome => ({
  testCase: { name } as CaseOutcome['testCase'],
  verdict: checks.length > 0 ? 'failed' : 'passed',
  status: 200,
  millis: 1,
  findings: checks.map((check) => ({ check, words: '', promise: '' })),
})
const entry = (match: string, more: Partial<KnownFailure> = {}): KnownFailure => ({
  match,
  kind: 'failing',
  reason: 'trims names',
  expires: '2027-02-01',
  ...more,
})

const applied = (outcomes: CaseOutcome[], entries: KnownFailure[], today = '2026-11-21') => {
  const { outcomes: judged, stale, notes } = applyKnownFailures(outcomes, entries, today, true)
  return {
    verdicts: judged.map(({ verdict }) => verdict),
    stale: stale.map(({ name }) => name),
    notes,
  }
}

test.each<[string, CaseOutcome[], KnownFailure[], string[], string[]]>([
  ['a listed failure is known', [outcome('rest/a/b', 'x')], [entry('rest/a/b')], ['known'], []],
  [
    '* matches one part of a name',
    [outcome('rest/a/b/c', 'x'), outcome('rest/a/b', 'x')],
    [entry('rest/*/b')],
    ['failed', 'known'],
    [],
  ],
  [
    '** matches any number of parts',
    [outcome('rest/a/b/c', 'x')],
    [entry('rest/a/**')],
    ['known'],
    [],
  ],
  [
    'an unlisted check is new',
    [outcome('rest/a/b', 'x', 'y')],
    [entry('rest/a/b', { check: 'x' })],
    ['failed'],
    [],
  ],
  [
    'two listed checks are known',
    [outcome('rest/a/b', 'x', 'y')],
    [entry('rest/a/b', { check: 'x' }), entry('rest/a/b', { check: 'y' })],
    ['known'],
    [],
  ],
  ['a passed case is stale', [outcome('rest/a/b')], [entry('rest/a/b')], ['passed'], ['rest/a/b']],
  [
    'a failure of another check is stale, too',
    [outcome('rest/a/b', 'y')],
    [entry('rest/a/b', { check: 'x' })],
    ['failed'],
    ['rest/a/b'],
  ],
  [
    'a flaky case may pass',
    [outcome('rest/a/b')],
    [entry('rest/a/b', { kind: 'flaky' })],
    ['passed'],
    [],
  ],
  [
    'an entry applies on its last day',
    [outcome('rest/a/b', 'x')],
    [entry('rest/a/b', { expires: '2026-11-21' })],
    ['known'],
    [],
  ],
  [
    'an expired entry no longer applies',
    [outcome('rest/a/b', 'x')],
    [entry('rest/a/b', { expires: '2026-11-20' })],
    ['failed'],
    [],
  ],
])('%s', (_, outcomes, entries, verdicts, stale) =>
  expect(applied(outcomes, entries)).toMatchObject({ verdicts, stale }),
)

test('an entry without a case names the most similar one', () =>
  expect(
    applied([outcome('rest/a/b'), outcome('rest/addContact/x')], [entry('rest/addContakt/x')])
      .notes[0],
  ).toContain('the most similar is rest/addContact/x'))

test.each<[string, string]>([
  ['- match: a\n  kind: failing\n  reason: r\n', 'expires'],
  ['- match: a\n  kind: failing\n  reason: r\n  expires: 2026-02-30\n', 'expires'],
  ['- match: a\n  kind: broken\n  reason: r\n  expires: 2027-01-01\n', 'kind'],
  ['- match: a\n  kind: failing\n  expires: 2027-01-01\n', 'reason'],
  [
    '- match: a\n  kind: failing\n  reason: r\n  expires: 2027-01-01\n- match: a\n  check: x\n  kind: failing\n  reason: r\n  expires: 2027-01-01\n',
    'covers',
  ],
  ['match: a', 'not a list'],
])('rejects an invalid file (%#)', (text, words) => {
  using folder = temporaryFolder({ 'known.yaml': text })
  expect(() => readKnownFailures(folder.file('known.yaml'))).toThrow(words)
})
