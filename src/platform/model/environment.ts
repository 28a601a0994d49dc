/** 2§9: where a portal runs. */
export const environmentNames = ['int', 'preprod', 'prod', 'local'] as const
export type EnvironmentName = (typeof environmentNames)[number]

/**
 * What differs between them. The documents name no value (docs/spec/gaps.md#not-shown), so all of
 * them are here. `secureDomain`: the provider's own; a host belongs to it when it is the domain or
 * ends with a dot and the domain (docs/quality.md#d7). `formPostHosts`: where a hidden form may be
 * sent, besides the secure domain. Addresses are https.
 */
export type Environment = {
  readonly name: EnvironmentName
  readonly secureDomain: string
  readonly formPostHosts: readonly string[]
  readonly coachingLaunch: string
  readonly migrationStart: string
  readonly keycloakStart: string
  /** The partner path of outgoing addresses, where Spanish is es-MX (2§1, GAP-057). */
  readonly partnerPath: string
  /**
   * The host's page that the one-app leads to from a page that is missing, a path at the portal's
   * own origin (1§2, GAP-033).
   */
  readonly careId: string
  /** The host that swaps the chat client's token (2§7). */
  readonly chatService: string
  /**
   * Who may frame the portal in the workplace chat, as a content security policy writes hosts: one,
   * or all under one.
   */
  readonly teamsHosts: readonly string[]
  /**
   * The apps that hold several products and may frame the portal: whole origins, compared exactly.
   * They are of the portal's own site, whose Strict cookies they do not stop.
   */
  readonly oneAppOrigins: readonly string[]
  /** Where pictures of people come from, asked for as `imageAddress` says. */
  readonly imageHost: string
  /**
   * Days that the documents name for notifications without a purpose (2§9). The portal carries them
   * and does nothing by them (GAP-103).
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

const environment = (
  name: EnvironmentName,
  secureDomain: string,
  oneAppOrigins: readonly string[] = [`https://app.${secureDomain}`],
): Environment => ({
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
  oneAppOrigins,
  imageHost: `images.${secureDomain}`,
  notificationWindow: { spring: { month: 4, day: 15 }, endOfMay: { month: 5, day: 30 } },
})

/** The domains that a form may be posted to. */
export function formDomains({ secureDomain, formPostHosts }: Environment): readonly string[] {
  return [secureDomain, ...formPostHosts]
}

const environments: Readonly<Record<EnvironmentName, Environment>> = {
  int: environment('int', 'int.wellspring.example'),
  preprod: environment('preprod', 'preprod.wellspring.example'),
  prod: environment('prod', 'wellspring.example'),
  local: environment('local', 'wellspring.example', ['http://localhost:4300']),
}

/** The environment of a name. Throws for a name that is none of the four. */
export function environmentOf(name: string): Environment {
  const known = environmentNames.find((one) => one === name)
  if (known === undefined)
    throw new Error(`There is no environment ${name}; there are ${environmentNames.join(', ')}.`)
  return environments[known]
}

/**
 * The https address of a host under one of the domains, or null: parsed, default port, no
 * credentials, the host compared exactly or by a suffix that begins with a dot.
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
