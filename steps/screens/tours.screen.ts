import type { Locator } from 'playwright'
import { shell } from './shell.screen.ts'
import type { PortalWorld } from '../support/world.ts'

/** A tour or another overlay that opens automatically. */
export function tours(world: PortalWorld) {
  const { page } = world
  const dialog = page.getByRole('dialog')
  const { header, sidebar, menuButton, hamburger } = shell(world)
  const targets: Record<string, Locator> = {
    'the list of pages': sidebar,
    'the member menu': menuButton('member'),
    'the menu button': hamburger,
    'Message coach': header.getByRole('button', { name: /^Message coach/ }),
    Help: menuButton('help'),
  }
  return {
    dialog,
    title: dialog.getByRole('heading', { level: 2 }),
    /** Decorative: it has no role and no accessible name. */
    picture: dialog.locator('svg[viewBox="0 0 288 160"]'),
    ring: dialog.locator('> div').first(),
    back: dialog.getByRole('button', { name: /^(Back|Atrás)$/ }),
    onward: (name: string): Locator => dialog.getByRole('button', { name, exact: true }),
    target: (name: string): Locator =>
      targets[name] ?? sidebar.getByRole('link', { name, exact: true }),
  }
}
