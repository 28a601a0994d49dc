import { expect, it } from 'vitest'
import { hasScreen } from './route-definition.ts'
import { pages } from './routes.ts'
import { screenLoaders } from './screens.ts'

it('has one screen for each route that shows one, and no other', () => {
  expect([...screenLoaders.keys()].toSorted()).toEqual(
    pages
      .filter(hasScreen)
      .map(({ id }) => id)
      .toSorted(),
  )
})
