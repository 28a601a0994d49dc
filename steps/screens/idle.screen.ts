import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The question whether the member is still there. */
export function idle({ page }: PortalWorld) {
  const modal = page.getByRole('alertdialog', {
    name: localizedName('Are you still there?', '¿Sigue usted ahí?'),
  })
  return {
    modal,
    stay: modal.getByRole('button', { name: localizedName('Stay', 'Quedarme') }),
    leave: modal.getByRole('button', { name: localizedName('Leave', 'Salir') }),
    /** What readers are told of the time that is left. */
    spoken: modal.getByRole('alert'),
  }
}
