import { escapeRegExp } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** Fields and choices of care pages, by role and label. */
export function care({ page }: PortalWorld) {
  const main = page.getByRole('main')
  return {
    main,
    field: (label: string) =>
      main
        .getByLabel(label, { exact: true })
        .or(main.getByLabel(`${label} (optional)`, { exact: true })),
    /** A checkbox, or a radio button whose label may go on with a description. */
    option: (name: string) =>
      main
        .getByRole('radio', { name, exact: true })
        .or(main.getByRole('radio', { name: new RegExp(`^${escapeRegExp(name)} `) }))
        .or(main.getByRole('checkbox', { name, exact: true })),
    window: page.getByRole('dialog'),
  }
}
