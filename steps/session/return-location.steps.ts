import { When } from '@cucumber/cucumber'
import type { PortalWorld } from '../support/world.ts'

const asPage = (body: string) => ({
  contentType: 'text/html',
  headers: { 'referrer-policy': 'unsafe-url' },
  body,
})

When(
  'the member follows a sign-in link from {string} with the return location {string}',
  async function (this: PortalWorld, site: string, target: string) {
    const context = await this.context()
    const link = `${this.settings.portal}/login?${new URLSearchParams({ redirect: target })}`
    await context.route(`https://${site}/`, (route) =>
      route.fulfill(asPage(`<a href="${link.replaceAll('&', '&amp;')}">Sign in</a>`)),
    )
    await context.route('https://coaching.wellspring.example/**', (route) =>
      route.fulfill(asPage('<title>Coaching</title><h1>Coaching</h1>')),
    )
    await this.open(`https://${site}/`)
    await this.page.getByRole('link').click()
    await this.page.waitForURL((url) => url.origin === new URL(this.settings.portal).origin)
  },
)
