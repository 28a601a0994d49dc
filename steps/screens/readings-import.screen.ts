import type { PortalWorld } from '../support/world.ts'

/** The page on which readings of a file are brought in. */
export function readingsImport({ page }: PortalWorld) {
  return {
    choose: (name: string, text: string) =>
      page
        .getByRole('main')
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }),
  }
}
