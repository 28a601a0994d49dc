import { beforeEach, expect, test, vi } from 'vitest'
import type { StartupPlan } from './model/startup-plan.ts'
import { NotAllowed, RequestRefused, RateLimited, Unavailable } from '#platform/http/failure.ts'
import { startSession } from './start-session.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { openedByLink, startupStore } from './startup-store.ts'

const world = vi.hoisted(() => ({
  plan: null as unknown,
  spent: 0,
  authToken: (() => null) as (token: string) => unknown,
}))
vi.mock('./current-startup.ts', () => ({
  environment: { secureDomain: 'wellspring.example', formPostHosts: [] },
  startupPlan: () => world.plan,
  consumeStartupPlan: () => {
    world.spent += 1
    world.plan = { exchange: null, isRedirectFromTeams: false, path: { type: 'visitor' } }
  },
}))
vi.mock('../auth/session-presence.ts', () => ({ hasPresence: () => false }))
vi.mock('../auth/api/sign-in-methods.ts', () => ({
  createSignInMethods: () => ({
    authToken: (token: string) => world.authToken(token),
    code: (token: string) => world.authToken(token),
  }),
}))

const grant = { token: 'at-1', lifetime: 900_000 }
const link: StartupPlan = {
  exchange: null,
  isRedirectFromTeams: false,
  path: { type: 'authToken', authToken: 'once' },
}
const setUp = (
  answer: () => Promise<unknown>,
  plan: StartupPlan = link,
  enter = async () => {},
) => {
  const call = vi.fn(answer)
  Object.assign(world, { plan, spent: 0, authToken: call })
  const controller = { enter: vi.fn(enter), start: vi.fn(), dispatch: vi.fn() }
  return {
    call,
    controller,
    service: {
      controller,
      client: {},
      open: {},
      exclusively: (task: () => unknown) => task(),
      duringStartup: (task: () => unknown) => task(),
    } as unknown as AuthService,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  openedByLink.set(false)
  vi.stubGlobal('reportError', vi.fn())
  return () => vi.useRealTimers()
})

test('sends a code once for concurrent starts', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { call, controller, service } = setUp(() => answer.promise)
  const starts = [startSession(service), startSession(service)]
  answer.resolve(grant)
  await Promise.all(starts)
  expect([call.mock.calls, controller.enter.mock.calls]).toEqual([[['once']], [[grant]]])
})

test('clears a used code', async () => {
  const { call, service } = setUp(async () => grant)
  await startSession(service)
  await startSession(service)
  expect([call.mock.calls.length, world.spent]).toEqual([1, 2])
})

test('clears a refused code', async () => {
  const { call, controller, service } = setUp(async () =>
    Promise.reject(new RequestRefused({ status: 401, error: 'invalid_grant', details: [] })),
  )
  await startSession(service)
  await startSession(service)
  expect([call.mock.calls.length, controller.dispatch.mock.calls]).toEqual([
    1,
    [[{ type: 'refused' }], [{ type: 'visited' }]],
  ])
})

test('marks a session that a link opened, but not one from the portal’s pages', async () => {
  const { service } = setUp(async () => grant)
  await startSession(service)
  expect(openedByLink.get()).toBe(true)
  await startSession(
    setUp(async () => grant, {
      exchange: null,
      isRedirectFromTeams: false,
      path: { type: 'codeGrant', code: 'c' },
    }).service,
  )
  expect(openedByLink.get()).toBe(false)
})

test.each([
  [new Unavailable({}), 4_000],
  [new RateLimited({ retryAfter: 60 }), 60_000],
  [new Unavailable({ retryAfter: 1 }), 4_000],
  [new Unavailable({ retryAfter: 4_294_968 }), 3_600_000],
])('retries %o automatically, not before Retry-After', async (failure, wait) => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0)
  const { call, service } = setUp(async () => Promise.reject(failure))
  await startSession(service)
  await vi.advanceTimersByTimeAsync(wait - 1)
  expect([call.mock.calls.length, world.spent]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(call.mock.calls.length).toBe(2)
})

test('does not retry a permanent failure automatically', async () => {
  const { call, service } = setUp(async () =>
    Promise.reject(new NotAllowed({ error: 'account_locked' })),
  )
  await startSession(service)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(call.mock.calls.length).toBe(1)
  await startSession(service)
  expect(call.mock.calls.length).toBe(2)
})

test('shows sign-in when the browser stores no cookies', async () => {
  const { controller, service } = setUp(
    async () => grant,
    link,
    () => Promise.reject(new NotAllowed({ error: 'cookies_blocked' })),
  )
  await startSession(service)
  expect([controller.dispatch.mock.calls, startupStore.get()]).toEqual([
    [[{ type: 'visited' }]],
    { tag: 'done', ssoError: false },
  ])
})

test('a start by hand takes the place of the one that waits', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  const { call, service } = setUp(async () => Promise.reject(new RateLimited({ retryAfter: 60 })))
  await startSession(service)
  await vi.advanceTimersByTimeAsync(59_000)
  await startSession(service)
  expect(call.mock.calls.length).toBe(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(call.mock.calls.length).toBe(2)
  random.mockRestore()
})
