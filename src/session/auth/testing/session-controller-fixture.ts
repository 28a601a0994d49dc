import { beforeEach, vi } from 'vitest'
import { signedOut, type Session } from '../model/session-state.ts'
import { createTokenSource, type TokenGrant } from '#platform/http/token-source.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { createStore } from '#platform/store/store.ts'
import type { TabMessage } from '../session-controller-ports.ts'
import { createSessionController, type SessionController } from '../session-controller.ts'
import { deviceTime } from '#platform/time/current-time.ts'

export const minute = 60_000
export function grant(token: string, lifetime = 15 * minute): TokenGrant {
  return { token, lifetime }
}
export const ended: Session = { tag: 'signedOut', why: 'ended' }
export const restoring: Session = { tag: 'restoring', attempt: 0, trouble: null }

/** A session controller with fake ports: a session `s-1`, a password `right`, and fake time. */
export function setUp(initial: Session = signedOut, eligible = false) {
  let migrating: boolean | null = null
  let session: string | null = 's-1'
  const cleanUp = vi.fn()
  const checkMigration = vi.fn(async () => eligible)
  const store = createStore(initial)
  const refresh = vi.fn(async () => grant('refreshed'))
  const signOut = vi.fn(async () => {})
  const sent: TabMessage[] = []
  const reload = vi.fn()
  const impersonated = vi.fn()
  const lastActive = vi.fn()
  const forgetMember = vi.fn()
  const dropCookies = vi.fn()
  const hideSession = vi.fn(() => (session = null))
  const unsure = { is: false }
  const idle = { isAway: false, isWatching: false }
  const identifyMember = vi.fn(async () => {})
  let controller: SessionController
  const access = createTokenSource({
    refresh: () => controller.refresh(refresh),
    turn: () => null,
    patience: async () => {},
    exclusively: (task) => task(),
    granted: (got) => controller.granted(got),
  })
  controller = createSessionController({
    store,
    access,
    signOut,
    reload,
    signIn: async ({ password }) =>
      password === 'right'
        ? grant('signed-in')
        : Promise.reject(new RequestRefused({ status: 401, details: [] })),
    post: (message) => sent.push(message),
    presence: () => session,
    dropCookies,
    hideSession,
    cleanUp,
    impersonated,
    lastActive,
    forgetMember,
    now: deviceTime,
    isUnsure: () => unsure.is,
    identifyMember,
    isAway: () => idle.isAway,
    isWatched: () => idle.isWatching,
    checkMigration,
    migration: { read: () => migrating, write: (value) => (migrating = value) },
    later: (task, delay) => {
      const timer = setTimeout(task, delay)
      return () => clearTimeout(timer)
    },
  })
  return {
    store,
    access,
    refresh,
    signOut,
    sent,
    reload,
    impersonated,
    lastActive,
    forgetMember,
    dropCookies,
    hideSession,
    controller,
    cleanUp,
    unsure,
    idle,
    identifyMember,
    checkMigration,
    become: (other: string | null) => (session = other),
  }
}

/** Installs fake timers before each test of the calling file. */
export function withFakeTime(): void {
  return beforeEach(() => {
    vi.useFakeTimers()
    return () => void vi.useRealTimers()
  })
}
