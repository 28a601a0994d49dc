import { expect, test } from 'vitest'
import { ana } from '#session/member/model/testing/contact-fixtures.ts'
import type { AlertDestination } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import { toldPeople } from './told-people.ts'

const luis = { ...ana, id: 'c-2', firstName: 'Luis' }
const to = (...ids: string[]): readonly AlertDestination[] =>
  ids.map((contactId) => ({
    contactId,
    contactType: 'FA',
    channel: 'EMAIL',
    address: 'somebody@example.com',
  }))
const at = (destinations: readonly AlertDestination[], leftOut = 0) => ({
  threshold: 70,
  destinations,
  leftOut,
})

test('names each person once, in the order of the contacts', () => {
  expect(
    toldPeople([ana, luis], { low: at(to('c-2', ana.id, 'c-2')), high: at(to('c-2')) }),
  ).toEqual({ low: [ana, luis], high: [luis] })
})

test('nobody is told when nobody is chosen', () => {
  expect(toldPeople([ana], { low: at([]), high: at([]) })).toEqual({ low: [], high: [] })
})

test.each([
  ['a low destination that cannot be read', at([], 1), at([])],
  ['a high destination that cannot be read', at([]), at([], 1)],
  ['somebody low whose contact cannot be read', at(to('gone')), at([])],
  ['somebody high whose contact cannot be read', at([]), at(to(ana.id, 'gone'))],
])('says nothing while not everybody is known: %s', (_, low, high) => {
  expect(toldPeople([ana], { low, high })).toBeNull()
})
