import { environmentNames } from '#platform/model/environment.ts'

/**
 * A workplace-chat app as its manifest promises it (2§9). A tab without a page of its own has no
 * path.
 */
export type TeamsManifest = {
  readonly appId: string
  readonly botId: string | null
  readonly tabs: readonly TeamsTab[]
  readonly commands: readonly string[]
}
export type TeamsTab = { readonly name: string; readonly path: string | null }

/** By the environment's name; one without a manifest is missing. */
export type TeamsManifests = Readonly<Partial<Record<string, TeamsManifest>>>

/** What setting up the workplace chat may say (1§9, 2§8); the tab's two are worded by GAP-026. */
export const teamsErrors = {
  alreadyInitialized: 'Teams is already initialized',
  somethingWrong: 'something is wrong',
  tabNameRequired: 'Tab name required',
  unknownTab: 'Use only the manifest tab names',
  noManifest: 'No manifest exists for this environment',
} as const
export type TeamsErrorKey = keyof typeof teamsErrors

/** A failed set-up. `key` is for programs, `message` is the text. */
export class TeamsError extends Error {
  override readonly name = 'TeamsError'
  readonly key: TeamsErrorKey

  constructor(key: TeamsErrorKey, options?: ErrorOptions) {
    super(teamsErrors[key], options)
    this.key = key
  }
}

/**
 * The manifest of an environment. Throws TeamsError `noManifest` where there is none, whatever the
 * name (2§5).
 */
export function manifestOf(manifests: TeamsManifests, environment: string): TeamsManifest {
  const manifest = Object.hasOwn(manifests, environment) ? manifests[environment] : undefined
  if (manifest === undefined || !environmentNames.some((name) => name === environment))
    throw new TeamsError('noManifest')
  return manifest
}

/**
 * The tab of a name, compared exactly. Throws TeamsError `tabNameRequired` without a name,
 * `unknownTab` for one that the manifest has not.
 */
export function tabOf({ tabs }: TeamsManifest, name: string | null | undefined): TeamsTab {
  if (name === null || name === undefined || name.trim() === '')
    throw new TeamsError('tabNameRequired')
  const tab = tabs.find((one) => one.name === name)
  if (tab === undefined) throw new TeamsError('unknownTab')
  return tab
}

/** The tab that shows a path of the portal, or null. */
export function tabAt({ tabs }: TeamsManifest, path: string): TeamsTab | null {
  return tabs.find((tab) => tab.path === path) ?? null
}

/**
 * The address that opens a tab in the chat client, from a message of the bot or from another tab.
 */
export function tabLink({ appId }: TeamsManifest, { name }: TeamsTab): string {
  return `https://teams.microsoft.com/l/entity/${appId}/${encodeURIComponent(name)}`
}
