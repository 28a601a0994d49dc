// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { atLeast, list, matching, text, whole } from '../write.ts'

/** Blood sugar limit in mg/dL, within what meters can measure. */
export const GlucoseLimit = whole(20, 600)
export type GlucoseLimit = typeof GlucoseLimit.Type

/** How care staff reach the member about a reading. */
export const AlertContactMethod = Schema.Literals(['PHONE', 'SMS', 'EMAIL'])
export type AlertContactMethod = typeof AlertContactMethod.Type

/** A wall-clock time of day, `HH:mm`, in the member's own clock. */
export const TimeOfDay = matching(/^([01][0-9]|2[0-3]):[0-5][0-9]$/u)
export type TimeOfDay = typeof TimeOfDay.Type

/** When and how care staff contact the member about a blood sugar reading. */
export const BloodSugarAlertPreferences = Schema.Struct({
  /** Readings below this many mg/dL are reported to care staff; the portal calls it `low`. */
  BGLowerLimit: GlucoseLimit,
  /** Readings above this many mg/dL are reported to care staff; the portal calls it `high`. */
  BGUpperLimit: GlucoseLimit,
  /** How care staff reach the member; the portal calls it `contactMethod`. */
  prefMeth: AlertContactMethod,
  /** True lets staff call between `StartBlTime` and `EndBlTime` too; the portal calls it `immediateSupport`. */
  OptIntoNightAlt: Schema.Boolean,
  /** Start of the time without calls. It may be later than `EndBlTime`: the time then spans midnight. */
  StartBlTime: TimeOfDay,
  /** End of the time without calls; the portal calls it `endTime`. */
  EndBlTime: TimeOfDay,
  /** Whether care staff contact the member about readings at all; the portal calls it `optInAlerts`. */
  OptIntoAlerts: Schema.Boolean,
})
export type BloodSugarAlertPreferences = typeof BloodSugarAlertPreferences.Type

/** How an alert is sent to a contact. */
export const AlertChannel = Schema.Literals(['EMAIL', 'SMS'])
export type AlertChannel = typeof AlertChannel.Type

/** Kinds of contact that can receive alerts. */
export const AlertContactType = Schema.Literals(['FA'])
export type AlertContactType = typeof AlertContactType.Type

/** One address that an alert goes to, and the contact that it belongs to. */
export const AlertDestination = Schema.Struct({
  /** An email address for EMAIL; for SMS a phone number with `+` and country prefix. */
  address: text(3, 254),
  /** How the alert is sent. */
  channel: AlertChannel,
  /** Id of the contact, from `listContacts`. */
  contactId: text(1, 64),
  /** Kind of the contact; only friends and family receive alerts. */
  contactType: AlertContactType,
})
export type AlertDestination = typeof AlertDestination.Type

/** One address that an alert goes to, and the contact that it belongs to. */
export const AlertDestinationRequest = Schema.Struct({
  /** An email address for EMAIL; for SMS a phone number with `+` and country prefix. */
  address: text(3, 254),
  /** How the alert is sent. */
  channel: AlertChannel,
  /** Id of the contact, from `listContacts`. */
  contactId: text(1, 64),
  /** Kind of the contact; only friends and family receive alerts. */
  contactType: AlertContactType,
})
export type AlertDestinationRequest = typeof AlertDestinationRequest.Type

/** The limit at which friends and family are told of a reading, and who is told. */
export const AlertThreshold = Schema.Struct({
  /** Limit in mg/dL; `low` alerts below it, `high` above it. */
  threshold: GlucoseLimit,
  /** Where alerts go; empty when nobody is told. */
  destinations: list(AlertDestination, 0, 20),
})
export type AlertThreshold = typeof AlertThreshold.Type

/** The limit at which friends and family are told of a reading, and who is told. */
export const AlertThresholdRequest = Schema.Struct({
  /** Limit in mg/dL; `low` alerts below it, `high` above it. */
  threshold: GlucoseLimit,
  /** Where alerts go; empty when nobody is told. */
  destinations: list(AlertDestinationRequest, 0, 20),
})
export type AlertThresholdRequest = typeof AlertThresholdRequest.Type

/** Everybody who is told of a blood sugar reading, and when. */
export const BloodSugarAlerts = Schema.Struct({
  /** When and how care staff contact the member. */
  preferences: BloodSugarAlertPreferences,
  /** When friends and family are told of a low reading. */
  low: AlertThreshold,
  /** When friends and family are told of a high reading. */
  high: AlertThreshold,
})
export type BloodSugarAlerts = typeof BloodSugarAlerts.Type

/** The preferences to change; those left out keep their values. */
export const BloodSugarAlertPreferencesChange = Schema.Struct({
  /** New lower limit in mg/dL. */
  BGLowerLimit: Schema.optionalKey(GlucoseLimit),
  /** New upper limit in mg/dL; it must stay above the lower one. */
  BGUpperLimit: Schema.optionalKey(GlucoseLimit),
  /** How care staff reach the member from now on. */
  prefMeth: Schema.optionalKey(AlertContactMethod),
  /** Whether staff may call during the time without calls too. */
  OptIntoNightAlt: Schema.optionalKey(Schema.Boolean),
  /** New start of the time without calls. */
  StartBlTime: Schema.optionalKey(TimeOfDay),
  /** New end of the time without calls. */
  EndBlTime: Schema.optionalKey(TimeOfDay),
  /** Whether care staff contact the member about readings at all. */
  OptIntoAlerts: Schema.optionalKey(Schema.Boolean),
}).check(atLeast(1))
export type BloodSugarAlertPreferencesChange = typeof BloodSugarAlertPreferencesChange.Type

/** The settings to change. A part left out keeps its values; a threshold is replaced as a whole. */
export const BloodSugarAlertsChange = Schema.Struct({
  /** Changes of how care staff contact the member. */
  preferences: Schema.optionalKey(BloodSugarAlertPreferencesChange),
  /** New threshold and destinations for low readings. */
  low: Schema.optionalKey(AlertThresholdRequest),
  /** New threshold and destinations for high readings. */
  high: Schema.optionalKey(AlertThresholdRequest),
}).check(atLeast(1))
export type BloodSugarAlertsChange = typeof BloodSugarAlertsChange.Type
