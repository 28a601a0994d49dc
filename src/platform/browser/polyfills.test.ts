import { describe, expect, it, vi } from 'vitest'
import { definePolyfills, type PolyfillTarget } from './polyfills.ts'

/** A global object without these APIs. */
const bare = () => {
  class PlainUrl extends URL {}
  Object.defineProperty(PlainUrl, 'parse', { value: undefined, configurable: true })
  const world = { crypto: {}, URL: PlainUrl, AbortSignal: {}, Array: { prototype: {} }, Intl: {} }
  definePolyfills(world as unknown as PolyfillTarget)
  return world as unknown as Pick<
    typeof globalThis,
    | 'crypto'
    | 'URL'
    | 'AbortSignal'
    | 'Array'
    | 'Intl'
    | 'structuredClone'
    | 'IntersectionObserver'
    | 'ResizeObserver'
  >
}
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it('keeps existing implementations', () => {
  const before = [
    crypto.randomUUID,
    URL.parse,
    AbortSignal.any,
    AbortSignal.timeout,
    structuredClone,
    Intl.Segmenter,
    Array.prototype.toSorted,
  ]
  definePolyfills(globalThis as unknown as PolyfillTarget)
  expect([
    crypto.randomUUID,
    URL.parse,
    AbortSignal.any,
    AbortSignal.timeout,
    structuredClone,
    Intl.Segmenter,
    Array.prototype.toSorted,
  ]).toEqual(before)
})

it.each([
  ['with', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
  ['without', {}],
])('creates unique ids %s a random source', (_, source) => {
  const world = { ...bare(), crypto: source as Crypto }
  definePolyfills(world)
  const ids = Array.from({ length: 100 }, () => world.crypto.randomUUID?.() ?? '')
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(100)
})

it('parses URLs and returns null for invalid ones', () => {
  const { URL: Url } = bare()
  expect([
    Url.parse('/a?b=1', 'https://portal.example')?.href,
    Url.parse('nonsense'),
    Url.parse('https://x.example/')?.host,
  ]).toEqual(['https://portal.example/a?b=1', null, 'x.example'])
})

describe('signals', () => {
  it('any: aborts with the first signal and its reason', () => {
    const { AbortSignal: Signal } = bare()
    const [one, two] = [new AbortController(), new AbortController()]
    const either = Signal.any([one.signal, two.signal])
    expect(either.aborted).toBe(false)
    two.abort('why')
    one.abort('late')
    expect([either.aborted, either.reason]).toEqual([true, 'why'])
    expect(Signal.any([AbortSignal.abort('before'), one.signal]).reason).toBe('before')
  })

  it('timeout: aborts with a TimeoutError', () => {
    vi.useFakeTimers()
    const signal = bare().AbortSignal.timeout(20)
    vi.advanceTimersByTime(19)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect([signal.aborted, signal.reason.name]).toEqual([true, 'TimeoutError'])
    vi.useRealTimers()
  })
})

it('copies plain data', () => {
  const value = { a: [1, { b: 'c' }] }
  const copy = bare().structuredClone(value)
  expect(copy).toEqual(value)
  expect(copy.a).not.toBe(value.a)
})

it('sorts, reverses and searches without mutating the array', () => {
  const { prototype } = bare().Array
  const list = Object.freeze([3, 1, 2])
  expect([
    prototype.toSorted.call(list),
    prototype.toSorted.call(list, (a: number, b: number) => b - a),
    prototype.toReversed.call(list),
  ]).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [2, 1, 3],
  ])
  expect([
    prototype.findLast.call(list, (each: number) => each > 1),
    prototype.findLastIndex.call(list, (each: number) => each > 1),
    prototype.findLastIndex.call(list, () => false),
  ]).toEqual([2, 2, -1])
})

it('reports every element as visible, and a size once', async () => {
  const { IntersectionObserver: Seen, ResizeObserver: Sized } = bare()
  const target = { getBoundingClientRect: () => ({ height: 7 }) } as unknown as Element
  const told: unknown[] = []
  new Seen((entries: { isIntersecting: boolean }[]) =>
    told.push(entries[0]?.isIntersecting),
  ).observe(target)
  new Sized((entries: { contentRect: { height: number } }[]) =>
    told.push(entries[0]?.contentRect.height),
  ).observe(target)
  await Promise.resolve()
  expect(told).toEqual([true, 7])
})

it('segments a text by characters', () => {
  const { Segmenter } = bare().Intl
  expect(
    [...new Segmenter().segment('añ😀')].map(
      ({ segment, index }: { segment: string; index: number }) => [segment, index],
    ),
  ).toEqual([
    ['a', 0],
    ['ñ', 1],
    ['😀', 2],
  ])
})
