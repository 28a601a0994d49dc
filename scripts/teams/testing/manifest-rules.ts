import type { EnvironmentName } from '#platform/model/environment.ts'

/**
 * The rules of schema 1.12 and 2§9 that apply to our manifests. All four also passed the official
 * schema (docs/decisions/0026-bot-without-sdk.md).
 */
export interface TeamsManifest {
  readonly [other: string]: unknown
  readonly manifestVersion: unknown
  readonly version: unknown
  readonly id: string
  readonly name: { readonly short: string; readonly full: string }
  readonly description: { readonly short: string; readonly full: string }
  readonly icons: { readonly color: string; readonly outline: string }
  readonly staticTabs: readonly Tab[]
  readonly bots: readonly Bot[]
  readonly validDomains: readonly string[]
}
interface Tab {
  readonly entityId: string
  readonly name?: string
  readonly contentUrl?: string
  readonly websiteUrl?: string
  readonly scopes: readonly string[]
}
interface Bot {
  readonly botId: string
  readonly scopes: readonly string[]
  readonly commandLists: readonly {
    readonly scopes: readonly string[]
    readonly commands: readonly { readonly title: string; readonly description: string }[]
  }[]
}

const guid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const known = new Set([
  '$schema',
  'manifestVersion',
  'version',
  'id',
  'packageName',
  'localizationInfo',
  'developer',
  'name',
  'description',
  'icons',
  'accentColor',
  'staticTabs',
  'bots',
  'permissions',
  'validDomains',
  'webApplicationInfo',
])

/** One sentence for each broken rule. */
export function manifestFaults(manifest: TeamsManifest, environment: EnvironmentName): string[] {
  const faults: string[] = []
  const must = (isKept: boolean, rule: string): void =>
    void (isKept || faults.push(`manifest.${environment}.json: ${rule}`))
  const text = (value: string, most: number, what: string): void =>
    must(value.length > 0 && value.length <= most, `${what} has 1 to ${most} characters.`)
  for (const key of Object.keys(manifest))
    must(known.has(key), `${key} is no field of schema 1.12 that we use.`)
  must(
    manifest['$schema'] ===
      'https://developer.microsoft.com/json-schemas/teams/v1.12/MicrosoftTeams.schema.json' &&
      manifest.manifestVersion === '1.12',
    'the schema is 1.12.',
  )
  must(manifest.version === '1.2.1', 'the version is 1.2.1.')
  must(guid.test(manifest.id), 'the id is a GUID.')
  text(manifest.name.short, 30, 'the short name')
  text(manifest.name.full, 100, 'the full name')
  text(manifest.description.short, 80, 'the short description')
  text(manifest.description.full, 4000, 'the full description')
  must(manifest.staticTabs.length <= 16, 'there are at most 16 tabs.')
  for (const { entityId, name, contentUrl, websiteUrl, scopes } of manifest.staticTabs) {
    must(isPersonal(scopes), `the tab ${entityId} is personal only.`)
    // The client reserves `about` for its page about the app.
    must(
      entityId === 'about'
        ? name === undefined && contentUrl === undefined
        : name !== undefined && contentUrl !== undefined,
      `the tab ${entityId} has a name and a page, and only "about" has none.`,
    )
    for (const address of [contentUrl, websiteUrl])
      if (address !== undefined)
        must(isOurs(address, manifest.validDomains), `${address} is https and on a valid domain.`)
    if (contentUrl !== undefined)
      must(
        URL.parse(contentUrl)?.search === '?teams=true',
        `${contentUrl} comes by the Teams entry.`,
      )
  }
  for (const { botId, scopes, commandLists } of manifest.bots) {
    must(guid.test(botId) && isPersonal(scopes), 'the bot has a GUID and is personal only.')
    must(
      commandLists.every((list) => isPersonal(list.scopes) && list.commands.length <= 10),
      'a list of commands is personal and holds at most 10.',
    )
    for (const { title, description } of commandLists.flatMap(({ commands }) => commands)) {
      text(title, 32, `the command ${title}`)
      text(description, 128, `the description of ${title}`)
    }
  }
  return faults
}

const isPersonal = (scopes: readonly string[]): boolean =>
  scopes.length === 1 && scopes[0] === 'personal'

function isOurs(address: string, domains: readonly string[]): boolean {
  const url = URL.parse(address)
  return (
    url !== null && url.protocol === 'https:' && url.username === '' && domains.includes(url.host)
  )
}
