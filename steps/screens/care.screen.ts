import { escapeRegExp } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The pages of care and settings, by roles and labels. */
export function care({ page }: PortalWorld) {
  const main = page.getByRole('main')
  return {
    main,
    field: (label: string) =>
      main
        .getByLabel(label, { exact: true })
        .or(main.getByLabel(`${label} (optional)`, { exact: true })),
    /** By its label alone, or by its label and what it says besides. */
    choice: (name: string) =>
      main
        .getByRole('radio', { name, exact: true })
        .or(main.getByRole('radio', { name: new RegExp(`^${escapeRegExp(name)} `) })),
    tick: (name: string) => main.getByRole('checkbox', { name, exact: true }),
    window: page.getByRole('dialog'),
  }
}
