import { either } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The pages between two accounts. */
export function transition({ page }: PortalWorld) {
  return {
    blocks: page.getByRole('main').getByRole('heading', { level: 2 }),
    connect: page
      .getByRole('main')
      .getByRole('link', { name: either('Connect my accounts', 'Conectar mis cuentas') }),
  }
}
