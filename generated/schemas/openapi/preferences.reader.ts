// Written by `npm run generate` from contracts/. Do not edit.
import { number, object, rows, text, type Reader, type Rows } from '../read.ts'

/** One preference of the member for one app; the app defines names and values. */
export type AppPreference = {
  /** Number of the app that the preference belongs to; the portal is 1. */
  readonly appId: number
  /** Number of the app's instance; the specification does not give its meaning. */
  readonly appInstId: number
  /** Name of the preference, as `language`, `prefMeth` or `BGLowerLimit`. */
  readonly prefName: string
  /** Value of the preference as text; it may be empty. */
  readonly prefVal: string
}

/** One preference of the member for one app; the app defines names and values. */
export type AppPreferenceRequest = {
  /** Number of the app that the preference belongs to; the portal is 1. */
  readonly appId: number
  /** Number of the app's instance; the specification does not give its meaning. */
  readonly appInstId: number
  /** Name of the preference, as `language`, `prefMeth` or `BGLowerLimit`. */
  readonly prefName: string
  /** Value of the preference as text; it may be empty. */
  readonly prefVal: string
}

/** All preferences of the member. */
export type AppPreferences = {
  /** One entry for each app, instance and name. */
  readonly prefs: Rows<AppPreference>
}

/** Preferences to save; each replaces the one of the same app, instance and name. */
export type AppPreferenceList = Rows<AppPreferenceRequest>

const pattern = text(/^[A-Za-z][A-Za-z0-9_.\-]*$/u)

/** Reads `AppPreference` as a server sends it. */
export const readAppPreference: Reader<AppPreference> = object<AppPreference>({
  appId: number(true, 1, 9999),
  appInstId: number(true, 0, 9999),
  prefName: pattern,
  prefVal: text(),
})

/** Reads `AppPreferenceRequest` as a server sends it. */
export const readAppPreferenceRequest: Reader<AppPreferenceRequest> = object<AppPreferenceRequest>({
  appId: number(true, 1, 9999),
  appInstId: number(true, 0, 9999),
  prefName: pattern,
  prefVal: text(),
})

/** Reads `AppPreferences` as a server sends it. */
export const readAppPreferences: Reader<AppPreferences> = object<AppPreferences>({
  prefs: rows(readAppPreference),
})

/** Reads `AppPreferenceList` as a server sends it. */
export const readAppPreferenceList: Reader<AppPreferenceList> = rows(readAppPreferenceRequest, 1)
