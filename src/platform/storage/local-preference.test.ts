import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceMemory } from './local-preference.ts'

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

test('a choice is remembered for its member only, without her id', () => {
  choiceMemory('view', views, 'm-1001').write('table')
  expect(choiceMemory('view', views, 'm-1001').read()).toBe('table')
  expect(choiceMemory('view', views, 'm-1002').read()).toBeNull()
  expect(JSON.stringify([...kept])).not.toContain('m-1001')
})

test('what is not on the list is not believed', () => {
  choiceMemory('view', ['pie'], 'm-1001').write('pie')
  expect(choiceMemory('view', views, 'm-1001').read()).toBeNull()
})

test('blocked storage forgets, and breaks nothing', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  const memory = choiceMemory('view', views, 'm-1001')
  expect(() => memory.write('table')).not.toThrow()
  expect(memory.read()).toBeNull()
})
