import { heldCallsOf } from './fault.ts'
import { horizontalOverflow } from '../support/page/horizontal-overflow.ts'
import { localizedName, localizedText } from '../support/page/localized-name.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'
import { accountAccess } from '../screens/account-access.screen.ts'
import { bloodPressure } from '../screens/blood-pressure.screen.ts'
import { impersonation } from '../screens/impersonation.screen.ts'
import { readingLogs } from '../screens/reading-logs.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { definePhrases } from './phrases.ts'

/** Looks at the page. */
export type PageView = (world: PortalWorld) => Promise<void> | void

const main = ({ page }: PortalWorld) => page.getByRole('main')

/** What pages say in several sentences, by what it is about. */
const explanations: Readonly<Record<string, PageView>> = {
  'says that the email address or the password is not right': (world) =>
    expect(signIn(world).message).toContainText(
      localizedText('is not right', 'no es correcta', 'do not match', 'no coinciden'),
    ),
  'says that the account is locked and how to get help': async (world) => {
    await expect(signIn(world).message).toContainText(/locked/)
    await expect(signIn(world).message).toContainText(/\d{3}-\d{4}/)
  },
  'says that signing in does not work at the moment, and which number to call': async (world) => {
    await expect(signIn(world).message).toContainText('We cannot reach our service')
    await expect(signIn(world).message).toContainText('The problem is on our side.')
    await expect(signIn(world).message).toContainText(/\d{3}-\d{4}/)
  },
  'says that it cannot be opened yet, and which number to call': async (world) => {
    const heading = { level: 1, name: 'We cannot open this page yet' }
    await expect(main(world).getByRole('heading', heading)).toBeVisible()
    await expect(world.page).toHaveTitle(`Unavailable | ${world.settings.target.brand}`)
    await expect(main(world).getByRole('link', { name: /^\+?[\d() -]{10,}$/ })).toBeVisible()
  },
  'says that there are no readings yet, and what to do': async (world) => {
    await expect(main(world).getByRole('heading', { name: 'No readings yet' })).toBeVisible()
    await expect(main(world)).toContainText(/reading shows here|readings show here/i)
  },
  'says what happens next and which number to call': async (world) => {
    const heading = { level: 2, name: localizedName('What happens next', 'Qué sigue') }
    await expect(main(world).getByRole('heading', heading)).toBeVisible()
    await expect(main(world).getByRole('listitem')).toHaveCount(3)
    await expect(main(world).getByRole('link', { name: /^1-800/ })).toHaveAttribute('href', /^tel:/)
    await expect(main(world)).toContainText(
      localizedText('an email as soon as', 'un correo en cuanto'),
    )
  },
}

definePhrases<PageView>('page', {
  ...Object.fromEntries(
    Object.entries(explanations).map(([phrase, isSaid]) => [phrase, () => isSaid]),
  ),
  'says "*", why, and which number to call': (title) => async (world) => {
    const panel = main(world).getByRole('alert')
    await expect(panel.getByRole('heading')).toHaveText(title ?? '')
    await expect(panel.getByRole('paragraph')).toHaveText(/data is safe|not available right now/)
    await expect(panel.getByRole('link')).toHaveAttribute('href', /^tel:/)
  },
  'says "*" in "*"':
    (text = '', language) =>
    ({ page }) =>
      expect(page.locator(`[lang="${language}"]`).getByText(text).first()).toBeVisible(),
  'says how many readings are shown: #': (count) => (world) =>
    expect(readingLogs(world).count).toContainText(new RegExp(`^${count} readings?\\b`)),
  'shows the latest blood pressure': () => (world) =>
    expect(bloodPressure(world).latest).toBeVisible(),
  'asks the member to wait # seconds': (seconds) => async (world) => {
    await expect(main(world)).toContainText(
      new RegExp(`in ${seconds} seconds|in ${Number(seconds) - 1} seconds`),
    )
    await expect(accountAccess(world).goOn).toHaveAttribute('aria-disabled', 'true')
  },
  'offers a new code in # seconds': (text) => (world) => {
    const seconds = Number(text)
    return expect(main(world)).toContainText(
      new RegExp(`in (${seconds}|${seconds - 1}|${seconds - 2}) seconds`),
    )
  },
  'offers "*" and "*", partly masked':
    (...contacts) =>
    async (world) => {
      for (const text of contacts)
        await expect(accountAccess(world).contact(text)).toHaveAccessibleName(/•/)
    },
  'asks where to send the code':
    () =>
    ({ page }) =>
      expect(page.getByRole('radio').first()).toBeVisible(),
  'asks whether to connect the account of "*"':
    (name) =>
    async ({ page }) => {
      const title = `You are signed in as ${name}.`
      await expect(page.getByText(title, { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Connect my accounts' })).toBeEnabled()
    },
  'announces "*"':
    (text = '') =>
    ({ page }) =>
      expect(
        page.locator('body > div [role=status][aria-live=polite]').filter({ hasText: text }),
      ).toHaveCount(1),
  'does not mention staff': () => async (world) => {
    await pageLoaded(world.page)
    await expect(impersonation(world).banner).toHaveCount(0)
  },
  'does not show "*"':
    (text = '') =>
    async (world) => {
      // Wait for the whole page; an absence is certain only then.
      await pageLoaded(world.page)
      await requestsSettled(world)
      await expect(world.page.getByText(text)).toHaveCount(0)
    },
  'reloaded once': () => (world) => void expect(world.calls.pages - world.loads).toBe(1),
  'is titled "*"':
    (title = '') =>
    async (world) => {
      await expect(world.page).toHaveTitle(title)
    },
  'is in "*"':
    (language = '') =>
    async (world) => {
      await expect(world.page.locator('html')).toHaveAttribute('lang', language)
    },
  'does not scroll sideways': () => async (world) => {
    await expect.poll(() => horizontalOverflow(world.page)).toEqual([])
  },
  'is still loading "*"':
    (label = '') =>
    async (world) => {
      await expect(world.page.getByRole('heading', { level: 1 })).toBeVisible()
      // The page waits for the delayed call, and for no other.
      await requestsSettled(world, () => heldCallsOf(world))
      await expect(world.page.locator('[aria-busy=true]').filter({ hasText: label })).toBeVisible()
      const save = world.page.getByRole('main').getByRole('button', { name: /^(Save|Guardar)/ })
      await expect(save).toHaveCount(0)
    },
  'for moving to the single account is open': () => async (world) => {
    await expect(world.page).toHaveURL(/\/(transitionScreen|migration)(\?.*)?$/)
    await expect(world.page.getByRole('heading', { level: 1 })).toBeVisible()
  },
})
