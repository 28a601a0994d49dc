import type { PortalWorld } from '../support/world.ts'

/** The overview of coaching sessions. */
export function coaching({ page }: PortalWorld) {
  return {
    launch: page
      .getByRole('main')
      .getByRole('button', { name: /^(Open coaching|Abrir la asesoría)/ }),
  }
}
