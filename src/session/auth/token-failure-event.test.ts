import { expect, test, vi } from 'vitest'
import {
  ContractBroken,
  NotAllowed,
  Offline,
  RateLimited,
  RequestRefused,
  SessionExpired,
  Unavailable,
} from '#platform/http/failure.ts'
import { tokenFailureEvent } from './token-failure-event.ts'

const trouble = (which: 'offline' | 'unavailable', after?: number) => ({
  type: 'troubled',
  trouble: which,
  random: expect.any(Number),
  ...(after === undefined ? {} : { after }),
})

test('only an expired session ends it', () =>
  expect(tokenFailureEvent(new SessionExpired())).toEqual({ type: 'refused' }))

test.each([
  ['no network', new Offline(), trouble('offline')],
  ['no answer', new Unavailable({}), trouble('unavailable')],
  ['a server that asks to wait', new Unavailable({ retryAfter: 3 }), trouble('unavailable', 3000)],
  ['too many calls', new RateLimited({ retryAfter: 0 }), trouble('unavailable', 0)],
  ['a refusal', new NotAllowed(), trouble('unavailable')],
  ['a wrong request', new RequestRefused({ details: [] }), trouble('unavailable')],
  ['a wrong answer', new ContractBroken({ operation: 'x', problem: 'y' }), trouble('unavailable')],
])('after %s the session goes on', (_, failure, event) =>
  expect(tokenFailureEvent(failure)).toEqual(event),
)

test('a defect is reported, and the session goes on', () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const defect = new TypeError('x is undefined')
  expect(tokenFailureEvent(defect)).toEqual(trouble('unavailable'))
  expect(reportError).toHaveBeenCalledExactlyOnceWith(defect)
  vi.unstubAllGlobals()
})
