import { Given, Then, When } from '@cucumber/cucumber'
import type { PortalWorld } from '../../../steps/support/world.ts'

When('I look at {string}', async function (this: PortalWorld, name: string) {
  await this.open(`/${name}`)
  // The fixture pages set data-done when their script has finished.
  await this.page.locator('html[data-done]').waitFor()
})

When('the backend has seen a(n) {}', async function (this: PortalWorld, what: string) {
  await this.page.request.post(`/tell?scenario=${this.scenario}&what=${encodeURIComponent(what)}`)
})

Given('I expect a failed call', function (this: PortalWorld) {
  this.guard.expect('failed call', /GET fetch answered 500/)
})

When('I ask the sandbox for a member', async function (this: PortalWorld) {
  await this.makeMember({ template: 'rosa' })
})

When('I type my password and fail', async function (this: PortalWorld) {
  await this.page.getByLabel('Password').fill('not-in-the-report')
  throw new Error('This step fails on purpose.')
})

/** The guard looks after it. */
Then('it looks right', () => {})
