import { expect } from 'playwright/test'
import type { PortalWorld } from '../support/world.ts'

/** The first page of a signed-in member. */
export const dashboard = ({ page }: PortalWorld) => {
  const greeting = page.getByRole('heading', { level: 1 })
  const tiles = page.getByRole('main').getByRole('list').getByRole('listitem')
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
