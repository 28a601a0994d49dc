import { expect, it } from 'vitest'
import { routes } from '../../../src/app/router/routes.ts'
import { modes } from '../modes/modes.ts'
import { languages, members } from '../visit/open-member.ts'
import { addressIn, pages } from './pages.ts'
import { allVisits, compactVisits } from './visits.ts'

const selection = { modes, pages, members, languages }

it('has every route of the route table', () =>
  expect(pages.map(({ id }) => id).toSorted()).toEqual(routes.map(({ id }) => id).toSorted()))

it('deals every page once and every mode at least once', () => {
  const visits = compactVisits(selection, 3)
  expect(visits.map(({ page }) => page.id).toSorted()).toEqual(pages.map(({ id }) => id).toSorted())
  expect(new Set(visits.map(({ mode }) => mode.name)).size).toBe(modes.length)
})

it('deals the same visits with the same seed, and others with another', () => {
  expect(compactVisits(selection, 3)).toEqual(compactVisits(selection, 3))
  expect(compactVisits(selection, 3)).not.toEqual(compactVisits(selection, 4))
})

it('shows private pages to members and pages for visitors to a visitor', () => {
  for (const { member, page } of compactVisits(selection, 3))
    if (page.viewers !== 'both') expect(member === 'visitor').toBe(page.viewers === 'visitor')
})

it('plans every page, mode, member and language once', () => {
  const names = allVisits(selection, 3).map(
    ({ member, language, page, mode }) => `${member} ${language} ${page.id} ${mode.name}`,
  )
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(30_000)
})

it('takes the value of a parameter from the links of the list', () => {
  const page = (id: string) => {
    const found = pages.find((each) => each.id === id)
    if (found === undefined) throw new Error(`There is no page ${id}.`)
    return found
  }
  expect(addressIn(page('educationCourse'), ['/education', '/education/c-1'])).toBe(
    '/education/c-1',
  )
  expect(addressIn(page('educationCourse'), [])).toBe('/education/none')
  expect(addressIn(page('foodLog'), [])).toBe('/food/log')
})
