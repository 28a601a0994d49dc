import type { Locator } from 'playwright'
import { localizedName } from '../support/page/localized-name.ts'
import { allowLateStream } from '../support/page/allow-late-stream.ts'
import type { PortalWorld } from '../support/world.ts'

/** Header, sidebar, menus and footer of every signed-in page. */
export function shell({ page, guard, settings }: PortalWorld) {
  const header = page.getByRole('banner')
  const sidebar = page.getByRole('navigation', { name: localizedName('Main', 'Principal') })
  const menuButtons: Record<string, Locator> = {
    help: header.getByRole('button', { name: /^(Help|Ayuda)\b/ }),
    member: header.getByRole('button', { name: /, (account menu|menú de la cuenta)$/ }),
  }
  const menuButton = (name: string): Locator =>
    menuButtons[name] ?? header.getByRole('button', { name })
  const item = (...names: string[]): Locator =>
    page.getByRole('menuitem', { name: localizedName(...names) })
  return {
    header,
    sidebar,
    logo: header.getByRole('link', { name: settings.target.brand }),
    hamburger: header.getByRole('button', { name: localizedName('Menu', 'Menú') }),
    footer: page.getByRole('contentinfo'),
    menu: page.getByRole('menu'),
    menuButton,
    dialog: page.getByRole('dialog'),
    follow: (name: string) => page.getByRole('link', { name, exact: true }),
    signOut: async (): Promise<void> => {
      allowLateStream({ guard })
      await menuButton('member').click()
      await item('Sign out', 'Cerrar sesión').click()
    },
    chooseInMemberMenu: async (...names: string[]): Promise<void> => {
      await menuButton('member').click()
      await item(...names).click()
    },
  }
}
