import { expect, it } from 'vitest'
import { hasScreen } from './route-definition.ts'
import { routes } from './routes.ts'
import { screenLoaders } from './screens.ts'

it('has one screen for each route with a screen', () => {
  expect([...screenLoaders.keys()].toSorted()).toEqual(
    routes
      .filter(hasScreen)
      .map(({ id }) => id)
      .toSorted(),
  )
})
