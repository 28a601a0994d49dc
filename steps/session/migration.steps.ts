import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { migration } from '../screens/migration.screen.ts'
import { followExternalLink } from '../support/page/follow-external-link.ts'
import { expect } from '../support/expect.ts'
import { routeToSandbox } from '../support/servers/identity-service.ts'
import { quotedList } from '../support/page/quoted-list.ts'
import type { Persona } from '../support/member-names.ts'
import type { PortalWorld } from '../support/world.ts'

Then(
  /^the headings of the two blocks are ("[^"]+" and "[^"]+")$/,
  async function (this: PortalWorld, list: string) {
    await expect(migration(this).blocks).toHaveText(quotedList(list))
  },
)

Given('{member} has just signed in', async function (this: PortalWorld, who: Persona) {
  await this.makeMember(who)
  await this.open('/login')
  await signIn(this).submit(this.member.username, this.member.password)
  await this.page.waitForURL((url) => url.pathname !== '/login')
})

When(
  /^the member opens (the transition screen|"\/") with an MFA token and "([^"]+)"$/,
  async function (this: PortalWorld, place: string, query: string) {
    const { username, password } = this.member
    const answer = await (
      await this.context()
    ).request.post('/api/v1/users/me/auth', {
      form: { grant_type: 'password', username, password },
      headers: { 'x-portal-request': '1', origin: this.settings.portal },
    })
    const { mfaToken } = (await answer.json()) as { mfaToken: string }
    this.signInSecret = mfaToken
    await followExternalLink(
      this,
      'mail.example.com',
      { ...Object.fromEntries(new URLSearchParams(query)), mfaToken },
      place === '"/"' ? '/' : '/transitionScreen',
    )
  },
)

Given(
  /^the (migration start|identity service) accepts the member$/,
  async function (this: PortalWorld, service: string) {
    await routeToSandbox(this, service)
  },
)

definePhrases<ScenarioDeed>('migration deed', {
  'connects the accounts': () => async (world) => {
    await migration(world).connect.click()
  },
  'follows a link from the mobile app to "*"':
    (path = '') =>
    async (world) => {
      await followExternalLink(
        world,
        'app.example.com',
        { authToken: await world.control.authToken(world.member.id), fromMobile: 'true' },
        path,
      )
    },
})

When('the member {migration deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

const portalsPage = ({ settings }: PortalWorld): string => `${settings.portal}/login`
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

Then(
  /^the (migration start|identity service) received exactly these fields:$/,
  async function (this: PortalWorld, _service: string, table: DataTable) {
    await expect.poll(() => this.postedForms.length).toBe(1)
    const { fields } = this.postedForms[0]!
    expect(Object.keys(fields)).toEqual(table.raw().map(([name]) => name))
    for (const [name = '', wanted = ''] of table.raw()) {
      const value = fields[name] ?? ''
      if (wanted === 'the public id' || wanted === 'a uuid') expect(value, name).toMatch(uuid)
      else if (wanted === 'a code' || wanted === 'the session token')
        expect(value.length, name).toBeGreaterThan(10)
      else
        expect(value, name).toBe(
          wanted === "the portal's sign-in page" ? portalsPage(this) : wanted,
        )
    }
  },
)

Then(
  'the migration start received that the member comes from the mobile app',
  async function (this: PortalWorld) {
    await expect
      .poll(() => this.postedForms.map(({ fields }) => fields['fromMobile']))
      .toEqual(['true'])
  },
)

Then('the old session has ended', async function (this: PortalWorld) {
  const token = this.postedForms[0]?.fields['ccmAuthToken'] ?? ''
  const answer = await fetch(`${this.settings.control}/v1/users/me/token`, {
    headers: { authorization: `Bearer ${token}`, 'x-scenario': this.scenario },
  })
  expect(answer.status).toBe(401)
})
