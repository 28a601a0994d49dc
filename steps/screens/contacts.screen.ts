import { account } from './account.screen.ts'
import type { PortalWorld } from '../support/world.ts'

/** The member's contacts, on the page of who sees and who is told. */
export function contacts(world: PortalWorld) {
  const { main, inDialog, press } = account(world)
  return {
    add: async (first: string, last: string, mobilePhone: string): Promise<void> => {
      await main.getByRole('button', { name: 'Add a person', exact: true }).click()
      await inDialog('First name', first)
      await inDialog('Last name', last)
      await inDialog('Mobile phone', mobilePhone)
      await press('Save')
    },
  }
}
