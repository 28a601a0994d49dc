import { describe, expect, it } from 'vitest'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { RpcProblem, rpcCodes, type RpcCode } from '#generated/rpc/problem.ts'
import { ContractBroken, SessionExpired } from './failure.ts'
import { toFailure } from './to-failure.ts'

const answered = (status: number, problem = {}) =>
  new ApiProblem('getX', 'answered', status, { problem, retryAfter: 7 })

it('GAP-073 ERR-020: names the statuses 1 (cancelled) to 16 (unauthenticated)', () => {
  expect(
    [undefined, ...rpcCodes].map((name, number) => [number, name?.toUpperCase() ?? 'OK']),
  ).toEqual([
    [0, 'OK'],
    [1, 'CANCELED'],
    [2, 'UNKNOWN'],
    [3, 'INVALID_ARGUMENT'],
    [4, 'DEADLINE_EXCEEDED'],
    [5, 'NOT_FOUND'],
    [6, 'ALREADY_EXISTS'],
    [7, 'PERMISSION_DENIED'],
    [8, 'RESOURCE_EXHAUSTED'],
    [9, 'FAILED_PRECONDITION'],
    [10, 'ABORTED'],
    [11, 'OUT_OF_RANGE'],
    [12, 'UNIMPLEMENTED'],
    [13, 'INTERNAL'],
    [14, 'UNAVAILABLE'],
    [15, 'DATA_LOSS'],
    [16, 'UNAUTHENTICATED'],
  ])
})

describe('toFailure', () => {
  it.each([
    [answered(401, { error: 'invalid_token' }), { _tag: 'SessionExpired' }],
    [
      answered(403, { error: 'account_locked', message: 'Locked.' }),
      { _tag: 'NotAllowed', error: 'account_locked', said: 'Locked.' },
    ],
    [answered(403, { mfaToken: 'x' }), { _tag: 'NotAllowed', mfaToken: 'x' }],
    [answered(429), { _tag: 'TooMany', retryAfter: 7 }],
    [answered(408), { _tag: 'Unavailable' }],
    [answered(500), { _tag: 'Unavailable' }],
    [answered(503), { _tag: 'Unavailable', retryAfter: 7 }],
    [
      answered(400, { message: 'No.', code: 70, details: ['REPEATING'] }),
      { _tag: 'Refused', status: 400, said: 'No.', code: 70, details: ['REPEATING'] },
    ],
    [answered(404), { _tag: 'Refused', status: 404, details: [] }],
    [answered(302), { _tag: 'ContractBroken', problem: 'status 302' }],
    [new ApiProblem('getX', 'unreadable', 200), { _tag: 'ContractBroken', operation: 'getX' }],
    [
      new ApiProblem('getX', 'unreached', 0, { cause: new TypeError('Failed to fetch') }),
      { _tag: 'Offline' },
    ],
    [
      new ApiProblem('getX', 'unreached', 0, { cause: new DOMException('late', 'TimeoutError') }),
      { _tag: 'Unavailable' },
    ],
    [
      new ApiProblem('getX', 'unreached', 0, { cause: new SessionExpired() }),
      { _tag: 'SessionExpired' },
    ],
    [new ContractBroken({ operation: 'getX', problem: 'a.b' }), { _tag: 'ContractBroken' }],
  ])('%s', (thrown, failure) => expect(toFailure(thrown)).toMatchObject(failure))

  it.each([
    [401, 'SessionExpired'],
    [403, 'NotAllowed'],
    [408, 'Unavailable'],
    [422, 'Refused'],
    [429, 'TooMany'],
    [500, 'Unavailable'],
    [503, 'Unavailable'],
  ])('ERR-016: keeps the message of a %i', (status, tag) =>
    expect(toFailure(answered(status, { message: 'In our words.' }))).toMatchObject({
      _tag: tag,
      said: 'In our words.',
    }),
  )

  const rpc = (code: RpcCode) =>
    new RpcProblem('listX', 'answered', code, { rawMessage: 'No.', retryAfter: 30 })
  it.each([
    [rpc('unauthenticated'), { _tag: 'SessionExpired' }],
    [rpc('permission_denied'), { _tag: 'NotAllowed', said: 'No.' }],
    [rpc('resource_exhausted'), { _tag: 'TooMany', retryAfter: 30 }],
    [rpc('invalid_argument'), { _tag: 'Refused', error: 'invalid_argument', said: 'No.' }],
    [rpc('unavailable'), { _tag: 'Unavailable', retryAfter: 30 }],
    [rpc('internal'), { _tag: 'Unavailable' }],
    [
      new RpcProblem('listX', 'unreadable', 'internal'),
      { _tag: 'ContractBroken', operation: 'listX' },
    ],
    [
      new RpcProblem('listX', 'unreached', 'unavailable', {
        cause: new TypeError('Failed to fetch'),
      }),
      { _tag: 'Offline' },
    ],
  ])('ERR-020: %s', (thrown, failure) => expect(toFailure(thrown)).toMatchObject(failure))

  it.each(rpcCodes)('ERR-020: keeps the message of the status %s', (code) =>
    expect(toFailure(rpc(code))).toMatchObject({ said: 'No.' }),
  )

  it('keeps the id of an answered call as its reference', () => {
    const reference = '3f2a91bc-0000-4000-8000-000000000000'
    const [rest, unary] = [
      new ApiProblem('getX', 'answered', 500, { reference }),
      new RpcProblem('listX', 'answered', 'internal', { reference }),
    ].map(toFailure)
    expect([rest?.reference, unary?.reference]).toEqual([reference, reference])
    expect(toFailure(answered(404)).reference).toBeUndefined()
  })

  it('rethrows a defect', () =>
    expect(() => toFailure(new TypeError('x is not a function'))).toThrow('x is not a function'))
})
