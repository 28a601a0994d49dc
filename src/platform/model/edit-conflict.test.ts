import { expect, test } from 'vitest'
import { editConflicts, resolvedConflicts } from './edit-conflict.ts'
import { threeWayMerge } from './three-way-merge.ts'

type Fields = { readonly a: string; readonly b: readonly number[]; readonly c?: string }
const shown: Fields = { a: 'x', b: [1] }

test.each<[string, Fields, Fields, readonly (keyof Fields)[]]>([
  ['no change', shown, shown, []],
  ['only the member changed a field', { ...shown, a: 'mine' }, shown, []],
  ['only the server changed a field', shown, { ...shown, a: 'theirs' }, []],
  ['both changed different fields', { ...shown, a: 'mine' }, { ...shown, b: [2] }, []],
  ['both changed a field to the same value', { ...shown, b: [2] }, { ...shown, b: [2] }, []],
  ['both changed a field', { ...shown, a: 'mine' }, { ...shown, a: 'theirs' }, ['a']],
  [
    'both changed two fields',
    { a: 'mine', b: [2], c: 'm' },
    { a: 'theirs', b: [3], c: 't' },
    ['a', 'b', 'c'],
  ],
  [
    'the server removed a field that the member changed',
    { a: 'mine', b: [1] },
    { b: [1] } as unknown as Fields,
    ['a'],
  ],
])('%s', (_, told, now, fields) =>
  expect(editConflicts(told, shown, now).map(({ field }) => field)).toEqual(fields),
)

test.each<['mine' | 'theirs', string]>([
  ['mine', 'mine'],
  ['theirs', 'theirs'],
])('the choice of %s resolves the conflict and keeps the other changes', (kept, sent) => {
  const told = { ...shown, a: 'mine' }
  const now = { a: 'theirs', b: [2] }
  const edit = resolvedConflicts({ told, shown }, editConflicts(told, shown, now), { a: kept })
  expect(editConflicts(edit.told, edit.shown, now)).toEqual([])
  expect(threeWayMerge<Fields>(edit.told, edit.shown, now)).toEqual({ a: sent, b: [2] })
})

test('a field that changes again after the choice conflicts again', () => {
  const told = { ...shown, a: 'mine' }
  const edit = resolvedConflicts(
    { told, shown },
    editConflicts(told, shown, { ...shown, a: 'theirs' }),
    { a: 'mine' },
  )
  expect(editConflicts(edit.told, edit.shown, { ...shown, a: 'newer' })).toEqual([
    { field: 'a', mine: 'mine', theirs: 'newer' },
  ])
})
