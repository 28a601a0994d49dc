import type { AppPreferenceList, AppPreferences } from '#domain/app-preferences.ts'
import type { components } from '#generated/openapi/types.d.ts'
import type { Accepts } from './decode.ts'

type Wire = components['schemas']
export type AcceptsAppPreferences = [Accepts<Wire['AppPreferences'], typeof AppPreferences>, Accepts<Wire['AppPreferenceList'], typeof AppPreferenceList>]
