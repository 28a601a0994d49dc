import type { PortalWorld } from '../support/world.ts'

/** Reports and files of readings. */
export function reportsAndData({ page }: PortalWorld) {
  const main = page.getByRole('main')
  return {
    main,
    save: (name: string) => main.getByRole('button', { name: `Save file: ${name}` }),
  }
}
