import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seenFlags } from './seen-flags.ts'

let kept: Map<string, string>
const mark = seenFlags('has-seen-intro-tour')

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('marks are separate for each member, and no id is stored', () => {
  expect(mark.has('m-1001')).toBe(false)
  expect(mark.set('m-1001')).toBe(true)
  expect(mark.has('m-1001')).toBe(true)
  expect(mark.has('m-1002')).toBe(false)
  mark.set('m-1002')
  mark.set('m-1001')
  expect([mark.has('m-1001'), mark.has('m-1002')]).toEqual([true, true])
  expect([...kept.keys()]).toEqual(['has-seen-intro-tour'])
  expect(JSON.stringify([...kept])).not.toMatch(/m-100/)
})

test('`true` counts for everyone', () => {
  kept.set('has-seen-intro-tour', 'true')
  expect(mark.has('m-1001')).toBe(true)
})

test('drops invalid marks when the next one is set', () => {
  kept.set('has-seen-intro-tour', '{"<script>":1}  x')
  expect(mark.has('m-1001')).toBe(false)
  mark.set('m-1001')
  expect(kept.get('has-seen-intro-tour')).toMatch(/^x [a-z0-9]+$/)
})

test('limits the number of marks', () => {
  for (let member = 0; member < 60; member += 1) mark.set(`m-${member}`)
  expect(kept.get('has-seen-intro-tour')?.split(' ')).toHaveLength(40)
  expect([mark.has('m-0'), mark.has('m-59')]).toEqual([false, true])
})

test('blocked storage counts as seen, and set returns false for full storage', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: blocked })
  expect([mark.has('m-1001'), mark.set('m-1001')]).toEqual([false, false])
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  expect([mark.has('m-1001'), mark.set('m-1001')]).toEqual([true, false])
})
