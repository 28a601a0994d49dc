import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localPreference } from './local-preference.ts'

const views = ['chart', 'table'] as const
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('remembers a choice for its member only, without the id', () => {
  localPreference('view', views, 'm-1001').write('table')
  expect(localPreference('view', views, 'm-1001').read()).toBe('table')
  expect(localPreference('view', views, 'm-1002').read()).toBeNull()
  expect(JSON.stringify([...kept])).not.toContain('m-1001')
})

test('ignores a stored value that is not listed', () => {
  localPreference('view', ['pie'], 'm-1001').write('pie')
  expect(localPreference('view', views, 'm-1001').read()).toBeNull()
})

test('ignores blocked storage', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  const memory = localPreference('view', views, 'm-1001')
  expect(() => memory.write('table')).not.toThrow()
  expect(memory.read()).toBeNull()
})
