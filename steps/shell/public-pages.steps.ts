import { Given, Then } from '@cucumber/cucumber'
import { isDark } from '../support/page/colors.ts'
import { escapeRegExp } from '../support/page/localized-name.ts'
import { expect } from '../support/expect.ts'
import type { Locale, PortalWorld } from '../support/world.ts'

Given(
  /^the browser's language is "(en-US|es-US)"$/,
  function (this: PortalWorld, language: Locale) {
    this.visit.locale = language
  },
)

Given('the text is twice as large', async function (this: PortalWorld) {
  await (
    await this.context()
  ).addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    )
  })
})

Then("the page's title ends in {string}", async function (this: PortalWorld, end: string) {
  await expect(this.page).toHaveTitle(new RegExp(`\\S{2,}.* ${escapeRegExp(end)}$`))
})

Then(/^the page's colors are (light|dark)$/, async function (this: PortalWorld, colours: string) {
  await expect.poll(() => isDark(this.page)).toBe(colours === 'dark')
})
