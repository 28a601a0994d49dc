import * as Schema from 'effect/Schema'
import { listOf, matching, text, whole } from './formats.ts'

/** One preference of the member for one app (2§7); names and values are the app's own. */
export const AppPreference = Schema.Struct({
  appId: whole(1, 9999),
  appInstId: whole(0, 9999),
  prefName: matching(/^[A-Za-z][A-Za-z0-9_.-]{0,59}$/),
  prefVal: text(0, 500),
})
export type AppPreference = typeof AppPreference.Type

const most = 200
export const AppPreferences = Schema.Struct({ prefs: listOf(AppPreference, most) })
/** What is saved at once. */
export const AppPreferenceList = listOf(AppPreference, most, 1)
