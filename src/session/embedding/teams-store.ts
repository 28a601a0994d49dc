import type { TeamsErrorKey } from './model/teams-tabs.ts'
import { createStore } from '#platform/store/store.ts'
import type { TeamsFrame } from './teams-connection.ts'

/** The state of the connection to Teams. */
export type TeamsState =
  | { readonly tag: 'waiting' }
  | { readonly tag: 'known'; readonly frame: TeamsFrame }
  | { readonly tag: 'failed'; readonly error: TeamsErrorKey }

export const teamsStore = createStore<TeamsState>({ tag: 'waiting' })
