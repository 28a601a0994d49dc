import { beforeEach, vi } from 'vitest'
import { signedOut, type Session } from '../model/session-state.ts'
import { createTokenSource, type TokenGrant } from '#platform/http/token-source.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { createStore } from '#platform/store/store.ts'
import type { TabMessage } from '../session-controller-ports.ts'
import { createSessionController, type SessionController } from '../session-controller.ts'

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
  const farewell = vi.fn()
  const askMigration = vi.fn(async () => eligible)
  const store = createStore(initial)
  const refresh = vi.fn(async () => grant('refreshed'))
  const signOut = vi.fn(async () => {})
  const told: TabMessage[] = []
  const reload = vi.fn()
  const impersonated = vi.fn()
  const lastActive = vi.fn()
  const forgetMember = vi.fn()
  const dropCookies = vi.fn()
  const hideSession = vi.fn(() => (session = null))
  const unsure = { is: false }
  const idle = { isAway: false, isWatching: false }
  const recognize = vi.fn(async () => {})
  let runner: SessionController
  const access = createTokenSource({
    refresh: () => runner.refresh(refresh),
    turn: () => null,
    patience: async () => {},
    exclusively: (task) => task(),
    granted: (got) => runner.granted(got),
  })
  runner = createSessionController({
    store,
    access,
    signOut,
    reload,
    signIn: async ({ password }) =>
      password === 'right'
        ? grant('signed-in')
        : Promise.reject(new RequestRefused({ status: 401, details: [] })),
    tell: (message) => told.push(message),
    presence: () => session,
    dropCookies,
    hideSession,
    farewell,
    impersonated,
    lastActive,
    forgetMember,
    now: Date.now,
    isUnsure: () => unsure.is,
    recognize,
    isAway: () => idle.isAway,
    isWatched: () => idle.isWatching,
    askMigration,
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
    told,
    reload,
    impersonated,
    lastActive,
    forgetMember,
    dropCookies,
    hideSession,
    runner,
    farewell,
    unsure,
    idle,
    recognize,
    askMigration,
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
