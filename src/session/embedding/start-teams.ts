import { isRedirected, themeOf } from './model/teams-host.ts'
import { TeamsError } from './model/teams-tabs.ts'
import { manifests } from '../startup/api/teams-manifests.ts'
import { visit } from '../startup/visit.ts'
import { environment } from '../startup/current-startup.ts'
import { teamsClient } from './teams-client.ts'
import { teamsStore } from './teams-store.ts'
import { createTeams } from './teams-connection.ts'

/** Milliseconds to wait for an answer of Teams before the portal continues without it. */
const limit = 15_000

const teams = createTeams({
  client: teamsClient,
  manifests,
  environment: environment.name,
  patience: () =>
    new Promise((_, reject) =>
      setTimeout(() => reject(new Error('The chat client does not answer.')), limit),
    ),
})

/**
 * Sets up the portal in Teams. Returns the Teams user's token, or null, and whether the visit is
 * redirected.
 *
 * `isForVisitors`: the opened page is for visitors only. Never rejects because of Teams; a setup
 * error is in the store.
 */
export async function startTeams(isForVisitors: boolean) {
  return {
    token: await connect(),
    isRedirectFromTeams: isRedirected({
      said: visit.isRedirectFromTeams,
      isTeams: true,
      isForVisitors,
    }),
  }
}

async function connect(): Promise<string | null> {
  try {
    const frame = await teams.setUp()
    teamsStore.set({ tag: 'known', frame })
  } catch (thrown) {
    if (!(thrown instanceof TeamsError)) throw thrown
    teamsStore.set({ tag: 'failed', error: thrown.key })
    return null
  }
  teamsClient.onTheme((theme) =>
    teamsStore.update((state) =>
      state.tag === 'known'
        ? {
            tag: 'known',
            frame: { ...state.frame, look: { ...state.frame.look, theme: themeOf(theme) } },
          }
        : state,
    ),
  )
  return teams.token()
}

export function requestTeamsToken(): Promise<string | null> {
  return teams.token()
}
export function openInTeams(address: string): Promise<void> {
  return teamsClient.openLink(address)
}
export function reportRendered(): Promise<void> {
  return teamsClient.success()
}
