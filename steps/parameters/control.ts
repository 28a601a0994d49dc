import { defineParameterType } from '@cucumber/cucumber'
import type { Locator } from 'playwright'
import { localizedName } from '../support/page/localized-name.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'
import { shell } from '../screens/shell.screen.ts'

const main = ({ page }: PortalWorld) => page.getByRole('main')

/** Controls that can have the focus, by their names. `*` stands for a quoted name. */
const controls: Readonly<Record<string, (world: PortalWorld, name: string) => Locator>> = {
  'the heading *': ({ page }, name) => page.getByRole('heading', { level: 1, name }),
  'the level 2 heading *': ({ page }, name) => page.getByRole('heading', { level: 2, name }),
  'the alert *': ({ page }, name) => page.getByRole('alert').filter({ hasText: name }),
  'the button *': ({ page }, name) => page.getByRole('button', { name, exact: true }),
  'the field *': (world, name) => main(world).getByLabel(name, { exact: true }),
  'the conversation *': ({ page }, name) =>
    page
      .getByRole('list', { name: localizedName('Your conversations', 'Sus conversaciones') })
      .getByRole('button')
      .filter({ hasText: name })
      .first(),
  'the composer': ({ page }) => page.getByRole('textbox', { name: /^(Message to|Mensaje para) / }),
  'the content': main,
  'the menu button': (world) => shell(world).hamburger,
  'the button of the help menu': (world) => shell(world).menuButton('help'),
  'the button of the member menu': (world) => shell(world).menuButton('member'),
  'the first menu item': ({ page }) => page.getByRole('menuitem').first(),
}

const focused = ({ page }: PortalWorld): Locator => page.locator(':focus')

/** What is said of the control that has the focus. */
const saidOfFocus: Readonly<Record<string, (world: PortalWorld, name: string) => Promise<void>>> = {
  '*': (world, name) => expect(focused(world)).toHaveAccessibleName(name),
  'the text *': (world, name) => expect(focused(world)).toHaveText(name),
  'the error message': (world) => expect(focused(world).getByRole('alert')).toBeVisible(),
  'the note that the session was moved': (world) =>
    expect(focused(world)).toContainText(/^(Moved to|Nueva hora)/),
  'the collapsed filter *': async (world, name) => {
    const button = main(world).getByRole('button', { name: new RegExp(`^${name}`) })
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Looks whether a control has the focus. */
export type HasFocus = (world: PortalWorld) => Promise<void>

defineParameterType({
  name: 'control',
  regexp: Object.keys({ ...controls, ...saidOfFocus }).map(
    (name) => new RegExp(name.replace('*', '"[^"]*"')),
  ),
  transformer: (text: string): HasFocus => {
    const [, name = ''] = /"(.*)"/.exec(text) ?? []
    const words = text.replace(/".*"/, '*')
    const locate = controls[words]
    return (world) =>
      locate === undefined
        ? saidOfFocus[words]!(world, name)
        : expect(locate(world, name)).toBeFocused()
  },
})
