import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { cachedMigrationChoice } from './cached-migration-choice.ts'

const presence = vi.hoisted(() => ({ session: 's-1' as string | null }))
vi.mock('../auth/session-presence.ts', () => ({
  readPresence: () => (presence.session === null ? null : { session: presence.session, turn: '1' }),
}))
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError')
}
beforeEach(() => {
  kept.clear()
  presence.session = 's-1'
  vi.stubGlobal('sessionStorage', storage)
  cachedMigrationChoice.write(null)
})
afterAll(() => vi.unstubAllGlobals())

it('is not known before the check', () => expect(cachedMigrationChoice.read()).toBeNull())

it.each([true, false])('keeps %s for this session, and for no other', (isMigrating) => {
  cachedMigrationChoice.write(isMigrating)
  expect(cachedMigrationChoice.read()).toBe(isMigrating)
  presence.session = 's-2'
  expect(cachedMigrationChoice.read()).toBeNull()
})

it.each([
  ['1 s-1', true],
  ['0 s-1', false],
  ['1 s-2', null],
  ['2 s-1', null],
  ['', null],
])('reads "%s" of an earlier page as %s', (value, expected) => {
  kept.set('portal.migrating', value)
  expect(cachedMigrationChoice.read()).toBe(expected)
})

it('forgets', () => {
  cachedMigrationChoice.write(true)
  cachedMigrationChoice.write(null)
  expect([cachedMigrationChoice.read(), kept.size]).toEqual([null, 0])
})

it('does with memory where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(cachedMigrationChoice.read()).toBeNull()
  cachedMigrationChoice.write(false)
  expect(cachedMigrationChoice.read()).toBe(false)
})
