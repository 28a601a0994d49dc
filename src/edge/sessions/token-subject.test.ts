import { expect, it } from 'vitest'
import { tokenSubjectOf } from './token-subject.ts'

const token = (claims: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const claims = { iss: 'https://issuer.example', tid: 't-1', oid: 'o-1', sub: 's-1' }

it('is the same for the same person, however the token differs', () =>
  expect(tokenSubjectOf(token({ ...claims, exp: 1 }))).toBe(
    tokenSubjectOf(token({ ...claims, exp: 2 })),
  ))

it.each(['iss', 'tid', 'oid', 'sub'])('is another for another %s', (name) =>
  expect(tokenSubjectOf(token({ ...claims, [name]: 'other' }))).not.toBe(
    tokenSubjectOf(token(claims)),
  ),
)

it('says nothing of the person', () => expect(tokenSubjectOf(token(claims))).toMatch(/^[\w-]{22}$/))

it.each([
  [undefined],
  [7],
  [''],
  ['no token'],
  [token(null)],
  [token({ ...claims, sub: '' })],
  [token({ ...claims, sub: 7 })],
  [token({ ...claims, iss: undefined })],
])('is missing for %j', (value) => expect(tokenSubjectOf(value)).toBeUndefined())
