/** 2§9: the environments. */
export const environmentNames = ['int', 'preprod', 'prod', 'local'] as const
export type EnvironmentName = (typeof environmentNames)[number]

/**
 * The settings of an environment. The documents name no values (docs/spec/gaps.md#not-shown), so
 * they are decided here; addresses are https.
 *
 * `secureDomain`: the provider's domain; a host belongs to it when it equals the domain or ends
 * with a dot and the domain (docs/quality.md#d7). `formPostHosts`: other hosts to which a hidden
 * form may be posted.
 */
export type Environment = {
  readonly name: EnvironmentName
  readonly secureDomain: string
  readonly formPostHosts: readonly string[]
  readonly coachingLaunch: string
  readonly migrationStart: string
  readonly keycloakStart: string
  /** The partner path of external addresses, where Spanish is es-MX (2§1, GAP-057). */
  readonly partnerPath: string
  /** The parent app's page for a missing page, a path on the portal's origin (1§2, GAP-033). */
  readonly careId: string
  /** The host that exchanges the Teams token (2§7). */
  readonly chatService: string
  /** The hosts that may frame the portal in Teams, in the syntax of a content security policy. */
  readonly teamsHosts: readonly string[]
  /**
   * The parent apps that may frame the portal: complete origins, compared exactly. They are
   * same-site, so Strict cookies are sent.
   */
  readonly oneAppOrigins: readonly string[]
  /** The host of people's images; `imageAddress` builds the addresses. */
  readonly imageHost: string
  /**
   * Days of notifications whose purpose the documents do not state (2§9). The portal does not use
   * them (GAP-103).
   */
  readonly notificationWindow: { readonly spring: CalendarDay; readonly endOfMay: CalendarDay }
}

type CalendarDay = { readonly month: number; readonly day: number }

const teamsHosts = [
  'teams.microsoft.com',
  '*.teams.microsoft.com',
  'teams.cloud.microsoft',
  '*.cloud.microsoft',
]

/** The hosts of a deployment under a domain. */
function environmentUnder(name: EnvironmentName, secureDomain: string): Environment {
  return {
    name,
    secureDomain,
    formPostHosts: [`sso.${secureDomain}`, 'sso.teladoc.example', 'sso.mystrength.example'],
    coachingLaunch: `https://coaching.${secureDomain}/launch`,
    migrationStart: `https://migration.${secureDomain}/start`,
    keycloakStart: `https://identity.${secureDomain}/keycloak/start`,
    partnerPath: '/partner-visits',
    careId: '/care-id',
    chatService:
      name === 'local' ? 'http://127.0.0.1:4010/teams' : `https://chat-service.${secureDomain}`,
    teamsHosts,
    oneAppOrigins: name === 'local' ? ['http://localhost:4300'] : [`https://app.${secureDomain}`],
    imageHost: `images.${secureDomain}`,
    notificationWindow: { spring: { month: 4, day: 15 }, endOfMay: { month: 5, day: 30 } },
  }
}

/** The domains to which a form may be posted. */
export function formDomains({ secureDomain, formPostHosts }: Environment): readonly string[] {
  return [secureDomain, ...formPostHosts]
}

const domains: Readonly<Record<EnvironmentName, string>> = {
  int: 'int.wellspring.example',
  preprod: 'preprod.wellspring.example',
  prod: 'wellspring.example',
  local: 'wellspring.example',
}

/**
 * Returns the environment with a name; `secureDomain` replaces the placeholder of its hosts. Throws
 * for an unknown name.
 */
export function environmentOf(name: string, secureDomain?: string): Environment {
  const known = environmentNames.find((one) => one === name)
  if (known === undefined)
    throw new Error(`There is no environment ${name}; there are ${environmentNames.join(', ')}.`)
  return environmentUnder(known, secureDomain ?? domains[known])
}

/**
 * Parses an https address whose host is one of the domains or under one. Returns null for any other
 * host, a port or credentials.
 */
export function addressUnder(domains: readonly string[], address: string): URL | null {
  const url = URL.parse(address)
  if (
    !url ||
    url.protocol !== 'https:' ||
    url.port !== '' ||
    url.username !== '' ||
    url.password !== ''
  )
    return null
  return domains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`))
    ? url
    : null
}
