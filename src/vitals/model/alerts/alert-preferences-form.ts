import type { AlertPreferences } from './blood-sugar-alerts.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import { alertLimits } from '../care-thresholds.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'

/** The form values of the alert preferences: limits in mg/dL as typed, times as `HH:mm`. */
export type AlertPreferencesInput = Omit<AlertPreferences, 'low' | 'high'> & {
  readonly low: string
  readonly high: string
}

export function alertPreferencesInputOf(preferences: AlertPreferences): AlertPreferencesInput {
  return {
    ...preferences,
    low: String(preferences.low),
    high: String(preferences.high),
  }
}

/** Parses a typed limit; null unless it consists of digits. */
export function limitOf(typed: string): number | null {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : null
}

/**
 * `number`: missing or not a number. `bounds`: out of bounds. `crossed`: the low limit is not below
 * the high one.
 */
export type LimitProblem = 'number' | 'bounds' | 'crossed'

const limitProblem = (typed: string): LimitProblem | null => {
  const limit = limitOf(typed)
  if (limit === null) return 'number'
  return limit < alertLimits.from || limit > alertLimits.to ? 'bounds' : null
}

/** Validates two limits that belong together. A `crossed` problem is reported on the high limit. */
export function limitProblems({ low, high }: { readonly low: string; readonly high: string }): {
  readonly low?: LimitProblem
  readonly high?: LimitProblem
} {
  const wrong = { low: limitProblem(low), high: limitProblem(high) }
  if (wrong.low === null && wrong.high === null)
    return Number(low) < Number(high) ? {} : { high: 'crossed' }
  return {
    ...(wrong.low === null ? {} : { low: wrong.low }),
    ...(wrong.high === null ? {} : { high: wrong.high }),
  }
}

export const preferenceFields = ['low', 'high', 'contactMethod', 'startTime', 'endTime'] as const
export type PreferenceField = (typeof preferenceFields)[number]
/**
 * Adds an invalid time, quiet hours with equal start and end (`same`), and an unreachable contact
 * method.
 */
export type PreferenceProblem = LimitProblem | 'time' | 'same' | 'unreachable'

type Ways = Pick<PersonalInfo, 'email' | 'phones'>

/**
 * Whether the member's account has the address that this contact method needs; SMS needs a mobile
 * phone, or one of an unknown kind. An unknown method counts as reachable.
 */
export function isReachable(
  method: AlertPreferences['contactMethod'],
  { email, phones }: Ways,
): boolean {
  return isUnknown(method)
    ? true
    : method === 'EMAIL'
      ? email !== ''
      : method === 'PHONE'
        ? phones.length > 0
        : phones.some(({ phoneType }) => phoneType === 'MO' || isUnknown(phoneType))
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * Validates the preferences; a member who opts out has no problems. `ways` null: the account could
 * not be read, and the contact method is not checked.
 */
export function preferenceProblems(
  typed: AlertPreferencesInput,
  ways: Ways | null,
): Partial<Record<PreferenceField, PreferenceProblem>> {
  if (!typed.optInAlerts) return {}
  const { startTime, endTime, contactMethod } = typed
  return {
    ...limitProblems(typed),
    ...(ways === null || isReachable(contactMethod, ways)
      ? {}
      : { contactMethod: 'unreachable' as const }),
    ...(isTime(startTime) ? {} : { startTime: 'time' as const }),
    ...(isTime(endTime)
      ? startTime === endTime
        ? { endTime: 'same' as const }
        : {}
      : { endTime: 'time' as const }),
  }
}

/** The preferences of a valid form. A member who opts out keeps the other values of `shown`. */
export function editedPreferences(
  typed: AlertPreferencesInput,
  shown: AlertPreferencesInput,
): AlertPreferences {
  const { low, high, ...rest } = typed.optInAlerts ? typed : { ...shown, optInAlerts: false }
  return { ...rest, low: Number(low), high: Number(high) }
}

/**
 * The preferences that contradict one another: the low limit must be below the high one, and quiet
 * hours must not start and end at the same time.
 */
export function contradictingPreferences({
  optInAlerts,
  low,
  high,
  startTime,
  endTime,
}: AlertPreferences): readonly PreferenceField[] {
  return !optInAlerts
    ? []
    : low >= high
      ? ['low', 'high']
      : startTime === endTime
        ? ['startTime', 'endTime']
        : []
}

/** The preferences of `edited` that differ from `stored`; null when none differs. */
export function preferencesChange(
  edited: AlertPreferences,
  stored: AlertPreferences,
): Partial<AlertPreferences> | null {
  const changed = (Object.keys(edited) as (keyof AlertPreferences)[]).filter((key) =>
    key === 'contactMethod'
      ? rawOf(edited[key]) !== rawOf(stored[key])
      : edited[key] !== stored[key],
  )
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, edited[key]]))
}
