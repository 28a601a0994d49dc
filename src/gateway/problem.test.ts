import { describe, expect, it } from 'vitest'
import { ContractBroken } from './failure.ts'
import { failureOfAnswer, retryAfterSeconds, toFailure } from './problem.ts'

describe('failureOfAnswer', () => {
  it.each([
    [401, { error: 'invalid_token' }, { _tag: 'SessionExpired' }],
    [403, { error: 'account_locked', message: 'Locked.' }, { _tag: 'NotAllowed', error: 'account_locked', message: 'Locked.', mfa: false }],
    [403, { mfaToken: 'x' }, { _tag: 'NotAllowed', mfa: true }],
    [429, null, { _tag: 'TooMany', retryAfter: 7 }],
    [500, 'text', { _tag: 'Unavailable' }],
    [502, {}, { _tag: 'Unavailable' }],
    [503, undefined, { _tag: 'Unavailable', retryAfter: 7 }],
    [408, {}, { _tag: 'Unavailable' }],
    [400, { message: 'No.', code: 70, details: ['REPEATING', 5] }, { _tag: 'Refused', status: 400, message: 'No.', code: 70, details: ['REPEATING'] }],
    [404, { message: 12 }, { _tag: 'Refused', status: 404 }],
    [302, {}, { _tag: 'ContractBroken', problem: 'status 302' }],
  ])('%i %j', (status, body, failure) => expect(failureOfAnswer('getX', status, body, 7)).toMatchObject(failure))
})

describe('retryAfterSeconds', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  it.each([['30', 30], [' 0 ', 0], ['Fri, 20 Nov 2026 12:00:20 GMT', 20], ['Fri, 20 Nov 2026 11:00:00 GMT', 0], ['soon', undefined], ['', undefined], [null, undefined]])(
    '%j is %j', (header, seconds) => expect(retryAfterSeconds(header, now)).toBe(seconds))
})

describe('toFailure', () => {
  it.each([
    [new TypeError('Failed to fetch'), 'Offline'],
    [new DOMException('late', 'TimeoutError'), 'Unavailable'],
    [new SyntaxError('Unexpected token <'), 'ContractBroken'],
    [{ operationId: 'getX', status: 503, retryAfter: 3 }, 'Unavailable'],
    [new ContractBroken({ operation: 'getX', problem: 'a.b' }), 'ContractBroken'],
  ])('%s', (thrown, tag) => expect(toFailure(thrown, 'getX')._tag).toBe(tag))

  it('throws a defect on', () => expect(() => toFailure(new TypeError('x is not a function'), 'getX')).toThrow('x is not a function'))
})
