import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The pages for account linking and the move to the single account. */
export function migration({ page }: PortalWorld) {
  return {
    blocks: page.getByRole('main').getByRole('heading', { level: 2 }),
    connect: page
      .getByRole('main')
      .getByRole('link', { name: localizedName('Connect my accounts', 'Conectar mis cuentas') }),
  }
}
