import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  impersonationStore,
  setImpersonator,
  refusedWrites,
  countRefusedWrites,
} from './impersonation-store.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    getItem: (key: string) => kept.get(key) ?? null,
  })
  vi.stubGlobal('localStorage', {
    setItem: () => expect.unreachable('nothing of it belongs into the local storage'),
  })
})
afterEach(() => {
  setImpersonator(null)
  kept.clear()
  vi.unstubAllGlobals()
})

test('IMP-008 IMP-009: the staff user is in session storage and app state', () => {
  setImpersonator('s-cora')
  expect(impersonationStore.get()).toEqual({ impersonatorId: 's-cora' })
  expect(JSON.parse(kept.get('impersonationInfo') ?? '')).toEqual({ impersonatorId: 's-cora' })
  setImpersonator(null)
  expect([impersonationStore.get(), kept.size]).toEqual([null, 0])
})

test('IMP-009: ignores what a member writes into session storage', () => {
  kept.set('impersonationInfo', '{"impersonatorId":"s-adam"}')
  expect(impersonationStore.get()).toBeNull()
  setImpersonator(null)
  expect(kept.size).toBe(0)
})

test('GAP-075: works with blocked storage', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('blocked')
    },
    removeItem: () => {
      throw new Error('blocked')
    },
  })
  setImpersonator('s-cora')
  expect(impersonationStore.get()).toEqual({ impersonatorId: 's-cora' })
})

const put = () => new Request('https://portal.example/api/v1/x', { method: 'PUT' })
const rpc = (name: string) =>
  new Request(`https://portal.example/rpc/portal.x.v1.X/${name}`, { method: 'POST' })
const answering = (status: number, body: object) =>
  countRefusedWrites(async () => Response.json(body, { status }))

test.each([
  ['a write', put(), 403, { error: 'view_only' }, 1],
  ['an RPC', rpc('SetReminder'), 403, { code: 'permission_denied' }, 1],
  ['refused programs', rpc('ListPrograms'), 403, { code: 'permission_denied' }, 0],
  ['another refusal', put(), 403, { error: 'access_denied' }, 0],
  ['a successful write', put(), 200, {}, 0],
] as const)(
  'counts refused writes in a staff session only: %s',
  async (_, request, status, body, count) => {
    const answer = await answering(status, body)(request.clone())
    expect([answer.status, await answer.json(), refusedWrites.get()]).toEqual([status, body, 0])
    setImpersonator('s-cora')
    await answering(status, body)(request.clone())
    expect(refusedWrites.get()).toBe(count)
    setImpersonator(null)
    expect(refusedWrites.get()).toBe(0)
  },
)
