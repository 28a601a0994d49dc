// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { listAppPreferences, saveAppPreferences } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListAppPreferencesAnswer, SaveAppPreferencesParams, SaveAppPreferencesAnswer } from '../calls.ts'

/** List the member's preferences of every app. */
export const listAppPreferencesQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, ListAppPreferencesAnswer> = { id: 'listAppPreferences', run: (client, _, init) => listAppPreferences(client, init) }

/** Save preferences. */
export const saveAppPreferencesMutation: MutationOperation<PortalClient, SaveAppPreferencesParams, SaveAppPreferencesAnswer> = { id: 'saveAppPreferences', run: saveAppPreferences, invalidates: ['listAppPreferences', 'getBloodSugarAlerts', 'getLocale'] }
