import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { needsPolyfills } from './needs-polyfills.ts'

const names = [
  ...readFileSync('src/platform/browser/polyfills.ts', 'utf8').matchAll(
    /define\(\s*[\w.]+,\s*'(\w+)'/g,
  ),
].map(([, name]) => name!)
const owners = [globalThis, crypto, URL, AbortSignal, Intl, Array.prototype] as const
class Observer {}
/** Browsers that have the second feature also have the first. */
const olderThan: Readonly<Record<string, string>> = {
  timeout: 'any',
  toReversed: 'toSorted',
  findLast: 'toSorted',
  findLastIndex: 'toSorted',
}

afterEach(() => vi.unstubAllGlobals())
const current = () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
}

it('starts a current browser without polyfills', () => {
  current()
  expect(names).toHaveLength(12)
  expect(needsPolyfills()).toBe(false)
})

it.each(names.map((name) => olderThan[name] ?? name))('detects that %s is missing', (name) => {
  current()
  const owner = owners.find((each) => Reflect.get(each, name) !== undefined)!
  const there = Object.getOwnPropertyDescriptor(owner, name)
  // The methods of `crypto` are on its prototype, so there is no own property to restore.
  Object.defineProperty(owner, name, { value: undefined, configurable: true, writable: true })
  const lacks = needsPolyfills()
  if (there) Object.defineProperty(owner, name, there)
  else Reflect.deleteProperty(owner, name)
  expect(lacks).toBe(true)
})
