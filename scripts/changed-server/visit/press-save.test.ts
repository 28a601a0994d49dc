import { expect, it } from 'vitest'
import { lostValues } from './press-save.ts'

it.each([
  ['null', { email: 'a@example.com' }, { email: null }, ['email']],
  ['absent', { to: { email: 'a@example.com' } }, { to: {} }, ['to.email']],
  ['an empty text', { city: 'Portland' }, { city: '' }, ['city']],
  ['a shorter list', { days: ['MON', 'TUE'] }, { days: ['MON'] }, ['days.1']],
  ['an empty list', { days: ['MON'] }, { days: [] }, ['days']],
  ['a record that is gone', { id: '1' }, undefined, ['answer']],
  ['another value', { city: 'Portland' }, { city: 'Bangor' }, []],
  ['a value that was not there', { city: null, days: [] }, { city: null, days: ['MON'] }, []],
])('a value was lost: %s', (_name, before, now, lost) =>
  expect(lostValues(before, now)).toEqual(lost),
)
