import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inOrder, longest } from './longest-first.ts'

test('starts the longest files first and keeps the order of the others', () => {
  const [first = '', second = ''] = longest
  expect(inOrder(['b', second, 'a', first], (file) => file)).toEqual([first, second, 'b', 'a'])
})

test.each(longest)('%s of the list is there', (file) => expect(existsSync(file)).toBe(true))
