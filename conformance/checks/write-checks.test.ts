import { expect, test } from 'vitest'
import type { AnswerComparison } from '../cases/test-case.ts'
import { before, day, seen, type CheckRow } from '../testing/checked-exchange.ts'
import { idempotentPut, patchOnlyNamedFields } from './write-checks.ts'

const others: AnswerComparison = { kind: 'others', before: 'before', places: ['/text', '/gone'] }

test.each<CheckRow>([
  [
    'the same PUT twice at another time',
    idempotentPut,
    seen({ kind: 'same', before: 'before' }, { a: 1, at: day(2) }, before({ a: 1, at: day(1) })),
    0,
  ],
  [
    'the same PUT, 201 and then 200',
    idempotentPut,
    seen({ kind: 'same', before: 'before' }, { a: 1 }, before({ a: 1 }, 201)),
    0,
  ],
  [
    'the same PUT rejected',
    idempotentPut,
    seen({ kind: 'same', before: 'before' }, {}, { ...before({ a: 1 }), status: 409 }),
    1,
  ],
  [
    'the same PUT rejected twice with different request ids',
    idempotentPut,
    seen(
      { kind: 'same', before: 'before' },
      { requestId: 'b' },
      { ...before({ requestId: 'a' }, 403), status: 403 },
    ),
    0,
  ],
  [
    'the same PUT with a counter',
    idempotentPut,
    seen({ kind: 'same', before: 'before' }, { a: 2 }, before({ a: 1 })),
    1,
  ],
  [
    'a PATCH of another field',
    patchOnlyNamedFields,
    seen(others, { text: 'a', mood: 'BAD' }, before({ text: 'a', mood: 'GOOD' })),
    0,
  ],
  [
    'a PATCH of too many fields',
    patchOnlyNamedFields,
    seen(others, { mood: 'BAD' }, before({ text: 'a', mood: 'GOOD' })),
    1,
  ],
])('%s', (_, check, exchange, findings) => expect(check(exchange)).toHaveLength(findings))
