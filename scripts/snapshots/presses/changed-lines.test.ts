import { expect, it } from 'vitest'
import { changedLines } from './changed-lines.ts'

it('names the lines that went and came, as often as they did', () => {
  expect(changedLines('a\nb\nb\nc', 'b\na\nc\nc\nd')).toBe('- b\n+ c\n+ d')
})

it('is empty for the same lines', () => {
  expect(changedLines('a\nb', 'a\nb')).toBe('')
})

it('counts the rest of a long change', () => {
  const lines = Array.from({ length: 30 }, (_, at) => `row ${at}`)
  expect(changedLines('', lines.join('\n')).split('\n').slice(-2)).toEqual([
    '+ row 23',
    '+ … 6 more',
  ])
})
