import type { PortalWorld } from '../support/world.ts'
import { localizedName } from '../support/page/localized-name.ts'

/** Pages around sign-in: second step, passwords, email verification and pending members. */
export function accountAccess({ page }: PortalWorld) {
  const main = page.getByRole('main')
  const code = main.getByLabel(localizedName('Code', 'Código'))
  const check = main.getByRole('button', { name: localizedName('Continue', 'Continuar') })
  return {
    whereToSend: main.getByRole('radiogroup'),
    contact: (text: string) => main.getByRole('radio', { name: text }),
    send: main.getByRole('button', { name: localizedName('Send the code', 'Enviar el código') }),
    code,
    trust: main.getByRole('checkbox'),
    resend: main.getByRole('button', { name: 'Send a new code' }),
    working: main.locator('[aria-busy=true]'),
    startAgain: main.getByRole('button', { name: 'Sign in again' }),
    goOn: check,
    newPassword: main.getByLabel('New password'),
    save: main.getByRole('button', { name: 'Save the password' }),
    enter: async (text: string): Promise<void> => {
      await code.fill(text)
      await check.click()
    },
    askFor: async (address: string, action = 'Send the link'): Promise<void> => {
      await main.getByLabel('Email address').fill(address)
      await main.getByRole('button', { name: action }).click()
    },
  }
}
