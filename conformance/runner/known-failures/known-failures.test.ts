import { expect, test } from 'vitest'
import { applyKnownFailures } from './apply-known-failures.ts'
import { readKnownFailures, type KnownFailure } from './known-failures.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { CaseOutcome } from '../outcome.ts'

const outcome = (name: string, ...checks: readonly string[]): CaseOutcome => ({
  made: { name } as CaseOutcome['made'],
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
  [
    'a failure that is listed is known',
    [outcome('rest/a/b', 'x')],
    [entry('rest/a/b')],
    ['known'],
    [],
  ],
  [
    '* is one part of a name, ** any',
    [outcome('rest/a/b/c', 'x'), outcome('rest/a/b', 'x')],
    [entry('rest/*/b')],
    ['failed', 'known'],
    [],
  ],
  ['** goes over parts', [outcome('rest/a/b/c', 'x')], [entry('rest/a/**')], ['known'], []],
  [
    'a check that is not listed is new',
    [outcome('rest/a/b', 'x', 'y')],
    [entry('rest/a/b', { check: 'x' })],
    ['failed'],
    [],
  ],
  [
    'both checks listed are known',
    [outcome('rest/a/b', 'x', 'y')],
    [entry('rest/a/b', { check: 'x' }), entry('rest/a/b', { check: 'y' })],
    ['known'],
    [],
  ],
  ['what passes is stale', [outcome('rest/a/b')], [entry('rest/a/b')], ['passed'], ['rest/a/b']],
  [
    'what fails another check only is stale, too',
    [outcome('rest/a/b', 'y')],
    [entry('rest/a/b', { check: 'x' })],
    ['failed'],
    ['rest/a/b'],
  ],
  ['flaky may pass', [outcome('rest/a/b')], [entry('rest/a/b', { kind: 'flaky' })], ['passed'], []],
  [
    'on its last day it counts',
    [outcome('rest/a/b', 'x')],
    [entry('rest/a/b', { expires: '2026-11-21' })],
    ['known'],
    [],
  ],
  [
    'a day later it is new',
    [outcome('rest/a/b', 'x')],
    [entry('rest/a/b', { expires: '2026-11-20' })],
    ['failed'],
    [],
  ],
])('%s', (_, outcomes, entries, verdicts, stale) =>
  expect(applied(outcomes, entries)).toMatchObject({ verdicts, stale }),
)

test('an entry of no case names the nearest', () =>
  expect(
    applied([outcome('rest/a/b'), outcome('rest/addContact/x')], [entry('rest/addContakt/x')])
      .notes[0],
  ).toContain('the nearest is rest/addContact/x'))

test.each<[string, string]>([
  ['- match: a\n  kind: failing\n  reason: r\n', 'expires'],
  ['- match: a\n  kind: failing\n  reason: r\n  expires: 2026-02-30\n', 'expires'],
  ['- match: a\n  kind: broken\n  reason: r\n  expires: 2027-01-01\n', 'kind'],
  ['- match: a\n  kind: failing\n  expires: 2027-01-01\n', 'reason'],
  [
    '- match: a\n  kind: failing\n  reason: r\n  expires: 2027-01-01\n- match: a\n  check: x\n  kind: failing\n  reason: r\n  expires: 2027-01-01\n',
    'covers',
  ],
  ['match: a', 'no list'],
])('a file that is wrong is not used (%#)', (text, words) => {
  using folder = temporaryFolder({ 'known.yaml': text })
  expect(() => readKnownFailures(folder.file('known.yaml'))).toThrow(words)
})
