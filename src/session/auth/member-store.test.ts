import { expect, it, vi } from 'vitest'
import { createMemberStore } from './member-store.ts'
import { runSignOutCleanup } from './sign-out-cleanup.ts'

it.each(['manual', 'idle', 'ended', 'changed'] as const)(
  'is as at first after a session that ends: %s',
  (why) => {
    const store = createMemberStore<readonly string[]>([])
    const seen = vi.fn()
    store.subscribe(seen)
    store.set(['of Rosa'])
    runSignOutCleanup(why)
    expect(store.get()).toEqual([])
    expect(seen).toHaveBeenCalledTimes(2)
  },
)

it('keeps what is not of the member', () => {
  const store = createMemberStore({ mode: 'teams', unread: 0 }, ({ mode }) => ({ mode, unread: 0 }))
  store.set({ mode: 'one-app', unread: 3 })
  runSignOutCleanup('idle')
  expect(store.get()).toEqual({ mode: 'one-app', unread: 0 })
})
