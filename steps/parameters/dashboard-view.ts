import { dashboard } from '../screens/dashboard.screen.ts'
import { expect } from '../support/expect.ts'
import { localizedText } from '../support/page/localized-name.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import type { PortalWorld } from '../support/world.ts'
import { definePhrases } from './phrases.ts'

/** Looks at the dashboard. */
export type DashboardView = (world: PortalWorld) => Promise<void> | void

definePhrases<DashboardView>('dashboard', {
  'is open': () => (world) => dashboard(world).isOpen(),
  'greets the member by first name': () => (world) =>
    expect(dashboard(world).greeting).toContainText(world.member.firstName),
  'loaded code that the sign-in page did not load': () => (world) =>
    expect(world.calls.scripts).toBeGreaterThan(world.scripts),
  /** The card is first and replaces greeting, next step and privacy line. */
  'is led by the card "*", which says "…"':
    (title = '', texts = '') =>
    async (world) => {
      const main = world.page.getByRole('main')
      const card = main.getByRole('region', { name: title, exact: true })
      for (const text of quotedList(texts)) await expect(card).toContainText(text)
      await expect(main.getByRole('heading').nth(1)).toHaveText(title)
      await expect(
        main.getByRole('status').filter({
          hasText: localizedText(
            'A reading needs your attention now',
            'Una lectura necesita su atención ahora',
          ),
        }),
      ).toHaveCount(1)
      await expect(dashboard(world).steps).toHaveCount(0)
      await expect(dashboard(world).logMenu).toHaveCount(0)
      // In view without scrolling.
      await expect(card.getByRole('link', { name: /911/ })).toBeInViewport()
    },
  'shows the card "*" and never before that "*"':
    (title = '', never = '') =>
    async ({ page }) => {
      const seen = await page.getByRole('main').evaluate(
        async (element, words) => {
          const found = new Set<string>()
          const look = () =>
            words
              .filter((word) => element.textContent.includes(word))
              .forEach((word) => found.add(word))
          look()
          while (!found.has(words[0] ?? '')) {
            await new Promise((done) => requestAnimationFrame(done))
            look()
          }
          return [...found]
        },
        [title, never],
      )
      expect(seen).toEqual([title])
    },
})
