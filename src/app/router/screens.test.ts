import { expect, it } from 'vitest'
import { hasScreen } from '#slices/route-definition.ts'
import { routes } from './routes.ts'
import { pageScreens, screenLoader } from './screens.ts'

const screens = routes.filter(hasScreen)

it.each(screens.map((page) => [page.id, page] as const))('%s has a screen', (_, page) =>
  expect(screenLoader(page)).toBeTypeOf('function'),
)

it('has a page screen only for routes without a screen of their own', () =>
  expect(Object.keys(pageScreens).toSorted()).toEqual(
    screens
      .filter(({ screen }) => screen === undefined)
      .map(({ id }) => id)
      .toSorted(),
  ))
