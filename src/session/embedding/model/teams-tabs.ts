import { environmentNames } from '#platform/model/environment.ts'

/** A Teams app, as its manifest describes it (2§9). A tab without a page has no path. */
export type TeamsManifest = {
  readonly appId: string
  readonly botId: string | null
  readonly tabs: readonly TeamsTab[]
  readonly commands: readonly string[]
}
export type TeamsTab = { readonly name: string; readonly path: string | null }

/** Manifests by environment name; an environment without one is absent. */
export type TeamsManifests = Readonly<Partial<Record<string, TeamsManifest>>>

/** The errors of the Teams setup (1§9, 2§8); GAP-026 words the two about tabs. */
export const teamsErrors = {
  alreadyInitialized: 'Teams is already initialized',
  somethingWrong: 'something is wrong',
  tabNameRequired: 'Tab name required',
  unknownTab: 'Use only the manifest tab names',
  noManifest: 'No manifest exists for this environment',
} as const
export type TeamsErrorKey = keyof typeof teamsErrors

/** A failed Teams setup. `key` is for code, `message` is the text. */
export class TeamsError extends Error {
  override readonly name = 'TeamsError'
  readonly key: TeamsErrorKey

  constructor(key: TeamsErrorKey, options?: ErrorOptions) {
    super(teamsErrors[key], options)
    this.key = key
  }
}

/**
 * Returns the manifest of an environment. Throws TeamsError `noManifest` when there is none (2§5).
 */
export function manifestOf(manifests: TeamsManifests, environment: string): TeamsManifest {
  const manifest = Object.hasOwn(manifests, environment) ? manifests[environment] : undefined
  if (manifest === undefined || !environmentNames.some((name) => name === environment))
    throw new TeamsError('noManifest')
  return manifest
}

/**
 * Returns the tab with a name, compared exactly. Throws TeamsError `tabNameRequired` without a
 * name, `unknownTab` for a name outside the manifest.
 */
export function tabOf({ tabs }: TeamsManifest, name: string | null | undefined): TeamsTab {
  if (name === null || name === undefined || name.trim() === '')
    throw new TeamsError('tabNameRequired')
  const tab = tabs.find((one) => one.name === name)
  if (tab === undefined) throw new TeamsError('unknownTab')
  return tab
}

/** Returns the tab that shows a path of the portal, or null. */
export function tabAt({ tabs }: TeamsManifest, path: string): TeamsTab | null {
  return tabs.find((tab) => tab.path === path) ?? null
}

/** The address that opens a tab in Teams, from a bot message or another tab. */
export function tabLink({ appId }: TeamsManifest, { name }: TeamsTab): string {
  return `https://teams.microsoft.com/l/entity/${appId}/${encodeURIComponent(name)}`
}
