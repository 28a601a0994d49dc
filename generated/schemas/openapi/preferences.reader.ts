// Written by `npm run generate` from contracts/. Do not edit.
import { number, object, rows, text, type Reader, type Rows } from '../read.ts'

/** One preference of the member for one app (2§7). Names and values are the app's own. */
export type AppPreference = {
  readonly appId: number
  readonly appInstId: number
  /** As `language`, `prefMeth`, `BGLowerLimit`. */
  readonly prefName: string
  readonly prefVal: string
}

export type AppPreferences = {
  readonly prefs: Rows<AppPreference>
}

export type AppPreferenceList = Rows<AppPreference>

const pattern = text(/^[A-Za-z][A-Za-z0-9_.\-]*$/u)

/** Reads `AppPreference` as a server sends it. */
export const readAppPreference: Reader<AppPreference> = object<AppPreference>({
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
export const readAppPreferenceList: Reader<AppPreferenceList> = rows(readAppPreference, 1)
