import { defineParameterType } from '@cucumber/cucumber'
import { localizedName, localizedText } from '../support/page/localized-name.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'
import { signIn } from '../screens/sign-in.screen.ts'

/** Looks whether the page explains something. */
export type Explanation = (world: PortalWorld) => Promise<void>

const main = ({ page }: PortalWorld) => page.getByRole('main')

/** What pages explain in several sentences, by what it is about. */
const explanations: Readonly<Record<string, Explanation>> = {
  'that the email address or the password is not right': (world) =>
    expect(signIn(world).message).toContainText(
      localizedText('is not right', 'no es correcta', 'do not match', 'no coinciden'),
    ),
  'that the account is locked and how to get help': async (world) => {
    await expect(signIn(world).message).toContainText(/locked/)
    await expect(signIn(world).message).toContainText(/\d{3}-\d{4}/)
  },
  'that signing in does not work at the moment, and which number to call': async (world) => {
    await expect(signIn(world).message).toContainText('We cannot reach our service')
    await expect(signIn(world).message).toContainText('The problem is on our side.')
    await expect(signIn(world).message).toContainText(/\d{3}-\d{4}/)
  },
  'that it cannot be opened yet, and which number to call': async (world) => {
    const heading = { level: 1, name: 'We cannot open this page yet' }
    await expect(main(world).getByRole('heading', heading)).toBeVisible()
    await expect(world.page).toHaveTitle(`Unavailable | ${world.settings.target.brand}`)
    await expect(main(world).getByRole('link', { name: /^\+?[\d() -]{10,}$/ })).toBeVisible()
  },
  'that there are no readings yet, and what to do': async (world) => {
    await expect(main(world).getByRole('heading', { name: 'No readings yet' })).toBeVisible()
    await expect(main(world)).toContainText(/reading shows here|readings show here/i)
  },
  'what happens next and which number to call': async (world) => {
    const heading = { level: 2, name: localizedName('What happens next', 'Qué sigue') }
    await expect(main(world).getByRole('heading', heading)).toBeVisible()
    await expect(main(world).getByRole('listitem')).toHaveCount(3)
    await expect(main(world).getByRole('link', { name: /^1-800/ })).toHaveAttribute('href', /^tel:/)
    await expect(main(world)).toContainText(
      localizedText('an email as soon as', 'un correo en cuanto'),
    )
  },
}

defineParameterType({
  name: 'explanation',
  regexp: Object.keys(explanations).map((name) => new RegExp(name)),
  transformer: (text: string): Explanation => explanations[text]!,
})
