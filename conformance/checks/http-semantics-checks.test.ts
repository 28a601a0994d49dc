import { expect, test } from 'vitest'
import type { AnswerComparison } from '../cases/test-case.ts'
import { seen, type CheckRow } from '../testing/checked-exchange.ts'
import {
  cookieFlags,
  corsExactOrigin,
  phiNotInUrl,
  securityHeaders,
} from './http-semantics-checks.ts'

const foreign: AnswerComparison = { kind: 'origin', origin: 'https://else.example', isLetIn: false }
const own: AnswerComparison = { kind: 'origin', origin: 'https://own.example', isLetIn: true }
const acao = (origin: string, ...more: [string, string][]): { headers: [string, string][] } => ({
  headers: [['access-control-allow-origin', origin], ...more],
})

test.each<CheckRow>([
  ['no CORS header', corsExactOrigin(true), seen(foreign, {}), 0],
  ['any origin, without credentials', corsExactOrigin(true), seen(foreign, {}, acao('*')), 0],
  [
    'any origin, where the target lists origins',
    corsExactOrigin(true),
    seen(foreign, {}, { ...acao('*'), features: { cors: ['https://own.example'] } }),
    1,
  ],
  [
    'any origin, with credentials',
    corsExactOrigin(true),
    seen(foreign, {}, acao('*', ['access-control-allow-credentials', 'true'])),
    1,
  ],
  [
    'the requesting origin echoed',
    corsExactOrigin(true),
    seen(foreign, {}, acao('https://else.example')),
    1,
  ],
  [
    'an allowed origin',
    corsExactOrigin(true),
    seen(own, {}, acao('https://own.example', ['vary', 'Accept, Origin'])),
    0,
  ],
  [
    'an allowed origin, without Vary',
    corsExactOrigin(true),
    seen(own, {}, acao('https://own.example')),
    1,
  ],
  ['an allowed origin, not named', corsExactOrigin(true), seen(own, {}), 1],
  [
    'a cookie with all flags',
    cookieFlags(true, false),
    seen(undefined, {}, { headers: [['set-cookie', 's=1; Secure; HttpOnly; SameSite=Lax']] }),
    0,
  ],
  [
    'two cookies without flags',
    cookieFlags(true, false),
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
    cookieFlags(true, false),
    seen(
      undefined,
      {},
      { headers: [['set-cookie', 'p=1; Secure; SameSite=Lax']], features: { cookies: ['p'] } },
    ),
    0,
  ],
  [
    'a promised header',
    securityHeaders,
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
    securityHeaders,
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
  ['an opaque URL', phiNotInUrl, seen(undefined, {}, { headers: [['location', '/notes/n-2']] }), 0],
  [
    'a URL with a request value',
    phiNotInUrl,
    seen(undefined, {}, { headers: [['location', '/notes?text=Walked%20today']] }),
    1,
  ],
  [
    'a URL with an email address',
    phiNotInUrl,
    seen(undefined, {}, { headers: [['location', '/notes?to=rosa%40example.com']] }),
    1,
  ],
])('%s', (_, check, exchange, findings) => expect(check(exchange)).toHaveLength(findings))
