import { expect, it } from 'vitest'
import { changedLines } from './changed-lines.ts'

it('names the lines that went and came, in their places', () => {
  expect(changedLines('a\nb\nb\nc', 'b\na\nc\nc\nd')).toBe('- a\n- b\n+ a\n+ c\n+ d')
})

it('sees another order of the same lines', () => {
  expect(changedLines('new\nold', 'old\nnew')).toBe('- new\n+ new')
})

it('is empty for the same lines, however deep they stand', () => {
  expect(changedLines('a\nb', '  a\n  b')).toBe('')
})

it('counts the rest of a long change', () => {
  const lines = Array.from({ length: 50 }, (_, at) => `row ${at}`)
  expect(changedLines('', lines.join('\n')).split('\n').slice(-2)).toEqual([
    '+ row 38',
    '… 11 more',
  ])
})

it('does not look for common lines between two long changes', () => {
  const rows = (from: number) => Array.from({ length: 601 }, (_, at) => `row ${from + at}`)
  expect(changedLines(rows(0).join('\n'), rows(1).join('\n'))).toMatch(/^- row 0\n- row 1\n/)
})
