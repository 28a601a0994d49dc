// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type ListAppPreferencesAnswer = operations['listAppPreferences']['responses'][200]['content']['application/json']
/** List the member's preferences of every app. `GET /v1/users/me/prefs/apps`. Throws `ApiProblem`. */
export const listAppPreferences = (client: PortalClient, init: CallInit = {}): Promise<ListAppPreferencesAnswer> =>
  answer('listAppPreferences', client.GET('/v1/users/me/prefs/apps', { ...init }))

export type SaveAppPreferencesParams = { body: NonNullable<operations['saveAppPreferences']['requestBody']>['content']['application/json'] }
export type SaveAppPreferencesAnswer = operations['saveAppPreferences']['responses'][200]['content']['application/json']
/** Save preferences. `POST /v1/users/me/prefs/apps`. Throws `ApiProblem`. */
export const saveAppPreferences = (client: PortalClient, params: SaveAppPreferencesParams, init: CallInit = {}): Promise<SaveAppPreferencesAnswer> => {
  const { body } = params
  return answer('saveAppPreferences', client.POST('/v1/users/me/prefs/apps', { ...init, body }))
}
