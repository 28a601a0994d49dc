import type * as openid from 'openid-client'
import {
  type ProviderClient,
  startOpenIdProvider,
  type ProviderAccount,
} from './openid-provider.ts'
import { localServer, type LocalServer, sendPage } from './local-server.ts'
import { webPage } from './web-page.ts'

/** The portal's side of a partner: an access code for a known subject, or null. */
export interface PartnerPorts {
  readonly portal: string
  readonly codeFor: (subject: string) => Promise<string | null>
  readonly accounts: readonly ProviderAccount[]
  /** Starts another provider than the certified one of this process. */
  readonly startProvider?: (client: ProviderClient) => Promise<LocalServer>
}

export interface PartnerSite {
  readonly address: string
  /** Exchanges the last code again. Rejects if the provider refuses it. */
  again(): Promise<unknown>
  stop(): Promise<void>
}

interface Asked {
  readonly pkceCodeVerifier: string
  readonly expectedNonce: string
}

const stranger = webPage('We do not know you', '<p>Please sign in again.</p>')
const signedOut = webPage('Signed out', '<p>You are signed out at the partner.</p>')

/**
 * Starts a partner's site with an OpenID Connect provider. After sign-in it redirects to the portal
 * with an access code (1§4, path 2).
 */
export async function startPartnerSite({
  portal,
  codeFor,
  accounts,
  startProvider = (known) => startOpenIdProvider(accounts, known),
}: PartnerPorts): Promise<PartnerSite> {
  const client = await import('openid-client')
  const asked = new Map<string, Asked>()
  let last: (() => Promise<unknown>) | undefined
  let configuration: openid.Configuration | undefined
  let provider: LocalServer | undefined
  let idToken: string | undefined
  const site = await localServer(async (origin) => {
    const known: ProviderClient = {
      id: 'partner-site',
      secret: crypto.randomUUID(),
      callback: `${origin}/callback`,
    }
    provider = await startProvider(known)
    configuration = await client.discovery(
      new URL(provider.origin),
      known.id,
      known.secret,
      undefined,
      { execute: [client.allowInsecureRequests] },
    )
    const ready = configuration
    return async (request, response) => {
      const url = new URL(request.url ?? '', origin)
      if (url.pathname === '/') {
        const state = client.randomState()
        const checks: Asked = {
          pkceCodeVerifier: client.randomPKCECodeVerifier(),
          expectedNonce: client.randomNonce(),
        }
        asked.set(state, checks)
        const to = client.buildAuthorizationUrl(ready, {
          redirect_uri: known.callback,
          scope: 'openid',
          state,
          nonce: checks.expectedNonce,
          code_challenge: await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
          code_challenge_method: 'S256',
        })
        return void response.writeHead(302, { location: to.href }).end()
      }
      if (url.pathname === '/sign-out' && idToken !== undefined) {
        const to = client.buildEndSessionUrl(ready, {
          id_token_hint: idToken,
          post_logout_redirect_uri: `${origin}/signed-out`,
        })
        return void response.writeHead(302, { location: to.href }).end()
      }
      if (url.pathname === '/signed-out') return sendPage(response, 200, signedOut)
      if (url.pathname !== '/callback') return void response.writeHead(404).end()
      const state = url.searchParams.get('state') ?? ''
      const checks = asked.get(state)
      asked.delete(state)
      if (!checks) return sendPage(response, 403, stranger)
      const exchange = () =>
        client.authorizationCodeGrant(ready, url, { ...checks, expectedState: state })
      last = exchange
      const tokens = await exchange()
      idToken = tokens.id_token
      const subject = tokens.claims()?.sub
      const code = subject === undefined ? null : await codeFor(subject)
      if (code === null) return sendPage(response, 403, stranger)
      return void response
        .writeHead(302, {
          location: `${portal}/?${new URLSearchParams({ partnerId: 'TELADOC', accessCode: code })}`,
        })
        .end()
    }
  })
  return {
    address: site.origin,
    again: () => last?.() ?? Promise.resolve(),
    stop: async () => {
      await site.stop()
      await provider?.stop()
    },
  }
}
