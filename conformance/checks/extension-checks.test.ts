import { expect, test } from 'vitest'
import type { AnswerComparison } from '../cases/test-case.ts'
import { before, seen, type CheckRow } from '../testing/checked-exchange.ts'
import { eligibilityCodes } from './extension-checks.ts'

const allowed: AnswerComparison = {
  kind: 'allowed',
  before: 'before',
  at: '/valid',
  codes: '/errors',
}

test.each<CheckRow>([
  [
    'allowed and accepted',
    eligibilityCodes,
    seen(allowed, {}, { ...before({ valid: true, errors: [] }), status: 201 }),
    0,
  ],
  [
    'allowed and rejected',
    eligibilityCodes,
    seen(allowed, {}, { ...before({ valid: true, errors: [] }), status: 409 }),
    1,
  ],
  [
    'not allowed and accepted',
    eligibilityCodes,
    seen(allowed, {}, before({ valid: false, errors: [{ code: 101 }] })),
    1,
  ],
  [
    'not allowed, with the same codes',
    eligibilityCodes,
    seen(
      allowed,
      { errors: [{ code: 101 }] },
      { ...before({ valid: false, errors: [{ code: 101 }] }), status: 409 },
    ),
    0,
  ],
  [
    'not allowed, with other codes',
    eligibilityCodes,
    seen(
      allowed,
      { errors: [{ code: 102 }] },
      { ...before({ valid: false, errors: [{ code: 101 }] }), status: 409 },
    ),
    1,
  ],
])('%s', (_, check, exchange, findings) => expect(check(exchange)).toHaveLength(findings))
