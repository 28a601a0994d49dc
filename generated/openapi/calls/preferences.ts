// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readAppPreferences, type AppPreferences } from '../../schemas/openapi/preferences.reader.ts'

export type ListAppPreferencesAnswer = AppPreferences
/** List the member's preferences of every app. `GET /v1/users/me/prefs/apps`. Throws `ApiProblem`. */
export const listAppPreferences = (client: PortalClient, init: CallInit = {}): Promise<ListAppPreferencesAnswer> =>
  readBody('listAppPreferences', readAppPreferences, answer('listAppPreferences', client.GET('/v1/users/me/prefs/apps', { ...init })))

export type SaveAppPreferencesParams = { body: NonNullable<operations['saveAppPreferences']['requestBody']>['content']['application/json'] }
export type SaveAppPreferencesAnswer = AppPreferences
/** Save preferences. `POST /v1/users/me/prefs/apps`. Throws `ApiProblem`. */
export const saveAppPreferences = (client: PortalClient, params: SaveAppPreferencesParams, init: CallInit = {}): Promise<SaveAppPreferencesAnswer> => {
  const { body } = params
  return readBody('saveAppPreferences', readAppPreferences, answer('saveAppPreferences', client.POST('/v1/users/me/prefs/apps', { ...init, body })))
}
