import type { PortalWorld } from '../support/world.ts'

/** The form of a reminder. */
export function reminders({ page }: PortalWorld) {
  return {
    days: page.getByRole('main').getByRole('group', { name: 'Days' }).getByRole('checkbox'),
  }
}
