import { beforeEach, expect, test, vi } from 'vitest'
import { NotAllowed, SessionExpired, Unavailable } from '#platform/http/failure.ts'
import { endImpersonation, fetchImpersonation } from './end-impersonation.ts'
import { isViewOnlyRefusal } from './view-only-refusal.ts'

const world = vi.hoisted(() => ({ end: async (): Promise<void> => {}, dispatch: vi.fn() }))
vi.mock('../auth/session-actions.ts', () => ({
  loadAuthService: async () => ({ controller: { dispatch: world.dispatch }, client: 'client' }),
}))
vi.mock('../auth/api/impersonation-calls.ts', () => ({
  endImpersonationCall: () => world.end(),
  readImpersonation: async (client: unknown) => ({ client }),
}))
beforeEach(() => void world.dispatch.mockClear())
const ended = [[{ type: 'signOutDone' }]]

test('the staff session ends when the server has ended it', async () => {
  world.end = async () => {}
  await endImpersonation()
  expect(world.dispatch.mock.calls).toEqual(ended)
})

test('a session that has ended already is over, too', async () => {
  world.end = () => Promise.reject(new SessionExpired())
  await endImpersonation()
  expect(world.dispatch.mock.calls).toEqual(ended)
})

test.each([new Unavailable({}), new NotAllowed(), new TypeError('a defect')])(
  'goes on after %s, which is told',
  async (thrown) => {
    world.end = () => Promise.reject(thrown)
    await expect(endImpersonation()).rejects.toBe(thrown)
    expect(world.dispatch).not.toHaveBeenCalled()
  },
)

test('reads the role with the client of the session', async () =>
  expect(await fetchImpersonation()).toEqual({ client: 'client' }))

const request = (method: string, name = 'SetReminder') =>
  new Request(`https://portal.example/rpc/portal.x.v1.X/${name}`, { method })
test.each([
  ['a refused write', request('PUT'), 403, '{"error":"view_only"}', true],
  ['a refused RPC', request('POST'), 403, '{"code":"permission_denied"}', true],
  ['denied programs', request('POST', 'ListPrograms'), 403, '{"code":"permission_denied"}', false],
  ['a read', request('GET'), 403, '{"error":"view_only"}', false],
  ['another status', request('PUT'), 409, '{"error":"view_only"}', false],
  ['another reason', request('PUT'), 403, '{"error":"access_denied"}', false],
  ['no JSON', request('PUT'), 403, '<html>', false],
  ['no object', request('PUT'), 403, 'null', false],
])('%s is a refusal of a staff session: %5$s', async (_, asked, status, body, is) => {
  const answer = new Response(body, { status })
  expect(await isViewOnlyRefusal(asked, answer)).toBe(is)
  expect(await answer.text()).toBe(body)
})
