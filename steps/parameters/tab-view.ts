import { defineParameterType } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'
import { dashboard } from '../screens/dashboard.screen.ts'
import { idle } from '../screens/idle.screen.ts'
import { shell } from '../screens/shell.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'

/** Looks at the current tab. */
export type TabView = (world: PortalWorld) => Promise<void>

/** What tabs show. `"*"` stands for a quoted text and `#` for a number. */
const views: Readonly<Record<string, (value: string) => TabView>> = {
  'says "*"':
    (text) =>
    ({ page }) =>
      expect(page.getByRole('main')).toContainText(text),
  'is titled "*"':
    (title) =>
    ({ page }) =>
      expect(page).toHaveTitle(title),
  'shows the heading "*"':
    (heading) =>
    async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    },
  'greets Walter': () => async (world) => {
    await expect(shell(world).menuButton('member')).toContainText(world.member.firstName)
    await expect(world.page.locator('body')).not.toContainText(/Rosa|Delgado/)
  },
  'shows the sign-in page': () => (world) => signIn(world).isOpen(),
  'shows the dashboard': () => (world) => dashboard(world).isOpen(),
  'shows the idle dialog with # seconds left': (seconds) => (world) =>
    expect(idle(world).modal).toContainText(new RegExp(`^${seconds}\\D`)),
  'shows no idle dialog': () => (world) => expect(idle(world).modal).toHaveCount(0),
}

const value = /"([^"]*)"|\d+/

defineParameterType({
  name: 'tab view',
  regexp: Object.keys(views).map(
    (words) => new RegExp(words.replace('"*"', '"[^"]*"').replace('#', '\\d+')),
  ),
  transformer: (text: string): TabView => {
    const [found = '', quoted] = value.exec(text) ?? []
    const words = text.replace(value, found.startsWith('"') ? '"*"' : '#')
    return views[words]!(quoted ?? found)
  },
})
