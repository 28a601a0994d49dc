import { localizedName } from '../support/page/localized-name.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

/** The dashboard. */
export function dashboard({ page }: PortalWorld) {
  // Matches the text, because error pages at the same address have a heading too.
  const greeting = page.getByRole('heading', {
    level: 1,
    name: /^(Good (morning|afternoon|evening)|Hello|Buenos días|Buenas (tardes|noches)|Hola)/,
  })
  const programs = page.getByRole('region', {
    name: /^(Your programs|Also tracked|Sus programas|También en seguimiento)$/,
  })
  const tiles = programs
    .getByRole('listitem')
    .filter({ has: page.getByRole('link').or(page.getByRole('button')) })
  return {
    greeting,
    steps: page.getByRole('region', {
      name: localizedName('Your next step', 'Su próximo paso'),
    }),
    /** The tiles with large figures. */
    cards: page
      .getByRole('region', { name: localizedName('Your programs', 'Sus programas') })
      .getByRole('listitem'),
    logMenu: page
      .getByRole('main')
      .getByRole('button', { name: localizedName('Log', 'Registrar'), exact: true }),
    coach: page.getByRole('complementary', { name: localizedName('Your coach', 'Su equipo') }),
    /** Names of the tiles with a link, in page order. */
    tileNames: async (): Promise<string[]> =>
      (await programs.getByRole('listitem').getByRole('link').allTextContents()).map(
        (text) => text.split(',')[0] ?? '',
      ),
    /** Titles of the next steps, in page order. */
    stepTitles: async (): Promise<string[]> =>
      page
        .getByRole('region', { name: localizedName('Your next step', 'Su próximo paso') })
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent ?? '')),
    tiles,
    tile: (name: string) => tiles.filter({ hasText: name }),
    isOpen: async (): Promise<void> => {
      await expect(page).toHaveURL(/\/dashboard(\?.*)?$/)
      await expect(greeting).toBeVisible()
    },
  }
}
