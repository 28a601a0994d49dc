import { randomBytes } from 'node:crypto'
import { startTestServers } from '../acceptance/test-servers.ts'
import { launch, skipIntroductions } from '../visit/browser.ts'
import { builtPortal } from '../build/built-portal.ts'
import { makeMember } from '../visit/control-client.ts'
import { onStop } from '../process/on-stop.ts'
import { startPartnerSite } from '../../steps/support/servers/partner-site.ts'
import { type Keycloak, startKeycloak } from './keycloak.ts'
import { startSamlSite } from './saml-site.ts'
import { isSignedIn, signInAtKeycloak, signOutAtPartner, signOutAtPortal } from './visit.ts'

const help = `npm run keycloak

Starts Keycloak as the identity provider of a partner, by OpenID Connect and by SAML: a member signs in there and arrives at the portal, signs out
at both sides, and Keycloak rotates its keys. Exit code 1 when a step went wrong. Needs Java 17 and Maven, or KEYCLOAK_HOME.

--help  show this help`

if (process.argv.includes('--help')) console.log(help)
else process.exitCode = (await meetKeycloak()) ? 0 : 1

async function meetKeycloak(): Promise<boolean> {
  let isWell = true
  const say = (what: string, found: string | number, isRight: boolean): void => {
    console.log(`${isRight ? 'ok  ' : 'FAIL'} ${what.padEnd(60)} ${found}`)
    isWell &&= isRight
  }
  const stops: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).toReversed()) await each().catch(() => {})
  }
  onStop(() => void stop().finally(() => process.exit(130)))
  try {
    const from = performance.now()
    const keycloak = await startKeycloak()
    stops.push(keycloak.stop)
    say('Keycloak is ready', `${((performance.now() - from) / 1_000).toFixed(0)} s`, true)
    const servers = await startTestServers(await builtPortal())
    stops.push(servers.stop)
    const browser = await launch()
    stops.push(() => browser.close())
    const { username, control } = await makeMember(servers.control ?? '', 'keycloak')
    const password = randomBytes(12).toString('base64url')
    const userId = await keycloak.addUser(username, password)
    const codeFor = async (known: boolean): Promise<string | null> =>
      known ? partnerCode(servers.control ?? '', control.memberId) : null
    const oidc = await startPartnerSite({
      portal: servers.portal,
      accounts: [],
      codeFor: (subject) => codeFor(subject === userId),
      startProvider: (client) => oidcClient(keycloak, client),
    })
    stops.push(oidc.stop)
    const saml = await startSamlSite(keycloak, servers.portal, (name) => codeFor(name === username))
    stops.push(saml.stop)
    const sites = [
      ['OpenID Connect', oidc.address],
      ['SAML', saml.origin],
    ] as const
    const visit = async (name: string, site: string): Promise<void> => {
      const context = await browser.newContext()
      await skipIntroductions(context)
      context.setDefaultTimeout(120_000)
      const places = { site, portal: servers.portal }
      const { page, ms } = await signInAtKeycloak(context, places, username, password)
      say(`${name}: signed in, the dashboard after`, `${(ms / 1_000).toFixed(1)} s`, true)
      const open = await keycloak.sessionsOf(userId)
      say(`${name}: sessions at Keycloak`, open, open === 1)
      await signOutAtPortal(page)
      const still = await isSignedIn(context, servers.portal)
      say(`${name}: signed out at the portal`, still ? 'still in' : 'out', !still)
      const asks = await signOutAtPartner(context, site)
      const left = await keycloak.sessionsOf(userId)
      say(`${name}: signed out at the partner, sessions left`, left, left === 0 && asks)
      await context.close()
    }
    for (const [name, site] of sites) await visit(name, site)
    const [before, after] = [await signingKey(keycloak), await keycloak.rotateKey()]
    say(
      'Keycloak signs with another key',
      `${before.slice(0, 6)} -> ${after.slice(0, 6)}`,
      before !== after,
    )
    for (const [name, site] of sites) await visit(`${name}, new key`, site)
  } catch (error) {
    say('the run', String(error), false)
  } finally {
    await stop()
  }
  return isWell
}

/** The key that the realm signs with now. */
async function signingKey({ realm }: Keycloak): Promise<string> {
  const answer = await fetch(`${realm}/protocol/openid-connect/certs`)
  const { keys } = (await answer.json()) as { keys: { kid: string; alg: string }[] }
  const key = keys.find(({ alg }) => alg === 'RS256')
  if (key === undefined) throw new Error('Keycloak publishes no key for RS256.')
  return key.kid
}

async function oidcClient(
  keycloak: Keycloak,
  { id, secret, callback }: { id: string; secret: string; callback: string },
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { origin } = new URL(callback)
  await keycloak.addClient({
    clientId: id,
    secret,
    protocol: 'openid-connect',
    publicClient: false,
    redirectUris: [callback],
    attributes: {
      'post.logout.redirect.uris': `${origin}/signed-out`,
      'pkce.code.challenge.method': 'S256',
    },
  })
  return { origin: keycloak.realm, stop: async () => {} }
}

/** The access code with which the partner sends a member that it knows (1§4). */
async function partnerCode(control: string, memberId: string): Promise<string> {
  const answer = await fetch(`${control}/control/access-codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ memberId, kind: 'partner-code', partnerId: 'TELADOC' }),
  })
  return ((await answer.json()) as { code: string }).code
}
