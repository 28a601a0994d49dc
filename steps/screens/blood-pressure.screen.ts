import type { Locator } from 'playwright'
import { localizedName, escapeRegExp } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** Overview and trends of blood pressure. Its log is in reading-logs.screen.ts. */
export function bloodPressure({ page }: PortalWorld) {
  const main = page.getByRole('main')
  const chartCard = main
    .getByRole('region')
    .filter({ has: page.getByRole('list') })
    .first()
  return {
    main,
    latest: main.getByRole('region', { name: localizedName('Latest reading', 'Última lectura') }),
    /** `128/78` by its accessible name. */
    figure: (written: string): Locator => {
      const [systolic, diastolic] = written.split('/')
      return page.getByRole('img', {
        name: new RegExp(`^${systolic} (over|sobre|/) ${escapeRegExp(diastolic ?? '')}\\b`),
      })
    },
    chartCard,
    /** The chart: role `img`, or `application` during keyboard navigation. */
    plot: chartCard.getByRole('img').or(chartCard.getByRole('application')),
    /** The announcements during keyboard navigation of the chart. */
    announcement: chartCard.getByRole('status'),
    table: main.getByRole('table'),
    rows: main
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') }),
    range: (name: string): Locator =>
      main.getByRole('radiogroup').getByRole('radio', { name, exact: true }),
    toTable: main.getByRole('button', { name: localizedName('Table', 'Tabla') }),
    earlier: main.getByRole('button', { name: localizedName('Earlier', 'Antes') }),
  }
}
