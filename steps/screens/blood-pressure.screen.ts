import type { Locator } from 'playwright'
import { either } from '../support/either.ts'
import type { PortalWorld } from '../support/world.ts'

/** Blood pressure: overview, trends and all logs. */
export const bloodPressure = ({ page }: PortalWorld) => {
  const main = page.getByRole('main')
  const table = main.getByRole('table')
  return {
    main,
    latest: main.getByRole('heading', { name: either('Latest reading', 'Última lectura') }).locator('xpath=ancestor::*[self::section or self::article or self::div][.//time or .//p][2]'),
    table,
    rows: table.getByRole('row').filter({ has: page.getByRole('cell') }),
    chart: main.getByRole('group').or(main.getByRole('application')).or(main.getByRole('img')),
    said: main.getByRole('status'),
    range: (name: string): Locator => main.getByRole('radio', { name: either(name) }),
    view: (name: string): Locator => main.getByRole('button', { name: either(name), exact: true }),
  }
}
