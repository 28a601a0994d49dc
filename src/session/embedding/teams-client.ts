import { app, authentication } from '@microsoft/teams-js'
import type { TeamsClient } from './teams-connection.ts'

/** The official client library. It accepts messages from the origins of Teams only. */
export const teamsClient: TeamsClient = {
  initialize: () => app.initialize(),
  context: async () => {
    const {
      page,
      app: { theme, locale },
    } = await app.getContext()
    return { tab: page.id, theme, locale }
  },
  token: () => authentication.getAuthToken(),
  onTheme: (listener) => app.registerOnThemeChangeHandler(listener),
  openLink: (address) => app.openLink(address),
  appLoaded: () => app.notifyAppLoaded(),
  success: async () => void (await app.notifySuccess()),
  failure: (message) => app.notifyFailure({ reason: app.FailedReason.Other, message }),
}
