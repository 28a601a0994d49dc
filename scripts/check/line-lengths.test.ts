import { expect, it } from 'vitest'
import { countLongLines } from './line-lengths.ts'

it('counts lines of more than 100 columns', () => {
  const text = `${'a'.repeat(100)}\n${'b'.repeat(101)}\n`
  expect(countLongLines([text, 'c\n'])).toEqual({ long: 1, all: 3 })
})
