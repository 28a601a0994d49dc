import type { Locator } from 'playwright'
import { localizedName } from '../support/page/localized-name.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

/** The sign-in page as a visitor sees it. */
export function signIn({ page }: PortalWorld) {
  const heading = page.getByRole('heading', {
    level: 1,
    name: localizedName('Sign in', 'Iniciar sesión'),
  })
  const email = page.getByLabel(localizedName('Email address', 'Correo electrónico'))
  const password = page.getByLabel(localizedName('Password', 'Contraseña'))
  const submit = page
    .getByRole('main')
    .getByRole('button', { name: localizedName('Sign in', 'Iniciar sesión') })
  const languages = page.getByRole('banner').getByRole('button', { name: /(Language|Idioma): / })
  return {
    heading,
    languages,
    email,
    password,
    button: submit,
    showPassword: page.getByRole('button', {
      name: localizedName('Show password', 'Mostrar contraseña'),
    }),
    message: page.getByRole('main').getByRole('alert'),
    field: (label: string): Locator =>
      label === 'Password'
        ? password
        : label === 'Email address'
          ? email
          : page.getByRole('main').getByLabel(label, { exact: true }),
    isOpen: () => expect(heading).toBeVisible(),
    submit: async (username: string, secret: string): Promise<void> => {
      await email.fill(username)
      await password.fill(secret)
      await submit.click()
    },
    chooseLanguage: async (language: string): Promise<void> => {
      await languages.click()
      await page.getByRole('menuitemradio', { name: language }).click()
    },
  }
}
