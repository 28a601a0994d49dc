import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The dialog that asks whether the member is still there. */
export function idle({ page }: PortalWorld) {
  const modal = page.getByRole('alertdialog', {
    name: localizedName('Are you still there?', '¿Sigue usted ahí?'),
  })
  return {
    modal,
    stay: modal.getByRole('button', { name: localizedName('Stay', 'Quedarme') }),
    leave: modal.getByRole('button', { name: localizedName('Leave', 'Salir') }),
    /** The announcement of the time that is left. */
    announcement: modal.getByRole('alert'),
  }
}
