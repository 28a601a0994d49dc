// Written by `npm run generate` from contracts/. Do not edit.
import {
  listAppPreferences,
  type ListAppPreferencesAnswer,
  saveAppPreferences,
  type SaveAppPreferencesParams,
  type SaveAppPreferencesAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `listAppPreferences`: the operation and what it was asked; `['listAppPreferences']` alone matches every asking. */
export const listAppPreferencesKey = () => ['listAppPreferences'] as const

/** List the member's preferences of every app. */
export const listAppPreferencesOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['listAppPreferences'], ListAppPreferencesAnswer> => ({
  queryKey: tagged<ListAppPreferencesAnswer, readonly ['listAppPreferences']>(listAppPreferencesKey()),
  queryFn: ({ signal }) => listAppPreferences(client, { ...init, signal }),
})

/** Save preferences. */
export const saveAppPreferencesMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SaveAppPreferencesParams, SaveAppPreferencesAnswer> => ({
  mutationKey: ['saveAppPreferences'],
  mutationFn: (params) => saveAppPreferences(client, params, init),
})
