import type { PortalWorld } from '../support/world.ts'

/** The page of the second step, and its dialogs. */
export function secondSteps({ page }: PortalWorld) {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel('Your password')
  return {
    dialog,
    addApp: main.getByRole('button', { name: 'Add an app' }),
    addPasskey: main.getByRole('button', { name: 'Add a passkey' }),
    remove: (name: string) => main.getByRole('button', { name: `Remove ${name}` }),
    name: dialog.getByLabel('Name'),
    key: dialog.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/),
    code: dialog.getByLabel('Code from the app'),
    turnOn: dialog.getByRole('button', { name: 'Turn on' }),
    givePassword: async (text: string, action = 'Continue'): Promise<void> => {
      await password.fill(text)
      await dialog.getByRole('button', { name: action, exact: true }).click()
    },
  }
}
