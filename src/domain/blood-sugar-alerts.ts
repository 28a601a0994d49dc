import * as Schema from 'effect/Schema'
import { Id, listOf, matching, text, whole } from './formats.ts'
import { alertLimits } from './thresholds-care.ts'

/** mg/dL. */
const limit = whole(alertLimits.from, alertLimits.to)
/** `HH:mm`. */
const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/)
const contactMethod = Schema.Literals(['PHONE', 'SMS', 'EMAIL'])

/** The documents' preference keys and what the portal calls them (2§7). */
const keys = {
  low: 'BGLowerLimit',
  high: 'BGUpperLimit',
  contactMethod: 'prefMeth',
  immediateSupport: 'OptIntoNightAlt',
  startTime: 'StartBlTime',
  endTime: 'EndBlTime',
  optInAlerts: 'OptIntoAlerts',
} as const

/** When care staff contact the member about a reading (BG-004). Between `startTime` and `endTime` nobody calls; `immediateSupport` is also at night. */
export const AlertPreferences = Schema.Struct({
  low: limit,
  high: limit,
  contactMethod,
  immediateSupport: Schema.Boolean,
  startTime: timeOfDay,
  endTime: timeOfDay,
  optInAlerts: Schema.Boolean,
}).pipe(Schema.encodeKeys(keys))
export type AlertPreferences = typeof AlertPreferences.Type

const said = Schema.makeFilter((change: object) => Object.keys(change).length > 0 || 'A change says something.')

/** The preferences that are to change; the others stay. */
export const AlertPreferencesChange = Schema.Struct({
  low: Schema.optionalKey(limit),
  high: Schema.optionalKey(limit),
  contactMethod: Schema.optionalKey(contactMethod),
  immediateSupport: Schema.optionalKey(Schema.Boolean),
  startTime: Schema.optionalKey(timeOfDay),
  endTime: Schema.optionalKey(timeOfDay),
  optInAlerts: Schema.optionalKey(Schema.Boolean),
}).check(said).pipe(Schema.encodeKeys(keys))

/** Where an alert goes (PROF-004 to PROF-006): an email address, or for SMS a phone number with `+` and country code. */
export const AlertDestination = Schema.Struct({
  address: text(3, 254),
  channel: Schema.Literals(['EMAIL', 'SMS']),
  contactId: Id,
  contactType: Schema.Literal('FA'),
})
export type AlertDestination = typeof AlertDestination.Type

/** The limit at which friends and family hear of a reading, and where (PROF-007). */
export const AlertThreshold = Schema.Struct({ threshold: limit, destinations: listOf(AlertDestination, 20) })
export type AlertThreshold = typeof AlertThreshold.Type

export const BloodSugarAlerts = Schema.Struct({ preferences: AlertPreferences, low: AlertThreshold, high: AlertThreshold })
export type BloodSugarAlerts = typeof BloodSugarAlerts.Type

/** What is to change; a threshold is replaced as a whole. */
export const BloodSugarAlertsChange = Schema.Struct({
  preferences: Schema.optionalKey(AlertPreferencesChange),
  low: Schema.optionalKey(AlertThreshold),
  high: Schema.optionalKey(AlertThreshold),
}).check(said)
export type BloodSugarAlertsChange = typeof BloodSugarAlertsChange.Type
