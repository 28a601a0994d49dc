import { After, Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { request } from 'playwright'
import { followExternalLink } from '../support/page/follow-external-link.ts'
import { expect } from '../support/expect.ts'
import { fieldsOf } from '../support/servers/identity-service.ts'
import { type PartnerSite, startPartnerSite } from '../support/servers/partner-site.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import { alteredForm, samlNameId } from '../support/servers/saml-partner.ts'
import { webPage } from '../support/servers/web-page.ts'
import type { PortalWorld } from '../support/world.ts'

const service = 'https://sso.teladoc.example/saml/acs'
const calls = ['redirectToPartner', 'redirectMemberToPartner']

/** Query parameters of the partner's link, besides its code. */
const linkParameters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'with a return address': { acsURL: service },
  'from its mobile app': { fromMobile: 'true' },
  "with another partner's return address": { acsURL: 'https://sso.mystrength.example/saml/acs' },
}

When(
  /^the partner TELADOC sends the member (?!.*a connect code)(.+)$/,
  async function (this: PortalWorld, how: string) {
    const parameters = linkParameters[how]
    if (parameters === undefined) throw new Error(`No partner link is known as "${how}".`)
    this.signInSecret = await this.control.accessCode(this.member.id, 'access-code')
    await followExternalLink(this, 'care.teladoc.example', {
      partnerId: 'TELADOC',
      accessCode: this.signInSecret,
      ...parameters,
    })
  },
)

/** Reads the member's public id outside the browser. */
async function publicIdOf({ settings, member, scenario }: PortalWorld): Promise<string> {
  const outside = await request.newContext({
    baseURL: settings.portal,
    extraHTTPHeaders: { 'x-scenario': scenario, 'x-portal-request': '1', origin: settings.portal },
  })
  try {
    const session = (await (
      await outside.post('/api/v1/users/me/auth', {
        form: { grant_type: 'password', username: member.username, password: member.password },
      })
    ).json()) as { access_token: string }
    const answer = await outside.get('/api/v1/users/me/partners/PUBLIC', {
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    return ((await answer.json()) as { publicUUID: string }).publicUUID
  } finally {
    await outside.dispose()
  }
}

const formOf = ({ postedForms: posted }: PortalWorld): Readonly<Record<string, string>> =>
  posted[0]?.fields ?? {}

Then(
  /^single sign-on was requested (with|without) the member's session$/,
  function (this: PortalWorld, how: string) {
    expect(calls.map((call) => this.calls.count(call))).toEqual(how === 'with' ? [0, 1] : [1, 0])
  },
)

/** Changes the mock server's sign-on response on its way to the browser. */
async function change(
  world: PortalWorld,
  edit: (answer: { uri: string; parameters: Record<string, string> }) => object,
): Promise<void> {
  await (
    await world.context()
  ).route(/\/auth\/idp\/saml\/redirect/, async (route) => {
    const answer = await route.fetch()
    const original = (await answer.json()) as { uri: string; parameters: Record<string, string> }
    await route.fulfill({ response: answer, json: { ...original, ...edit(original) } })
  })
}

Given(
  /^the partner also requires the fields (.+)$/,
  async function (this: PortalWorld, list: string) {
    await change(this, ({ parameters }) => ({
      parameters: {
        ...parameters,
        ...Object.fromEntries(quotedList(list).map((name) => [name, 'https://evil.example/'])),
      },
    }))
  },
)

Then(/^the form also had the fields (.+)$/, function (this: PortalWorld, list: string) {
  expect(Object.keys(formOf(this))).toEqual(expect.arrayContaining(quotedList(list)))
  expect(this.postedForms[0]?.address).toBe(service)
})

Then('the library of another partner refuses the same form', async function (this: PortalWorld) {
  await expect(
    samlNameId(this.control, formOf(this), 'https://sso.mystrength.example/saml/acs'),
  ).rejects.toThrow(/audience/i)
})

Then("a form with another member's id is refused", async function (this: PortalWorld) {
  const form = alteredForm(
    formOf(this),
    await publicIdOf(this),
    '00000000-0000-4000-8000-000000000000',
  )
  await expect(samlNameId(this.control, form)).rejects.toThrow(/signature/i)
})

Given(
  'single sign-on is answered with the address {string}',
  async function (this: PortalWorld, uri: string) {
    await change(this, () => ({ uri }))
  },
)

Given(
  /^single sign-on is answered with "(\w+)"$/,
  async function (this: PortalWorld, example: string) {
    this.guard.expect('failed call', new RegExp(`^(${calls.join('|')}) answered \\d+$`))
    for (const operationId of calls) await this.control.armFault({ operationId, example })
  },
)

When(
  'an injected script posts a form to {string}',
  async function (this: PortalWorld, address: string) {
    this.guard.expect('blocked by CSP', /form-action/)
    this.guard.expect('console error', /form-action/, { maybe: true })
    await (
      await this.context()
    ).route(address, (route) => {
      this.postedForms.push({ address, fields: fieldsOf(route) })
      return route.abort()
    })
    // The form targets a frame, so that a successful post does not leave the page.
    await this.page.evaluate((action) => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      frame.title = frame.name = 'elsewhere'
      const form = document.body.appendChild(document.createElement('form'))
      Object.assign(form, { action, method: 'post', target: 'elsewhere' })
      const blocked = new Promise((resolve) =>
        addEventListener('securitypolicyviolation', resolve, { once: true }),
      )
      form.submit()
      return blocked.then(() => {
        form.remove()
        frame.remove()
      })
    }, address)
  },
)

const sites = new WeakMap<PortalWorld, PartnerSite>()
const siteOf = (world: PortalWorld): PartnerSite =>
  sites.get(world) ?? fail('The partner has no site yet.')
const password = 'partners-own-password'
const otherPerson = 'somebody.else'

definePhrases<ScenarioDeed>('partner', {
  'accepts sign-ons': () => async (world) => {
    // The partner's library reads the machine's clock, so the mock server uses the same time.
    await world.control.setClock(new Date())
    await (
      await world.context()
    ).route('https://sso.teladoc.example/**', async (route) => {
      const fields = fieldsOf(route)
      world.postedForms.push({ address: route.request().url(), fields })
      const name = await samlNameId(world.control, fields).catch(
        (error: unknown) => `nobody: ${String(error)}`,
      )
      await route.fulfill({ contentType: 'text/html', body: webPage(`Signed on as ${name}`) })
    })
  },
  'has an OpenID Connect provider that knows the member': () => async (world) => {
    const { member, control, settings } = world
    const subject = `partner|${member.id}`
    sites.set(
      world,
      await startPartnerSite({
        portal: settings.portal,
        accounts: [
          { username: member.username, password, subject },
          { username: otherPerson, password, subject: 'partner|stranger' },
        ],
        codeFor: async (who) => {
          if (who !== subject) return null
          world.signInSecret = await control.accessCode(member.id, 'partner-code', 'TELADOC')
          return world.signInSecret
        },
      }),
    )
  },
})

Given('the partner {partner}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

After({ name: 'Close the partner’s site' }, async function (this: PortalWorld) {
  await sites.get(this)?.stop()
})

async function signInThere(world: PortalWorld, username: string): Promise<void> {
  await world.open(`${siteOf(world).address}/`)
  await world.page.getByLabel('User name').fill(username)
  await world.page.getByLabel('Password').fill(password)
  await world.page.getByRole('button', { name: 'Sign in' }).click()
}

When("another person signs in at the partner's provider", async function (this: PortalWorld) {
  this.guard.expect('failed call', /^GET document answered 403$/)
  await signInThere(this, otherPerson)
})

definePhrases<ScenarioDeed>('sign-on deed', {
  "signs in at the partner's provider": () => async (world) => {
    await signInThere(world, world.member.username)
    await world.page.waitForURL((url) => url.origin === world.settings.portal)
  },
  "opens the partner's site with a code that they did not request": () => async (world) => {
    world.guard.expect('failed call', /^GET document answered 403$/)
    await world.open(`${siteOf(world).address}/callback?code=somebodys&state=somebodys`)
  },
})

When('the member {sign-on deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

definePhrases<ScenarioDeed>('of the partner', {
  'library identifies the member by the public id': () => async (world) => {
    await expect(world.page.getByRole('heading', { level: 1 })).toHaveText(
      `Signed on as ${await publicIdOf(world)}`,
    )
    expect(world.postedForms).toHaveLength(1)
  },
  'site says that it does not know the member': () => async (world) => {
    await expect(world.page.getByRole('heading', { level: 1 })).toHaveText('We do not know you')
  },
})

Then("the partner's {of the partner}", async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

Then('the provider refuses to accept the same code again', async function (this: PortalWorld) {
  await expect(siteOf(this).again()).rejects.toMatchObject({ error: 'invalid_grant' })
})

function fail(message: string): never {
  throw new Error(message)
}
