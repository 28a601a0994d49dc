import type { Locator } from 'playwright'
import { localizedName } from '../support/page/localized-name.ts'
import type { PortalWorld } from '../support/world.ts'

/** The profile pages and forms of the same kind. */
export function account({ page }: PortalWorld) {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const option = (name: string): Locator =>
    main
      .getByRole('radio', { name, exact: true })
      .or(main.getByRole('checkbox', { name, exact: true }))
  // The list of errors, on the page or in a dialog.
  const summary = page
    .getByRole('heading', { level: 2, name: /^(Fix|Corrija) \d+ / })
    .locator('xpath=../..')
  const write = async (box: Locator, label: string, text: string): Promise<void> =>
    box.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
  return {
    main,
    dialog,
    option,
    tab: (name: string) =>
      main
        .getByRole('navigation', {
          name: localizedName('Profile and preferences', 'Perfil y preferencias'),
        })
        .getByRole('link', { name, exact: true }),
    saved: main.getByRole('status').filter({ hasText: /^(Saved at|Guardado:) \d/ }),
    save: main.getByRole('button', {
      name: localizedName('Save changes', 'Guardar cambios'),
      exact: true,
    }),
    /** Links of the error list, which receives focus when it appears. */
    mending: summary.getByRole('link'),
    summary,
    text: (words: string) => page.getByText(words).filter({ visible: true }).first(),
    inDialog: (label: string, text: string) => write(dialog, label, text),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    writePassword: async (current: string, next: string): Promise<void> => {
      await main.getByText('Password', { exact: true }).click()
      await main.getByLabel('Current password', { exact: true }).fill(current)
      await main.getByLabel('New password', { exact: true }).fill(next)
      await main.getByRole('button', { name: 'Change password', exact: true }).click()
    },
  }
}
