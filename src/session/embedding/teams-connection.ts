import { themeOf, type TeamsAppearance } from './model/teams-host.ts'
import {
  manifestOf,
  tabOf,
  TeamsError,
  type TeamsManifest,
  type TeamsManifests,
  type TeamsTab,
} from './model/teams-tabs.ts'

/**
 * The Teams client as the portal uses it. Each method may reject; the client's own error messages
 * are never shown.
 */
export type TeamsClient = {
  readonly initialize: () => Promise<void>
  /** `tab`: the name of the tab in the manifest. */
  readonly context: () => Promise<{
    readonly tab: string
    readonly theme: string | undefined
    readonly locale: string
  }>
  /** The signed token of the Teams user. Rejects when the user or their organization refuses it. */
  readonly token: () => Promise<string>
  readonly onTheme: (listener: (theme: string) => void) => void
  readonly openLink: (address: string) => Promise<void>
  readonly appLoaded: () => void
  readonly success: () => Promise<void>
  /** Reports to the client that the tab cannot be shown. */
  readonly failure: (message: string) => void
}

/** The portal in a Teams tab, after the setup. */
export type TeamsFrame = {
  readonly tab: TeamsTab
  readonly manifest: TeamsManifest
  readonly look: TeamsAppearance
}

export type TeamsPorts = {
  readonly client: TeamsClient
  readonly manifests: TeamsManifests
  readonly environment: string
  readonly patience: () => Promise<never>
}

/**
 * Creates the portal's side of the Teams protocol. It can be set up once for each document
 * (TEAMS-017).
 */
export function createTeams({ client, manifests, environment, patience }: TeamsPorts) {
  let isSetUp = false

  /**
   * Sets up the portal in Teams. Rejects with a TeamsError, which is also reported to the client.
   */
  async function setUp(): Promise<TeamsFrame> {
    if (isSetUp) throw new TeamsError('alreadyInitialized')
    isSetUp = true
    try {
      return await Promise.race([known(), patience()])
    } catch (thrown) {
      const error =
        thrown instanceof TeamsError ? thrown : new TeamsError('somethingWrong', { cause: thrown })
      try {
        client.failure(error.message)
      } catch {
        // The client is not available.
      }
      throw error
    }
  }

  async function known(): Promise<TeamsFrame> {
    await client.initialize()
    client.appLoaded()
    const { tab, theme, locale } = await client.context()
    const manifest = manifestOf(manifests, environment)
    return { tab: tabOf(manifest, tab), manifest, look: { theme: themeOf(theme), locale } }
  }

  return {
    setUp,
    /** The Teams user's token; null when the client gives none, and the member signs in by hand. */
    token: (): Promise<string | null> =>
      Promise.race([client.token(), patience()]).then(
        (token) => token || null,
        () => null,
      ),
  }
}
