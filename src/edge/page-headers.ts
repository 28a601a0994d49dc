import type { Environment } from '#domain/environment.ts'
import type { PageHeaders } from './pages.ts'
import { securityHeadersWith } from './security-headers.ts'

/** From here the official client library of the workplace chat learns which origins are the chat's; it has a list of its own for when it cannot. */
const teamsOrigins = 'https://res.cdn.office.net/teams-js/validDomains/json/validDomains.json'

/** The security headers of pages in an environment (quality.md D8): framed by nobody, but by the chat's hosts through its entry, and by the one-app parent through its own. */
export function pageHeadersOf({ secureDomain, formPostHosts, teamsHosts, oneAppOrigins, imageHost, paymentOrigins }: Environment): PageHeaders {
  const formHosts = [secureDomain, `*.${secureDomain}`, ...formPostHosts]
  const shared = { formHosts, imageHost, frames: paymentOrigins }
  return {
    alone: securityHeadersWith(shared),
    teams: securityHeadersWith({ ...shared, framers: teamsHosts.map((host) => `https://${host}`), connect: [teamsOrigins] }),
    'one-app': securityHeadersWith({ ...shared, framers: oneAppOrigins }),
  }
}
