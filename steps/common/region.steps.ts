import { Then, When } from '@cucumber/cucumber'
import type { Locator } from 'playwright'
import type { PageView } from '../parameters/page.ts'
import '../parameters/page.ts'
import type { HasFocus } from '../parameters/control.ts'
import '../parameters/control.ts'
import '../parameters/region.ts'
import type { Region } from '../parameters/region.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  '{region} says {texts}',
  async function (this: PortalWorld, { locate }: Region, texts: string[]) {
    for (const text of texts) await expect(locate(this)).toContainText(text)
  },
)

Then(
  '{region} does not say {texts}',
  async function (this: PortalWorld, { locate, settle }: Region, texts: string[]) {
    await settle(this)
    await expect(locate(this)).toBeVisible()
    for (const text of texts) await expect(locate(this)).not.toContainText(text)
  },
)

/** One of the page's alerts or status messages, alone among them, has the text. */
Then(
  '{notice} says {string}',
  async function (this: PortalWorld, notices: (world: PortalWorld) => Locator, text: string) {
    await expect(notices(this).filter({ hasText: text })).toBeVisible()
  },
)

Then(
  '{region} has the button {string}',
  async function (this: PortalWorld, { locate }: Region, name: string) {
    await expect(locate(this).getByRole('button', { name, exact: true })).toBeVisible()
  },
)

Then(
  '{region} has no button {string}',
  async function (this: PortalWorld, { locate, settle }: Region, name: string) {
    await settle(this)
    await expect(locate(this)).toBeVisible()
    await expect(locate(this).getByRole('button', { name, exact: true })).toHaveCount(0)
  },
)

Then(
  '{region} leads to {texts}',
  async function (this: PortalWorld, { locate }: Region, names: string[]) {
    for (const name of names)
      await expect(locate(this).getByRole('link', { name, exact: true })).toBeVisible()
  },
)

Then(
  '{region} does not lead to {string}',
  async function (this: PortalWorld, { locate }: Region, name: string) {
    await expect(locate(this)).toBeVisible()
    await expect(locate(this).getByRole('link', { name, exact: true })).toHaveCount(0)
  },
)

Then('the focus is on {control}', async function (this: PortalWorld, hasFocus: HasFocus) {
  await hasFocus(this)
})

When(
  'the member presses {string} in {region}',
  async function (this: PortalWorld, name: string, { locate }: Region) {
    await locate(this).getByRole('button', { name, exact: true }).click()
  },
)

When(
  'the member follows {string} in {region}',
  async function (this: PortalWorld, name: string, { locate }: Region) {
    await locate(this).getByRole('link', { name, exact: true }).first().click()
  },
)

Then(
  '{region} has the heading {string}',
  async function (this: PortalWorld, { locate }: Region, name: string) {
    await expect(locate(this).getByRole('heading', { name, exact: true })).toBeVisible()
  },
)

/** A visible text anywhere on the page, or on the printed page. */
Then('the page shows {texts}', async function (this: PortalWorld, texts: string[]) {
  for (const text of texts)
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible()
})

Then('the page {page}', async function (this: PortalWorld, looksAsSaid: PageView) {
  await looksAsSaid(this)
})
