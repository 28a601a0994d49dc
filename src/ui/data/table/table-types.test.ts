import { describe, expect, it } from 'vitest'
import { nextSort } from './table-types.ts'

describe('nextSort', () => {
  it('starts another column in its first order and reverses the current one', () => {
    const first = nextSort(undefined, 'time', 'descending')
    expect(first).toEqual({ column: 'time', order: 'descending' })
    expect(nextSort(first, 'time', 'descending')).toEqual({ column: 'time', order: 'ascending' })
    expect(nextSort(first, 'value', 'ascending')).toEqual({ column: 'value', order: 'ascending' })
  })
})
