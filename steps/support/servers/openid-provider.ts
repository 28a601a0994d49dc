import { exportJWK, generateKeyPair } from 'jose'
import { formOf, type LocalServer, localServer, sendPage } from './local-server.ts'
import { openIdMemory } from './openid-memory.ts'
import { webPage } from './web-page.ts'

/** An account at the provider. `subject` is its id for clients. */
export interface ProviderAccount {
  readonly username: string
  readonly password: string
  readonly subject: string
}

export interface ProviderClient {
  readonly id: string
  readonly secret: string
  readonly callback: string
}

const loginPage = (path: string): string =>
  webPage(
    'Sign in at the partner',
    `<form method="post" action="${path}"><p><label>User name <input name="username" autocomplete="username"></label></p><p><label>Password <input type="password" name="password" autocomplete="current-password"></label></p><p><button>Sign in</button></p></form>`,
  )

/**
 * Starts a certified OpenID Connect provider (`oidc-provider`) with a sign-in page on this machine.
 */
export function startOpenIdProvider(
  accounts: readonly ProviderAccount[],
  client: ProviderClient,
): Promise<LocalServer> {
  return localServer(async (origin) => {
    const { Provider } = await import('oidc-provider')
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const provider = new Provider(origin, {
      adapter: openIdMemory(),
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [client.callback],
          grant_types: ['authorization_code'],
          response_types: ['code'],
        },
      ],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
      cookies: { keys: [client.secret] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
      findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
      // The partner's own site needs no consent of the member.
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client!.clientId,
          accountId: oidc.session!.accountId!,
        })
        grant.addOIDCScope('openid')
        await grant.save()
        return grant
      },
      ttl: {
        AccessToken: 60,
        AuthorizationCode: 60,
        Grant: 60,
        IdToken: 60,
        Interaction: 60,
        Session: 60,
      },
    })
    const handle = provider.callback()
    return async (request, response) => {
      const path = request.url ?? ''
      if (!path.startsWith('/interaction/')) return handle(request, response)
      if (request.method !== 'POST') return sendPage(response, 200, loginPage(path))
      const { username, password } = await formOf(request)
      const account = accounts.find((one) => one.username === username && one.password === password)
      if (!account) return sendPage(response, 200, loginPage(path))
      return provider.interactionFinished(request, response, {
        login: { accountId: account.subject },
      })
    }
  })
}
