import { idempotencyKeyHonoured, idempotentPut, ifMatchHonoured } from './write-checks.ts'
import { expect, test } from 'vitest'
import type { Check, CheckedExchange } from './check.ts'
import * as extension from './extension-checks.ts'
import * as input from './input-checks.ts'
import * as state from './state-checks.ts'
import { wrongAnswers } from '../selftest/wrong-answers.ts'

/** One status of each class that a server may answer with, right or wrong. */
const classes = [
  200, 201, 204, 302, 304, 400, 401, 403, 404, 405, 409, 410, 412, 415, 422, 429, 500, 503,
]

const exchange = (
  status: number,
  testCase: object,
  documented: readonly string[],
): CheckedExchange =>
  ({
    testCase: { name: 'a', about: 'b', request: { method: 'POST' }, ...testCase },
    response: { status, headers: {}, body: '' },
    operation: { pointer: '/p', answers: new Map(documented.map((each) => [each, {}])) },
    value: { yes: true, no: false },
    variables: { before: '{"yes":true,"no":false}', 'before.status': '200' },
    vocabulary: { name: (name: string) => name },
  }) as unknown as CheckedExchange

/** A case that compares with the call before it, which answered {"yes":true,"no":false}. */
const after = (kind: string, isAllowed = true): object => ({
  against: { kind, before: 'before', at: isAllowed ? '/yes' : '/no', codes: null },
})

/** The check, the case that it judges, and the statuses that are right; all others are faults. */
const rows: readonly [
  name: string,
  check: Check,
  testCase: object,
  right: readonly number[],
  documented?: readonly string[],
][] = [
  ['viewOnly', state.viewOnly, { check: 'view_only' }, [403, 500, 503]],
  ['otherMember', state.otherMember, { check: 'other_member' }, [403, 404, 500, 503]],
  [
    'ignoredAuth',
    state.ignoredAuth,
    { check: 'ignored_auth', expects: 'deny' },
    [401, 500, 503],
    ['401', '403'],
  ],
  [
    'ignoredAuth where only 403 is documented',
    state.ignoredAuth,
    { check: 'ignored_auth', expects: 'deny' },
    [401, 403, 500, 503],
    ['403'],
  ],
  [
    'ignoredAuth of a malformed token',
    state.ignoredAuth,
    { check: 'ignored_auth', expects: 'deny', name: 'a/malformed' },
    [400, 401, 500, 503],
    ['401', '403'],
  ],
  [
    'logoutRevokes',
    state.logoutRevokes,
    { check: 'logout_revokes' },
    classes.filter((status) => status >= 400),
  ],
  [
    'useAfterFree',
    state.useAfterFree,
    { expects: 'gone' },
    classes.filter((status) => status >= 400),
  ],
  [
    'ensureResourceAvailability',
    state.ensureResourceAvailability,
    { check: 'ensure_resource_availability' },
    classes.filter((status) => status !== 404 && status !== 410),
  ],
  [
    'negativeDataRejection',
    input.negativeDataRejection,
    { expects: 'refuse', check: undefined },
    classes.filter((status) => status >= 400),
  ],
  [
    'unsupportedMedia',
    input.unsupportedMedia,
    { expects: 'media' },
    classes.filter((status) => status >= 400),
  ],
  ...([412, 404, 409, 428] as const).map(
    (status) =>
      [
        `refusalStatus of ${status}`,
        input.refusalStatus,
        { against: { kind: 'refusal', status } },
        classes.filter((each) => each === status),
      ] as (typeof rows)[number],
  ),
  ['ifMatchHonoured', ifMatchHonoured, after('stale'), [412, 429, 500, 503]],
  [
    'unknownCursorRefused',
    extension.unknownCursorRefused,
    after('cursor'),
    [400, 422, 429, 500, 503],
  ],
  ['idempotentPut', idempotentPut, after('same'), [200, 429, 500, 503]],
  ['idempotencyKeyHonoured', idempotencyKeyHonoured, after('once'), [200, 429, 500, 503]],
  [
    'eligibilityCodes where it is allowed',
    extension.eligibilityCodes,
    after('allowed'),
    [200, 201, 204, 302, 304, 429, 500, 503],
  ],
  [
    'eligibilityCodes where it is not',
    extension.eligibilityCodes,
    after('allowed', false),
    classes.filter((status) => status >= 400),
  ],
  [
    'missingRequiredHeader',
    input.missingRequiredHeader,
    { check: 'missing_required_header' },
    classes.filter((status) => status >= 400),
  ],
  [
    'unsupportedMethod',
    input.unsupportedMethod,
    { check: 'unsupported_method', expects: 'method' },
    [401, 404, 405],
  ],
]

test.each(rows)(
  '%s takes only the right statuses',
  (_name, check, testCase, right, documented = []) =>
    expect(
      classes.filter((status) => check(exchange(status, testCase, documented)).length === 0),
    ).toEqual(right),
)

const classesOf = (name: string): RegExp[] => {
  const id = name.split(' ')[0]!.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.values(wrongAnswers[id as keyof typeof wrongAnswers])
}

test.each(rows)(
  '%s has a class of wrong answers, and so a mutant, for each wrong status',
  (name, check, testCase, _right, documented = []) =>
    expect(
      classes.filter((status) =>
        check(exchange(status, testCase, documented)).some(
          ({ words }) => !classesOf(name).some((pattern) => pattern.test(words)),
        ),
      ),
    ).toEqual([]),
)

test.each(rows)('%s judges only its own cases', (_name, check) =>
  expect(
    classes.flatMap((status) =>
      check(exchange(status, { check: 'another', expects: 'fine', against: undefined }, [])),
    ),
  ).toEqual([]),
)
