// Written by `npm run generate` from contracts/. Do not edit.
import { number, object, rows, text, type Tolerant } from '../tolerant.ts'
import type { AppPreference, AppPreferenceRequest, AppPreferences, AppPreferenceList } from './preferences.reader.ts'

const pattern = text(/^[A-Za-z][A-Za-z0-9_.\-]*$/u)

export const AppPreferenceReader: Tolerant<AppPreference> = object({
  appId: number(true, 1, 9999),
  appInstId: number(true, 0, 9999),
  prefName: pattern,
  prefVal: text(),
})

export const AppPreferenceRequestReader: Tolerant<AppPreferenceRequest> = object({
  appId: number(true, 1, 9999),
  appInstId: number(true, 0, 9999),
  prefName: pattern,
  prefVal: text(),
})

export const AppPreferencesReader: Tolerant<AppPreferences> = object({
  prefs: rows(AppPreferenceReader),
})

export const AppPreferenceListReader: Tolerant<AppPreferenceList> = rows(AppPreferenceRequestReader, 1)
