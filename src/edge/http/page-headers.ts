import type { Environment } from '#platform/model/environment.ts'
import type { Framer } from './frame-cookie.ts'
import { securityHeadersWith } from './security-headers.ts'

/** Security headers of pages: framed by an app, or not framed. */
export type PageHeaders = Readonly<Record<Framer | 'alone', readonly string[]>>

/** The Teams client library loads its list of allowed origins from here. */
const teamsOrigins = 'https://res.cdn.office.net/teams-js/validDomains/json/validDomains.json'

/** The origins of the payment form. Locally the mock server serves it, on any port. */
const paymentOrigins = (name: Environment['name'], secureDomain: string): readonly string[] =>
  name === 'local'
    ? ['http://127.0.0.1:*', 'http://localhost:*']
    : [`https://payments.${secureDomain}`]

/**
 * Returns the security headers of pages (docs/quality.md#d8). Only Teams hosts and the one-app
 * parent may frame a page, each through its own entry. `styles`: the text of a drawn page's style
 * element.
 */
export function pageHeadersOf(
  { secureDomain, formPostHosts, teamsHosts, oneAppOrigins, imageHost, name }: Environment,
  styles?: string,
): PageHeaders {
  const formHosts = [secureDomain, `*.${secureDomain}`, ...formPostHosts]
  const shared = { formHosts, imageHost, frames: paymentOrigins(name, secureDomain) }
  return {
    alone: securityHeadersWith({ ...shared, ...(styles === undefined ? {} : { styles }) }),
    teams: securityHeadersWith({
      ...shared,
      framers: teamsHosts.map((host) => `https://${host}`),
      connect: [teamsOrigins],
    }),
    'one-app': securityHeadersWith({ ...shared, framers: oneAppOrigins }),
  }
}
