// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching, text, whole } from '../write.ts'

/** One preference of the member for one app; the app defines names and values. */
export const AppPreference = Schema.Struct({
  /** Number of the app that the preference belongs to; the portal is 1. */
  appId: whole(1, 9999),
  /** Number of the app's instance; the specification does not give its meaning. */
  appInstId: whole(0, 9999),
  /** Name of the preference, as `language`, `prefMeth` or `BGLowerLimit`. */
  prefName: matching(/^[A-Za-z][A-Za-z0-9_.\-]*$/u, 0, 60),
  /** Value of the preference as text; it may be empty. */
  prefVal: text(0, 500),
})
export type AppPreference = typeof AppPreference.Type

/** One preference of the member for one app; the app defines names and values. */
export const AppPreferenceRequest = Schema.Struct({
  /** Number of the app that the preference belongs to; the portal is 1. */
  appId: whole(1, 9999),
  /** Number of the app's instance; the specification does not give its meaning. */
  appInstId: whole(0, 9999),
  /** Name of the preference, as `language`, `prefMeth` or `BGLowerLimit`. */
  prefName: matching(/^[A-Za-z][A-Za-z0-9_.\-]*$/u, 0, 60),
  /** Value of the preference as text; it may be empty. */
  prefVal: text(0, 500),
})
export type AppPreferenceRequest = typeof AppPreferenceRequest.Type

/** All preferences of the member. */
export const AppPreferences = Schema.Struct({
  /** One entry for each app, instance and name. */
  prefs: list(AppPreference, 0, 200),
})
export type AppPreferences = typeof AppPreferences.Type

/** Preferences to save; each replaces the one of the same app, instance and name. */
export const AppPreferenceList = list(AppPreferenceRequest, 1, 200)
export type AppPreferenceList = typeof AppPreferenceList.Type
