import { expect } from 'playwright/test'
import { either } from '../support/either.ts'
import type { PortalWorld } from '../support/world.ts'

/** The first page of a signed-in member. */
export const dashboard = ({ page }: PortalWorld) => {
  const greeting = page.getByRole('heading', { level: 1 })
  const programs = page.getByRole('region', { name: either('Your programs', 'Sus programas') })
  const tiles = programs.getByRole('listitem').filter({ has: page.getByRole('link').or(page.getByRole('button')) })
  return {
    greeting,
    tiles,
    tile: (name: string) => tiles.filter({ hasText: name }),
    isOpen: async (): Promise<void> => {
      await expect(page).toHaveURL(/\/dashboard(\?.*)?$/)
      await expect(greeting).toBeVisible()
    },
  }
}
