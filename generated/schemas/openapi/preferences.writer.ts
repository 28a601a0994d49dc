// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching, text, whole } from '../write.ts'

/** One preference of the member for one app (2§7). Names and values are the app's own. */
export const AppPreference = Schema.Struct({
  appId: whole(1, 9999),
  appInstId: whole(0, 9999),
  /** As `language`, `prefMeth`, `BGLowerLimit`. */
  prefName: matching(/^[A-Za-z][A-Za-z0-9_.\-]*$/u, 0, 60),
  prefVal: text(0, 500),
})
export type AppPreference = typeof AppPreference.Type

export const AppPreferences = Schema.Struct({
  prefs: list(AppPreference, 0, 200),
})
export type AppPreferences = typeof AppPreferences.Type

export const AppPreferenceList = list(AppPreference, 1, 200)
export type AppPreferenceList = typeof AppPreferenceList.Type
