import { paginationCount, rangeHonoured, sortHonoured } from './list-checks.ts'
import { idempotentPut, patchOnlyNamedFields } from './write-checks.ts'
import { acceptLanguageHonoured, contentLanguageHeader } from './language-checks.ts'
import { undocumentedOperation } from './undocumented-operation.ts'
import { expect, test } from 'vitest'
import type { AnswerComparison, TestCase } from '../cases/test-case.ts'
import { documentOf } from '../contract/document.ts'
import { vocabularyOf } from '../contract/vocabulary.ts'
import { toyContract } from '../testing/toy-contract.ts'
import type { Check, CheckedExchange } from './check.ts'
import * as manner from './http-semantics-checks.ts'
import * as promise from './extension-checks.ts'
import { undocumentedField } from './undocumented-field.ts'

const document = documentOf('toy', toyContract())

const seen = (
  against: AnswerComparison | undefined,
  value: unknown,
  {
    status = 200,
    headers = [],
    variables = {},
    features = {},
    expects = 'accept',
  }: {
    status?: number
    headers?: [string, string][]
    variables?: Record<string, string>
    features?: CheckedExchange['features']
    expects?: TestCase['expects']
  } = {},
): CheckedExchange => ({
  operation: {
    id: 'addNote',
    method: 'POST',
    path: '/notes',
    pointer: '/paths/~1notes/post',
    parameters: [],
    body: null,
    answers: new Map(),
    security: [],
    requirements: [],
  },
  testCase: {
    against,
    expects,
    request: { body: Buffer.from('{"text":"Walked today"}') },
  } as unknown as TestCase,
  response: {
    kind: 'answer',
    status,
    headers,
    body: Buffer.from(JSON.stringify(value) ?? ''),
    millis: 1,
  },
  others: [],
  answer: {
    pointer: '',
    headers: [],
    isStream: false,
    media: [
      {
        type: 'application/json',
        schema: '/components/schemas/Note',
        itemSchema: null,
        examples: [],
        encoding: {},
      },
    ],
  },
  text: JSON.stringify(value),
  value,
  validator: undefined as never,
  vocabulary: vocabularyOf(document.root),
  document,
  features,
  variables,
})

const list = (...moments: string[]) => ({ notes: moments.map((at) => ({ at })) })
const day = (number: number) => `2026-11-0${number}T08:00:00`
const count: AnswerComparison = { kind: 'count', list: '/notes', most: 1, before: 'whole' }
const range = (side: 'from' | 'until'): AnswerComparison => ({
  kind: 'range',
  list: '/notes',
  moment: 'at',
  side,
  edge: 'edge',
})
const edge = { variables: { edge: day(2) } }
const before = (value: unknown, status = 200) => ({
  variables: { before: JSON.stringify(value), 'before.status': String(status) },
})
const allowed: AnswerComparison = {
  kind: 'allowed',
  before: 'before',
  at: '/valid',
  codes: '/errors',
}
const others: AnswerComparison = { kind: 'others', before: 'before', places: ['/text', '/gone'] }
const foreign: AnswerComparison = { kind: 'origin', origin: 'https://else.example', isLetIn: false }
const own: AnswerComparison = { kind: 'origin', origin: 'https://own.example', isLetIn: true }
const acao = (origin: string, ...more: [string, string][]): { headers: [string, string][] } => ({
  headers: [['access-control-allow-origin', origin], ...more],
})
const spanish: AnswerComparison = { kind: 'language', language: 'es-US', before: 'before' }

test.each<[string, Check, CheckedExchange, number]>([
  [
    'as many items as requested',
    paginationCount,
    seen(count, list(day(1)), {
      variables: { whole: JSON.stringify(list(day(1), day(2))), 'whole.status': '200' },
    }),
    0,
  ],
  ['more', paginationCount, seen(count, list(day(1), day(2))), 1],
  [
    'fewer items than exist',
    paginationCount,
    seen(count, list(), {
      variables: { whole: JSON.stringify(list(day(1))), 'whole.status': '200' },
    }),
    1,
  ],
  [
    'no items when none exist',
    paginationCount,
    seen(count, list(), { variables: { whole: JSON.stringify(list()), 'whole.status': '200' } }),
    0,
  ],
  ['from the boundary on', rangeHonoured, seen(range('from'), list(day(3), day(2)), edge), 0],
  [
    'a value before the boundary',
    rangeHonoured,
    seen(range('from'), list(day(2), day(1)), edge),
    1,
  ],
  [
    'a value after the boundary',
    rangeHonoured,
    seen(range('until'), list(day(3), day(2)), edge),
    1,
  ],
  ['without the boundary', rangeHonoured, seen(range('until'), list(day(1)), edge), 1],
  [
    'newest first',
    sortHonoured,
    seen({ kind: 'order', list: '/notes', moment: 'at' }, list(day(2), day(2), day(1))),
    0,
  ],
  [
    'oldest first',
    sortHonoured,
    seen({ kind: 'order', list: '/notes', moment: 'at' }, list(day(1), day(2))),
    1,
  ],
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
  [
    'allowed and accepted',
    promise.eligibilityCodes,
    seen(allowed, {}, { ...before({ valid: true, errors: [] }), status: 201 }),
    0,
  ],
  [
    'allowed and rejected',
    promise.eligibilityCodes,
    seen(allowed, {}, { ...before({ valid: true, errors: [] }), status: 409 }),
    1,
  ],
  [
    'not allowed and accepted',
    promise.eligibilityCodes,
    seen(allowed, {}, before({ valid: false, errors: [{ code: 101 }] })),
    1,
  ],
  [
    'not allowed, with the same codes',
    promise.eligibilityCodes,
    seen(
      allowed,
      { errors: [{ code: 101 }] },
      { ...before({ valid: false, errors: [{ code: 101 }] }), status: 409 },
    ),
    0,
  ],
  [
    'not allowed, with other codes',
    promise.eligibilityCodes,
    seen(
      allowed,
      { errors: [{ code: 102 }] },
      { ...before({ valid: false, errors: [{ code: 101 }] }), status: 409 },
    ),
    1,
  ],
  ['no CORS header', manner.corsExactOrigin(true), seen(foreign, {}), 0],
  [
    'any origin, without credentials',
    manner.corsExactOrigin(true),
    seen(foreign, {}, acao('*')),
    0,
  ],
  [
    'any origin, where the target lists origins',
    manner.corsExactOrigin(true),
    seen(foreign, {}, { ...acao('*'), features: { cors: ['https://own.example'] } }),
    1,
  ],
  [
    'any origin, with credentials',
    manner.corsExactOrigin(true),
    seen(foreign, {}, acao('*', ['access-control-allow-credentials', 'true'])),
    1,
  ],
  [
    'the requesting origin echoed',
    manner.corsExactOrigin(true),
    seen(foreign, {}, acao('https://else.example')),
    1,
  ],
  [
    'an allowed origin',
    manner.corsExactOrigin(true),
    seen(own, {}, acao('https://own.example', ['vary', 'Accept, Origin'])),
    0,
  ],
  [
    'an allowed origin, without Vary',
    manner.corsExactOrigin(true),
    seen(own, {}, acao('https://own.example')),
    1,
  ],
  ['an allowed origin, not named', manner.corsExactOrigin(true), seen(own, {}), 1],
  [
    'a cookie with all flags',
    manner.cookieFlags(true, false),
    seen(undefined, {}, { headers: [['set-cookie', 's=1; Secure; HttpOnly; SameSite=Lax']] }),
    0,
  ],
  [
    'two cookies without flags',
    manner.cookieFlags(true, false),
    seen(
      undefined,
      {},
      {
        headers: [
          ['set-cookie', 's=1; Secure; SameSite=Lax'],
          ['set-cookie', 'p=1'],
        ],
      },
    ),
    2,
  ],
  [
    'a cookie that scripts may read',
    manner.cookieFlags(true, false),
    seen(
      undefined,
      {},
      { headers: [['set-cookie', 'p=1; Secure; SameSite=Lax']], features: { cookies: ['p'] } },
    ),
    0,
  ],
  [
    'a promised header',
    manner.securityHeaders,
    seen(
      undefined,
      {},
      {
        headers: [['x-frame-options', 'DENY']],
        features: { 'security-headers': ['x-frame-options: deny'] },
      },
    ),
    0,
  ],
  [
    'a header with another value',
    manner.securityHeaders,
    seen(
      undefined,
      {},
      {
        headers: [['x-frame-options', 'ALLOW']],
        features: { 'security-headers': ['x-frame-options: deny'] },
      },
    ),
    1,
  ],
  [
    'an opaque URL',
    manner.phiNotInUrl,
    seen(undefined, {}, { headers: [['location', '/notes/n-2']] }),
    0,
  ],
  [
    'a URL with a request value',
    manner.phiNotInUrl,
    seen(undefined, {}, { headers: [['location', '/notes?text=Walked%20today']] }),
    1,
  ],
  [
    'a URL with an email address',
    manner.phiNotInUrl,
    seen(undefined, {}, { headers: [['location', '/notes?to=rosa%40example.com']] }),
    1,
  ],
  [
    'texts of another language',
    acceptLanguageHonoured,
    seen(
      spanish,
      { message: 'Inicie la sesión.' },
      { ...before({ message: 'Sign in again.' }, 401), status: 401 },
    ),
    0,
  ],
  [
    'the same texts',
    acceptLanguageHonoured,
    seen(
      spanish,
      { message: 'Sign in again.' },
      { ...before({ message: 'Sign in again.' }, 401), status: 401 },
    ),
    1,
  ],
  [
    'the same texts, with different request ids',
    acceptLanguageHonoured,
    seen(
      spanish,
      { message: 'Sign in again.', requestId: 'b' },
      { ...before({ message: 'Sign in again.', requestId: 'a' }, 401), status: 401 },
    ),
    1,
  ],
  [
    'the same code, without texts',
    acceptLanguageHonoured,
    seen(
      spanish,
      { error: 'invalid_token' },
      { ...before({ error: 'invalid_token' }, 401), status: 401 },
    ),
    0,
  ],
  [
    'the requested language',
    contentLanguageHeader,
    seen(spanish, {}, { headers: [['content-language', 'es']] }),
    0,
  ],
  [
    'another language',
    contentLanguageHeader,
    seen(spanish, {}, { headers: [['content-language', 'en-US']] }),
    1,
  ],
  [
    'documented methods',
    undocumentedOperation,
    seen(undefined, {}, { expects: 'method', headers: [['allow', 'GET, HEAD, POST']] }),
    0,
  ],
  [
    'undocumented methods',
    undocumentedOperation,
    seen(undefined, {}, { expects: 'method', headers: [['allow', 'GET, DELETE']] }),
    1,
  ],
  [
    'documented fields',
    undocumentedField,
    seen(undefined, { id: 'n-1', text: 'a', replies: [{ id: 'n-2', text: 'b' }] }),
    0,
  ],
  [
    'an undocumented field',
    undocumentedField,
    seen(undefined, { id: 'n-1', text: 'a', replies: [{ id: 'n-2', text: 'b', mind: 'c' }] }),
    1,
  ],
])('%s', (_, check, exchange, findings) => expect(check(exchange)).toHaveLength(findings))

test('an undocumented field fails only with closed-answers', () => {
  const value = { id: 'n-1', text: 'a', mind: 'c' }
  expect(undocumentedField(seen(undefined, value))[0]).toMatchObject({ warns: true })
  expect(
    undocumentedField(seen(undefined, value, { features: { 'closed-answers': true } }))[0],
  ).not.toHaveProperty('warns')
})
