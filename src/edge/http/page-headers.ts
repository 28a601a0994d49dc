import type { Environment } from '#platform/model/environment.ts'
import type { PageHeaders } from './page-handler.ts'
import { securityHeadersWith } from './security-headers.ts'

/**
 * From here the official client library of the workplace chat learns which origins are the chat's;
 * it has a list of its own for when it cannot.
 */
const teamsOrigins = 'https://res.cdn.office.net/teams-js/validDomains/json/validDomains.json'

/**
 * Where the payment processor's card form comes from; on a developer's machine the mock server has
 * it, on any port.
 */
const paymentOrigins = (name: Environment['name'], secureDomain: string): readonly string[] =>
  name === 'local'
    ? ['http://127.0.0.1:*', 'http://localhost:*']
    : [`https://payments.${secureDomain}`]

/**
 * The security headers of pages in an environment (docs/quality.md#d8): framed by nobody, but by
 * the chat's hosts through its entry, and by the one-app parent through its own.
 */
export function pageHeadersOf({
  secureDomain,
  formPostHosts,
  teamsHosts,
  oneAppOrigins,
  imageHost,
  name,
}: Environment): PageHeaders {
  const formHosts = [secureDomain, `*.${secureDomain}`, ...formPostHosts]
  const shared = { formHosts, imageHost, frames: paymentOrigins(name, secureDomain) }
  return {
    alone: securityHeadersWith(shared),
    teams: securityHeadersWith({
      ...shared,
      framers: teamsHosts.map((host) => `https://${host}`),
      connect: [teamsOrigins],
    }),
    'one-app': securityHeadersWith({ ...shared, framers: oneAppOrigins }),
  }
}
