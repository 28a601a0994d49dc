import { expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { vocabularyOf } from '../contract/vocabulary.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { numbered, maskedShape } from './masked-shape.ts'

const document = documentOf('toy.json', toyContract())
const vocabulary = vocabularyOf(document.root)
const NOTE = '/components/schemas/Note'
const shape = (value: unknown, schema: string | null = NOTE): string =>
  maskedShape(document, vocabulary, schema, value)

test('a value is shown by class, type and a number that equal values share', () => {
  const label = numbered()
  expect(
    label(shape({ id: 'n-1', text: 'Slept well', replies: [{ id: 'n-2', text: 'Slept well' }] })),
  ).toBe(
    '{ id: ‹internal text #1›, text: ‹phi text #2›, replies: [{ id: ‹internal text #3›, text: ‹phi text #2› }] }',
  )
  expect(label(shape({ id: 'n-2' }))).toBe('{ id: ‹internal text #3› }')
})

test('undocumented names and unclassified values are hidden', () => {
  const label = numbered()
  expect(label(shape({ systolic: 184 }))).toBe('{ *: ‹unclassified int #1› }')
  expect(label(shape('somebody', null))).toBe('‹unclassified text #2›')
  expect(label(shape([1.5, true, null, 4]))).toBe(
    '[‹unclassified number #3›, ‹unclassified boolean #4›, and 2 more]',
  )
})

test('a tag reveals nothing and depends on the key', () => {
  const [tag] = /#[0-9a-f]{24}/.exec(shape({ text: 'Slept well' })) ?? []
  expect(tag).toBeDefined()
  expect(shape({ text: 'Slept well' })).not.toContain('Slept')
})

test('deep values are cut', () => {
  const deep = (levels: number): unknown =>
    levels === 0 ? { id: 'x' } : { replies: [deep(levels - 1)] }
  expect(shape(deep(9))).toContain('…')
})
