import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The banner on each page while staff view an account. */
export function impersonation({ page }: PortalWorld) {
  return {
    banner: page.getByRole('region', {
      name: localizedName(
        "You are viewing a member's account",
        'Usted está viendo la cuenta de una persona',
      ),
    }),
  }
}
