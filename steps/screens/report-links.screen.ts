import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The dialogs of a link to the report, and the member's links. */
export function reportLinks({ page }: PortalWorld) {
  const dialog = page.getByRole('dialog')
  return {
    share: page.getByRole('button', {
      name: localizedName('Share a link', 'Compartir un enlace'),
      exact: true,
    }),
    /** The address of a new link. */
    address: dialog.getByRole('textbox', { name: localizedName('Link', 'Enlace'), exact: true }),
    list: page.getByRole('list', {
      name: localizedName('Links to your report', 'Enlaces a su informe'),
    }),
    option: (name: string) => dialog.getByRole('radio', { name }),
    part: (name: string) => dialog.getByRole('checkbox', { name, exact: true }),
  }
}
