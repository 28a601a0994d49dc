import { expect, test } from 'vitest'
import { type ProgramPlace, sharedPlaces } from './shared-places.ts'

const food: ProgramPlace = { to: '/food', title: 'Food', isOfReadings: false }
const courses: ProgramPlace = { to: '/education', title: 'Courses', isOfReadings: false }
const pressure: ProgramPlace = {
  to: '/blood-pressure',
  title: 'Blood pressure',
  isOfReadings: true,
}

test('what several programs have stands once, but readings stay with each program', () =>
  expect(sharedPlaces([[food, pressure], [pressure, food, courses], []])).toEqual({
    own: [[pressure], [pressure, courses], []],
    shared: [food],
  }))

test('one program keeps all of its places', () =>
  expect(sharedPlaces([[food, courses]])).toEqual({ own: [[food, courses]], shared: [] }))
