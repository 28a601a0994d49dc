import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropIdleRecord, isIdleRecord, readIdleRecord, writeIdleRecord } from './idle-record.ts'

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
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

it('reads the whole milliseconds of its own session', () => {
  writeIdleRecord('s-1', 1_700_000_000_000.6)
  expect(readIdleRecord('s-1')).toBe(1_700_000_000_001)
})

it('reads nothing of another session, and nothing before a first record', () => {
  expect(readIdleRecord('s-1')).toBeNull()
  writeIdleRecord('s-2', 1)
  expect(readIdleRecord('s-1')).toBeNull()
})

it.each(['s-1', 's-1 '])('reads nothing of a record without a time: "%s"', (record) => {
  kept.set('portal.idle', record)
  expect(readIdleRecord('s-1')).toBeNull()
})

it('hands on what is no number, for the idle machine to refuse', () => {
  kept.set('portal.idle', 's-1 soon')
  expect(readIdleRecord('s-1')).toBeNaN()
})

it('drops the record', () => {
  writeIdleRecord('s-1', 1)
  dropIdleRecord()
  expect(kept.size).toBe(0)
})

it('does without a storage', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(() => {
    writeIdleRecord('s-1', 1)
    dropIdleRecord()
  }).not.toThrow()
  expect(readIdleRecord('s-1')).toBeNull()
})

it.each([
  ['portal.idle', true],
  ['portal.form', false],
  [null, false],
])('a change of %s is one of the record: %s', (key, expected) =>
  expect(isIdleRecord({ key } as StorageEvent)).toBe(expected),
)
