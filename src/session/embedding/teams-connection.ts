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
 * The workplace-chat client as the portal needs it. Each of these may reject: the client has its
 * own words, which nobody sees.
 */
export type TeamsClient = {
  readonly initialize: () => Promise<void>
  /** `tab`: the name of the tab as the manifest has it. */
  readonly context: () => Promise<{
    readonly tab: string
    readonly theme: string | undefined
    readonly locale: string
  }>
  /** The signed token of the chat's user. Rejects when she or her company does not give it. */
  readonly token: () => Promise<string>
  readonly onTheme: (listener: (theme: string) => void) => void
  readonly openLink: (address: string) => Promise<void>
  readonly appLoaded: () => void
  readonly success: () => Promise<void>
  /** Tells the client that the tab cannot be shown. */
  readonly failure: (message: string) => void
}

/** The portal in a tab of the chat, once both know each other. */
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
 * The portal's part in the chat client's protocol. Set up once in a document's life (TEAMS-017).
 */
export function createTeams({ client, manifests, environment, patience }: TeamsPorts) {
  let isSetUp = false

  /**
   * Makes the portal and the client known to each other. Rejects with a TeamsError, of which the
   * client is told.
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
        // There is no client to tell it.
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
    /** Whom the client says its user is; null when it says nothing: then she signs in herself. */
    token: (): Promise<string | null> =>
      Promise.race([client.token(), patience()]).then(
        (token) => token || null,
        () => null,
      ),
  }
}
