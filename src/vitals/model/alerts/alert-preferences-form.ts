import type { AlertPreferences } from './blood-sugar-alerts.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import { alertLimits } from '../care-thresholds.ts'
import { isUnknown, rawOf } from '#platform/model/unknown-enum.ts'

/** What stands in the form of "when we call you": limits in mg/dL as typed, times `HH:mm`. */
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

/** A limit as typed: a whole number in digits; null for any other text. */
export function limitOf(typed: string): number | null {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : null
}

/** Nothing there or no number, out of bounds, or a low limit that is not below the high one. */
export type LimitProblem = 'number' | 'bounds' | 'crossed'

const limitProblem = (typed: string): LimitProblem | null => {
  const limit = limitOf(typed)
  if (limit === null) return 'number'
  return limit < alertLimits.from || limit > alertLimits.to ? 'bounds' : null
}

/**
 * What is wrong with two limits that belong together; when they contradict one another, the high
 * one is told so.
 */
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
 * Besides those of limits: a time that is no time, quiet hours that begin when they end, and a way
 * that does not reach her.
 */
export type PreferenceProblem = LimitProblem | 'time' | 'same' | 'unreachable'

type Ways = Pick<PersonalInfo, 'email' | 'phones'>

/**
 * Whether the care team can reach her in this way by what her account says of her. A text message
 * needs a mobile phone; a way that the portal does not know is not judged.
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
        : phones.some(({ phoneType }) => phoneType === 'MO')
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * What keeps the preferences from being saved; who is not to be contacted has nothing to get wrong.
 * `ways` null: they could not be read, and are not judged.
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

/**
 * The preferences as the form tells them; only of a form without problems. Who opts out changes
 * nothing else of what was `shown`.
 */
export function editedPreferences(
  typed: AlertPreferencesInput,
  shown: AlertPreferencesInput,
): AlertPreferences {
  const { low, high, ...rest } = typed.optInAlerts ? typed : { ...shown, optInAlerts: false }
  return { ...rest, low: Number(low), high: Number(high) }
}

/**
 * The preferences that contradict one another: a low limit has to be below the high one, and quiet
 * hours end at another time than they begin.
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

/** The preferences that are `told` otherwise than they are `stored`, null when none is. */
export function preferencesChange(
  told: AlertPreferences,
  stored: AlertPreferences,
): Partial<AlertPreferences> | null {
  const changed = (Object.keys(told) as (keyof AlertPreferences)[]).filter((key) =>
    key === 'contactMethod' ? rawOf(told[key]) !== rawOf(stored[key]) : told[key] !== stored[key],
  )
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, told[key]]))
}
