import { Then, When } from '@cucumber/cucumber'
import { care } from '../screens/care.screen.ts'
import { coaching } from '../screens/coaching.screen.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

When(
  'the member selects the first {string} and the first {string}',
  async function (this: PortalWorld, one: string, other: string) {
    for (const label of [one, other]) await care(this).field(label).selectOption({ index: 1 })
  },
)

When('the member opens the coaching link in a new window', async function (this: PortalWorld) {
  const context = await this.context()
  await context.route('https://coaching.wellspring.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Coaching</title>' }),
  )
  const [opened] = await Promise.all([context.waitForEvent('page'), coaching(this).launch.click()])
  await opened.waitForURL('https://coaching.wellspring.example/**')
  this.signInSecret = opened.url()
  await opened.close()
})

Then(
  "the link's address has the member's id, {string}, an access code, oneApp=false and newUI=true",
  function (this: PortalWorld, language: string) {
    const query = Object.fromEntries(new URL(this.signInSecret).searchParams)
    expect(query).toMatchObject({ locale: language, oneApp: 'false', newUI: 'true' })
    expect(query['userId']).toMatch(/^[\w-]{4,}$/)
    expect(query['accessCode']).toMatch(/.{8,}/)
  },
)

Then("the link's address has newUI={string}", function (this: PortalWorld, isNew: string) {
  expect(new URL(this.signInSecret).searchParams.get('newUI')).toBe(isNew)
})
