import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { signIn } from '../screens/sign-in.screen.ts'
import { migration } from '../screens/migration.screen.ts'
import { followExternalLink } from '../support/page/follow-external-link.ts'
import { expect } from '../support/expect.ts'
import { routeToSandbox } from '../support/servers/identity-service.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { expectSent } from '../support/control/expect-sent.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  /^two blocks are headed ("[^"]+" and "[^"]+")$/,
  async function (this: PortalWorld, list: string) {
    await expect(migration(this).blocks).toHaveText(quotedList(list))
  },
)

Given('{member} has just signed in', async function (this: PortalWorld, template: string) {
  await this.makeMember({ template })
  await this.open('/login')
  await signIn(this).submit(this.member.username, this.member.password)
  await this.page.waitForURL((url) => url.pathname !== '/login')
})

When('she connects her accounts', async function (this: PortalWorld) {
  await migration(this).connect.click()
})

When(
  /^she comes to (the transition screen|"\/") with an MFA token and "([^"]+)"$/,
  async function (this: PortalWorld, place: string, query: string) {
    const { username, password } = this.member
    const answer = await (
      await this.context()
    ).request.post('/api/v1/users/me/auth', {
      form: { grant_type: 'password', username, password },
      headers: { 'x-portal-request': '1', origin: this.settings.portal },
    })
    const { mfaToken } = (await answer.json()) as { mfaToken: string }
    this.brought = mfaToken
    await followExternalLink(
      this,
      'mail.example.com',
      { ...Object.fromEntries(new URLSearchParams(query)), mfaToken },
      place === '"/"' ? '/' : '/transitionScreen',
    )
  },
)

Then('the contact points were asked for with that token', async function (this: PortalWorld) {
  await expectSent(this, 'listMfaContactPoints', {
    path: `/mfa/${this.brought}/contactPoints`,
    status: 200,
  })
})

Then('the pages are those of {string}', async function (this: PortalWorld, name: string) {
  await expect(
    this.page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${name} .*account menu$`) }),
  ).toBeVisible()
})

Then('she is asked where the code shall go', async function (this: PortalWorld) {
  await expect(this.page.getByRole('radio').first()).toBeVisible()
})

Then('nothing that brought her is left in the address', function (this: PortalWorld) {
  expect(this.brought.length).toBeGreaterThan(10)
  expect(this.page.url()).not.toContain(this.brought)
})

Then('nothing of her health or of her person was asked for', async function (this: PortalWorld) {
  await requestsSettled(this)
  const asked = (await this.control.calls()).map(({ operationId }) => operationId ?? '')
  expect(asked).toContain('getMigrationInfo')
  expect(
    asked.filter((id) => !['signIn', 'refreshSession', 'getMigrationInfo'].includes(id)),
  ).toEqual([])
})

Given(
  /^the (migration start|identity service) takes her on$/,
  async function (this: PortalWorld, service: string) {
    await routeToSandbox(this, service)
  },
)

Given('her public id is long in coming', async function (this: PortalWorld) {
  const released = new Promise<void>((resolve) => {
    this.release = resolve
  })
  await (
    await this.context()
  ).route(/\/api\/v1\/users\/me\/partners\/PUBLIC$/, async (route) => {
    await released
    await route.continue()
  })
})

When('her public id arrives', function (this: PortalWorld) {
  this.release()
})

Then('a reader is told {string}', async function (this: PortalWorld, text: string) {
  await expect(this.page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
})

When('she/he opens {string} and waits', async function (this: PortalWorld, address: string) {
  await this.open(address)
})

When('she comes from the mobile app to {string}', async function (this: PortalWorld, path: string) {
  await followExternalLink(
    this,
    'app.example.com',
    { authToken: await this.control.authToken(this.member.id), fromMobile: 'true' },
    path,
  )
})

const portalsPage = ({ settings }: PortalWorld): string => `${settings.portal}/login`
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

Then(
  /^the (migration start|identity service) was sent exactly these fields:$/,
  async function (this: PortalWorld, _service: string, table: DataTable) {
    await expect.poll(() => this.posted.length).toBe(1)
    const { fields } = this.posted[0]!
    expect(Object.keys(fields)).toEqual(table.raw().map(([name]) => name))
    for (const [name = '', wanted = ''] of table.raw()) {
      const value = fields[name] ?? ''
      if (wanted === 'her public id' || wanted === 'a uuid') expect(value, name).toMatch(uuid)
      else if (wanted === 'a code' || wanted === 'the token of her session')
        expect(value.length, name).toBeGreaterThan(10)
      else
        expect(value, name).toBe(
          wanted === "the portal's sign-in page" ? portalsPage(this) : wanted,
        )
    }
  },
)

Then(
  'the migration start was told that she comes from the mobile app',
  async function (this: PortalWorld) {
    await expect.poll(() => this.posted.map(({ fields }) => fields['fromMobile'])).toEqual(['true'])
  },
)

Then('no form has left the portal', function (this: PortalWorld) {
  expect(this.posted).toEqual([])
})

Then('her old session is over', async function (this: PortalWorld) {
  const token = this.posted[0]?.fields['ccmAuthToken'] ?? ''
  const answer = await fetch(`${this.settings.control}/v1/users/me/token`, {
    headers: { authorization: `Bearer ${token}`, 'x-scenario': this.scenario },
  })
  expect(answer.status).toBe(401)
})
