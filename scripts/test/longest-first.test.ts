import { expect, test } from 'vitest'
import { goneFiles, inOrder, longest } from './longest-first.ts'

test('starts the longest files first and keeps the order of the others', () => {
  const [first = '', second = ''] = longest
  expect(inOrder(['b', second, 'a', first], (file) => file)).toEqual([first, second, 'b', 'a'])
})

test('every file of the list is there', () => expect(goneFiles()).toEqual([]))
