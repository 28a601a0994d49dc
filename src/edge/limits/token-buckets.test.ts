import { describe, expect, it } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

describe('token buckets', () => {
  const clock = { now: 1_000_000 }
  const buckets = () => createTokenBuckets({ burst: 3, perSecond: 2 }, () => clock.now)
  const take = (from: ReturnType<typeof buckets>, count: number, key = 'a') =>
    Array.from({ length: count }, () => from.take(key))

  it('gives the burst at once, and then says how long the next takes', () => {
    expect(take(buckets(), 5)).toEqual([0, 0, 0, 500, 500])
  })

  it('fills with time, never above the burst', () => {
    const filled = buckets()
    take(filled, 3)
    clock.now += 500
    expect(take(filled, 2)).toEqual([0, 500])
    clock.now += 3_600_000
    expect(take(filled, 4)).toEqual([0, 0, 0, 500])
  })

  it('keeps keys apart, and takes a token back', () => {
    const shared = buckets()
    take(shared, 3)
    expect(take(shared, 1, 'b')).toEqual([0])
    shared.giveBack('a')
    expect(take(shared, 2)).toEqual([0, 500])
  })

  it('forgets the oldest keys beyond its size, not the busy one', () => {
    const small = buckets()
    take(small, 3, 'busy')
    for (let key = 0; key < 50_010; key += 1) {
      if (key === 25_000) clock.now += 500
      if (key === 25_000) expect(small.take('busy')).toBe(0)
      small.take(`key ${key}`)
    }
    expect(small.take('busy')).toBeGreaterThan(0)
  })
})
