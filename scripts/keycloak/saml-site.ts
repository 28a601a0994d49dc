import type * as saml from '@node-saml/node-saml'
import {
  formOf,
  localServer,
  type LocalServer,
  sendPage,
} from '../../steps/support/servers/local-server.ts'
import { webPage } from '../../steps/support/servers/web-page.ts'
import type { Keycloak } from './keycloak.ts'

const id = 'partner-saml-site'

/** Starts a partner's site that signs its members in at Keycloak by SAML, and sends them to the portal. */
export async function startSamlSite(
  keycloak: Keycloak,
  portal: string,
  codeFor: (nameId: string) => Promise<string | null>,
): Promise<LocalServer> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  let profile: saml.Profile | null = null
  return localServer(async (origin) => {
    await keycloak.addClient({
      clientId: id,
      protocol: 'saml',
      redirectUris: [`${origin}/*`],
      adminUrl: `${origin}/callback`,
      frontchannelLogout: true,
      attributes: {
        'saml.assertion.signature': 'true',
        'saml.server.signature': 'true',
        'saml.client.signature': 'false',
        'saml.force.post.binding': 'true',
        saml_name_id_format: 'username',
        saml_single_logout_service_url_post: `${origin}/signed-out`,
      },
    })
    /** Keys rotate: the certificates are those of the moment. */
    const library = async (): Promise<saml.SAML> =>
      new SAML({
        entryPoint: `${keycloak.realm}/protocol/saml`,
        logoutUrl: `${keycloak.realm}/protocol/saml`,
        issuer: id,
        audience: id,
        idpIssuer: keycloak.realm,
        callbackUrl: `${origin}/callback`,
        idpCert: await certificatesOf(keycloak.realm),
        wantAssertionsSigned: true,
        wantAuthnResponseSigned: true,
        validateInResponseTo: ValidateInResponseTo.never,
      })
    return async (request, response) => {
      const url = new URL(request.url ?? '', origin)
      const go = (location: string): void => void response.writeHead(302, { location }).end()
      if (url.pathname === '/') return go(await (await library()).getAuthorizeUrlAsync('', '', {}))
      if (url.pathname === '/sign-out' && profile)
        return go(await (await library()).getLogoutUrlAsync(profile, '', {}))
      if (url.pathname === '/signed-out')
        return sendPage(response, 200, webPage('Signed out', '<p>At the partner, too.</p>'))
      if (url.pathname !== '/callback') return void response.writeHead(404).end()
      const { SAMLResponse = '' } = await formOf(request)
      profile = (await (await library()).validatePostResponseAsync({ SAMLResponse })).profile
      const code = profile && (await codeFor(profile.nameID))
      if (!code) return sendPage(response, 403, webPage('We do not know you', ''))
      go(`${portal}/?${new URLSearchParams({ partnerId: 'TELADOC', accessCode: code })}`)
    }
  })
}

/** The certificates that a realm publishes for its signatures. */
async function certificatesOf(realm: string): Promise<string[]> {
  const metadata = await (await fetch(`${realm}/protocol/saml/descriptor`)).text()
  return [...metadata.matchAll(/X509Certificate>([^<]+)</g)].map(
    ([, certificate = '']) => certificate,
  )
}
