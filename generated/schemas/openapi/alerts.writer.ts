// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { atLeast, list, matching, text, whole } from '../write.ts'

/** mg/dL. */
export const GlucoseLimit = whole(20, 600)
export type GlucoseLimit = typeof GlucoseLimit.Type

/** How care staff reach the member about a reading. The documents name no values; these are ours. */
export const AlertContactMethod = Schema.Literals(['PHONE', 'SMS', 'EMAIL'])
export type AlertContactMethod = typeof AlertContactMethod.Type

/** A wall-clock time of day, `HH:mm`. */
export const TimeOfDay = matching(/^([01][0-9]|2[0-3]):[0-5][0-9]$/u)
export type TimeOfDay = typeof TimeOfDay.Type

/** When care staff contact the member about a blood sugar reading. The keys are the documents' preference keys (2§7), which the portal calls `low` (BGLowerLimit), `high` (BGUpperLimit), `contactMethod` (prefMeth), `immediateSupport` (OptIntoNightAlt: also at night), `startTime` and `endTime` (StartBlTime, EndBlTime: between them nobody calls; they may lie on both sides of midnight) and `optInAlerts` (OptIntoAlerts). */
export const BloodSugarAlertPreferences = Schema.Struct({
  BGLowerLimit: GlucoseLimit,
  BGUpperLimit: GlucoseLimit,
  prefMeth: AlertContactMethod,
  OptIntoNightAlt: Schema.Boolean,
  StartBlTime: TimeOfDay,
  EndBlTime: TimeOfDay,
  OptIntoAlerts: Schema.Boolean,
})
export type BloodSugarAlertPreferences = typeof BloodSugarAlertPreferences.Type

export const AlertChannel = Schema.Literals(['EMAIL', 'SMS'])
export type AlertChannel = typeof AlertChannel.Type

/** Friends and family. */
export const AlertContactType = Schema.Literals(['FA'])
export type AlertContactType = typeof AlertContactType.Type

/** Where an alert goes. `address` is an email address, or for SMS a phone number with `+` and country code. */
export const AlertDestination = Schema.Struct({
  address: text(3, 254),
  channel: AlertChannel,
  contactId: text(1, 64),
  contactType: AlertContactType,
})
export type AlertDestination = typeof AlertDestination.Type

/** The limit at which friends and family hear of a reading, and where. `low` alerts below it, `high` above it. */
export const AlertThreshold = Schema.Struct({
  threshold: GlucoseLimit,
  /** Empty when nobody is told. */
  destinations: list(AlertDestination, 0, 20),
})
export type AlertThreshold = typeof AlertThreshold.Type

export const BloodSugarAlerts = Schema.Struct({
  preferences: BloodSugarAlertPreferences,
  low: AlertThreshold,
  high: AlertThreshold,
})
export type BloodSugarAlerts = typeof BloodSugarAlerts.Type

/** Keys that are left out stay. */
export const BloodSugarAlertPreferencesChange = Schema.Struct({
  BGLowerLimit: Schema.optionalKey(GlucoseLimit),
  BGUpperLimit: Schema.optionalKey(GlucoseLimit),
  prefMeth: Schema.optionalKey(AlertContactMethod),
  OptIntoNightAlt: Schema.optionalKey(Schema.Boolean),
  StartBlTime: Schema.optionalKey(TimeOfDay),
  EndBlTime: Schema.optionalKey(TimeOfDay),
  OptIntoAlerts: Schema.optionalKey(Schema.Boolean),
}).check(atLeast(1))
export type BloodSugarAlertPreferencesChange = typeof BloodSugarAlertPreferencesChange.Type

/** Parts that are left out stay; a threshold is replaced as a whole. */
export const BloodSugarAlertsChange = Schema.Struct({
  preferences: Schema.optionalKey(BloodSugarAlertPreferencesChange),
  low: Schema.optionalKey(AlertThreshold),
  high: Schema.optionalKey(AlertThreshold),
}).check(atLeast(1))
export type BloodSugarAlertsChange = typeof BloodSugarAlertsChange.Type
