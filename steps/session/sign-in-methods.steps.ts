import { Given, Then, When } from '@cucumber/cucumber'
import { followExternalLink } from '../support/page/follow-external-link.ts'
import { expect } from '../support/expect.ts'
import type { PortalWorld } from '../support/world.ts'

/**
 * A sign-in method: how its secret is created and passed to the portal. `kept` is the key in
 * session storage.
 */
interface SignInMethod {
  readonly mint: (world: PortalWorld) => Promise<string>
  readonly query: (secret: string) => Readonly<Record<string, string>>
  readonly storageKey?: string
  /** The operation that accepts the secret. */
  readonly operationId: string
}

const partner = { partnerId: 'MYSTRENGTH' }
const methods: Readonly<Record<string, SignInMethod>> = {
  'an access code': {
    mint: ({ control, member }) => control.accessCode(member.id, 'access-code'),
    query: (accessCode) => ({ accessCode }),
    operationId: 'signIn',
  },
  "the parent app's token": {
    mint: ({ control, member }) => control.jwt(member.id),
    query: (jwt) => ({ accessCode: jwt, oneApp: 'true' }),
    operationId: 'createAccessCode',
  },
  "a partner's access code": {
    mint: ({ control, member }) => control.accessCode(member.id, 'partner-code', partner.partnerId),
    query: (accessCode) => ({ accessCode, ...partner }),
    operationId: 'signInWithPartnerCode',
  },
  "the usual partner's access code": {
    mint: ({ control, member }) => control.accessCode(member.id, 'partner-code', 'TELADOC'),
    query: (accessCode) => ({ accessCode }),
    operationId: 'signInWithPartnerCode',
  },
  'an auth token': {
    mint: ({ control, member }) => control.authToken(member.id),
    query: (authToken) => ({ authToken }),
    operationId: 'signIn',
  },
  'the token of an education course': {
    mint: ({ control, member }) => control.accessCode(member.id, 'education-code'),
    query: () => ({ source: 'education' }),
    storageKey: 'educationToken',
    operationId: 'signInToEducation',
  },
  "the chat client's token": {
    mint: ({ control, member }) => control.jwt(member.id, 'teams'),
    query: (jwt) => ({ jwt, teams: 'true' }),
    operationId: 'exchangeTeamsToken',
  },
}
const methodOf = (name: string): SignInMethod =>
  methods[name] ?? fail(`No way in is known as "${name}".`)

/** Methods that need a page of the provider's own site. */
const fromInside = new Set(['an access code', "the parent app's token"])

/** Runs in the browser. Stores a token before the portal's first script, once for each tab. */
const storeOnce = ([key, value, portal]: readonly [string, string, string]): void => {
  if (location.origin !== portal || sessionStorage.getItem('came')) return
  sessionStorage.setItem(key, value)
  sessionStorage.setItem('came', '1')
}

async function followLink(
  world: PortalWorld,
  name: string,
  secret: string,
  site = fromInside.has(name) ? 'app.wellspring.example' : 'elsewhere.example',
): Promise<void> {
  const method = methodOf(name)
  world.signInSecret = secret
  world.canaries.plant('sign-in secret', secret)
  const context = await world.context()
  if (method.storageKey !== undefined)
    await context.addInitScript(storeOnce, [
      method.storageKey,
      secret,
      world.settings.portal,
    ] as const)
  await followExternalLink(world, site, method.query(secret))
}

When(
  /^a visitor follows a link with (.+) that is invalid$/,
  async function (this: PortalWorld, name: string) {
    this.guard.expect(
      'failed call',
      new RegExp(`^${methodOf(name).operationId} answered (401|403)$`),
    )
    await followLink(this, name, 'of-nobody-at-all')
  },
)

When(
  /^the member follows a link with the same (.+)$/,
  async function (this: PortalWorld, name: string) {
    this.guard.expect('failed call', /^signIn answered 401$/)
    await followLink(this, `an ${name}`, this.signInSecret)
  },
)

const answers: Readonly<
  Record<
    string,
    { readonly operationId: string; readonly example: string; readonly status: number }
  >
> = {
  invalid_grant: { operationId: 'signIn', example: 'code_refused', status: 401 },
  invalid_token: { operationId: 'signIn', example: 'auth_token_refused', status: 401 },
  invalid_client: { operationId: 'signIn', example: 'invalid_client', status: 401 },
  invalid_teams_token: {
    operationId: 'exchangeTeamsToken',
    example: 'invalid_teams_token',
    status: 401,
  },
  'server error': { operationId: 'signIn', example: 'server_error', status: 500 },
  'a second step': { operationId: 'signIn', example: 'mfa_required', status: 403 },
}

Given(
  'a sign-in method is answered with {string}',
  async function (this: PortalWorld, name: string) {
    const { operationId, example, status } =
      answers[name] ?? fail(`No answer is known as "${name}".`)
    this.guard.expect('failed call', new RegExp(`^${operationId} answered ${status}$`))
    // The mock server does not know the MFA token of the contract's example.
    if (example === 'mfa_required')
      this.guard.expect('failed call', /^listMfaContactPoints answered 401$/)
    await this.control.armFault({ operationId, example })
  },
)

const linkNote = ({ page }: PortalWorld) => page.getByText(/^You are in the account of /)

Then('the previous session has ended', async function (this: PortalWorld) {
  await expect
    .poll(
      async () =>
        (await this.control.calls()).filter(
          ({ operationId, status }) => operationId === 'signOut' && status === 204,
        ).length,
    )
    .toBe(1)
})

function fail(message: string): never {
  throw new Error(message)
}

When(
  /^the member (?:follows|has followed) a link with (an? [^,]+|the (?!same)[^,]+)(?:, from "([^"]+)")?$/,
  async function (this: PortalWorld, name: string, site: string | null) {
    await followLink(this, name, await methodOf(name).mint(this), site ?? undefined)
  },
)

Then(
  /^(?:no note says that a link opened an account|a note says that a link opened the account of "([^"]+)")$/,
  async function (this: PortalWorld, name: string | null) {
    if (name !== null) return expect(linkNote(this)).toHaveText(`You are in the account of ${name}`)
    await expect(
      this.page.getByRole('button', { name: 'Rosa Delgado, account menu' }),
    ).toBeVisible()
    await expect(linkNote(this)).toHaveCount(0)
  },
)
