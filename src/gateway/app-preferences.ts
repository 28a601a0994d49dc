import { type AppPreference, type AppPreferenceList, AppPreferences } from '#domain/app-preferences.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'

type Wire = components['schemas']
export type AcceptsAppPreferences = [Accepts<Wire['AppPreferences'], typeof AppPreferences>, Accepts<Wire['AppPreferenceList'], typeof AppPreferenceList>]

const decode = decoder('listAppPreferences', AppPreferences)

/** The member's preferences of every app. Throws ContractBroken. */
export const appPreferencesOf = (wire: Wire['AppPreferences']): readonly AppPreference[] => decode(wire).prefs
