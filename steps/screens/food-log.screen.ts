import type { PortalWorld } from '../support/world.ts'

/** The food log: its meals of today and of earlier days. */
export function foodLog({ page }: PortalWorld) {
  const main = page.getByRole('main')
  const earlier = main.getByRole('list', { name: 'Earlier days' })
  return {
    changeOfFirstMeal: main
      .getByRole('link', { name: /^Change (Breakfast|Lunch|Dinner|Snack), / })
      .first(),
    earlierDays: earlier.getByRole('button', { name: /^Show what you logged: / }),
    changeOfEarlierMeal: earlier.getByRole('link').first(),
  }
}
