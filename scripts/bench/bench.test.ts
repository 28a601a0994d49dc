import { describe, expect, it } from 'vitest'
import { interleaved, median } from './median.ts'
import { isWithinBound, ratio, table } from './row.ts'

describe('median', () => {
  it('returns the middle value, or the mean of the middle two', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 6])).toBe(5.5)
    expect(() => median([])).toThrow()
  })

  it('discards the first round of interleaved candidates', async () => {
    const turns: string[] = []
    let first = 100
    const result = await interleaved(2, {
      a: async () => (turns.push('a'), first === 100 ? ((first = 1), 100) : first),
      b: async () => (turns.push('b'), 7),
    })
    expect(turns.join('')).toBe('ababab')
    expect(result).toEqual({ a: 1, b: 7 })
  })
})

describe('a benchmark row', () => {
  it('compares the ratio with the bound, or the figure when there is no reference', () => {
    expect(ratio({ name: 'a', unit: 'kB', ours: 12, floor: 10 })).toBe(1.2)
    expect(isWithinBound({ name: 'a', unit: 'kB', ours: 12, floor: 10, bound: 1.2 })).toBe(true)
    expect(isWithinBound({ name: 'a', unit: 'kB', ours: 13, floor: 10, bound: 1.2 })).toBe(false)
    expect(isWithinBound({ name: 'a', unit: 'ms', ours: 51, bound: 50 })).toBe(false)
    expect(isWithinBound({ name: 'a', unit: 'ms', ours: 51 })).toBeUndefined()
  })

  it('marks an exceeded bound in the table', () => {
    expect(table([{ name: 'a', unit: 'ms', ours: 51, bound: 50 }])).toContain('> 50')
  })
})
