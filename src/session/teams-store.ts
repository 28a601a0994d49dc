import type { TeamsErrorKey } from '#domain/teams-tabs.ts'
import { createStore } from '#kit/store.ts'
import type { TeamsFrame } from './teams.ts'

/** How it stands between the portal and the workplace chat that frames it. */
export type TeamsState =
  | { readonly tag: 'strangers' }
  | { readonly tag: 'known'; readonly frame: TeamsFrame }
  | { readonly tag: 'failed'; readonly error: TeamsErrorKey }

export const teamsStore = createStore<TeamsState>({ tag: 'strangers' })
