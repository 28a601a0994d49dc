import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** A log of blood pressure or blood sugar readings. */
export function readingLogs({ page }: PortalWorld) {
  const main = page.getByRole('main')
  const table = main.getByRole('table')
  // A day's heading is a row without cells.
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
  return {
    table,
    rows,
    rowTexts: () => rows.allInnerTexts(),
    count: main.getByRole('status').filter({ hasText: /reading|lectura/ }),
    clear: main.getByRole('button', { name: localizedName('Clear filters', 'Quitar filtros') }),
    download: async (): Promise<void> => {
      await main.getByRole('button', { name: localizedName('Export', 'Exportar') }).click()
      await page
        .getByRole('menuitem', {
          name: localizedName('Spreadsheet (CSV)', 'Hoja de cálculo (CSV)'),
        })
        .click()
    },
    choose: async (field: string, option: string): Promise<void> => {
      await main.getByRole('button', { name: new RegExp(`^${field}`) }).click()
      await main
        .getByRole('group', { name: field })
        .getByRole('checkbox', { name: option, exact: true })
        .click()
      await page.keyboard.press('Escape')
    },
  }
}
