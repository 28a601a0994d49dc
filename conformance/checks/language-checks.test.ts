import { expect, test } from 'vitest'
import type { AnswerComparison } from '../cases/test-case.ts'
import { before, seen, type CheckRow } from '../testing/checked-exchange.ts'
import { acceptLanguageHonoured, contentLanguageHeader } from './language-checks.ts'

const spanish: AnswerComparison = { kind: 'language', language: 'es-US', before: 'before' }

test.each<CheckRow>([
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
])('%s', (_, check, exchange, findings) => expect(check(exchange)).toHaveLength(findings))
