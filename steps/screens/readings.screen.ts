import type { Locator } from 'playwright'
import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** Elements that all areas of readings share: tabs, cards, ranges, print and back. */
export function readings({ page }: PortalWorld) {
  const main = page.getByRole('main')
  return {
    main,
    title: main.getByRole('heading', { level: 1 }),
    tab: (name: string): Locator =>
      main.getByRole('navigation').first().getByRole('link', { name, exact: true }),
    /** A card or region by its name. */
    part: (name: string | RegExp): Locator => main.getByRole('region', { name }),
    latest: main.getByRole('region', { name: /^(Latest|Últim[oa])/ }),
    range: (name: string): Locator =>
      main.getByRole('radiogroup').getByRole('radio', { name, exact: true }),
    rangeNames: async (): Promise<string[]> =>
      (await main.getByRole('radiogroup').locator('label').allInnerTexts()).map((text) =>
        text.trim(),
      ),
    print: main.getByRole('button', {
      name: localizedName('Print or save as PDF', 'Imprimir o guardar como PDF'),
    }),
    back: main.getByRole('link', { name: /^(Back|Volver)/ }),
  }
}
