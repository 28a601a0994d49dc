import { expect, it } from 'vitest'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { recoveryDelay } from './member-cache.queries.ts'
import { ContractBroken, Offline, Refused, TooMany, Unavailable } from './failure.ts'

it.each([
  ['a lost network is asked again within five seconds', new Offline(), 4_000],
  ['so is a service that is away', new Unavailable({}), 4_000],
  ['but no sooner than the server said', new Unavailable({ retryAfter: 30 }), 30_000],
  ['nor after too many tries', new TooMany({ retryAfter: 60 }), 60_000],
  ['an answer of the generated client counts like a failure', new ApiProblem('getX', 'answered', 503), 4_000],
  ['and one of the RPC client', new RpcProblem('getX', 'answered', 'unavailable'), 4_000],
  ['what does not pass is not asked again', new Refused({ status: 404, details: [] }), false],
  ['nor is a broken contract', new ContractBroken({ operation: 'getX', problem: 'a' }), false],
  ['nor a defect', new Error('bug'), false],
  ['all is well', null, false],
])('%s', (_, error, delay) => expect(recoveryDelay(error)).toBe(delay))
