// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, number, object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** Blood sugar limit in mg/dL, within what meters can measure. */
export type GlucoseLimit = number

/** How care staff reach the member about a reading. */
export type AlertContactMethod = 'PHONE' | 'SMS' | 'EMAIL' | Unknown

/** A wall-clock time of day, `HH:mm`, in the member's own clock. */
export type TimeOfDay = string

/** When and how care staff contact the member about a blood sugar reading. */
export type BloodSugarAlertPreferences = {
  /** Readings below this many mg/dL are reported to care staff; the portal calls it `low`. */
  readonly BGLowerLimit: GlucoseLimit
  /** Readings above this many mg/dL are reported to care staff; the portal calls it `high`. */
  readonly BGUpperLimit: GlucoseLimit
  /** How care staff reach the member; the portal calls it `contactMethod`. */
  readonly prefMeth: AlertContactMethod
  /** True lets staff call between `StartBlTime` and `EndBlTime` too; the portal calls it `immediateSupport`. */
  readonly OptIntoNightAlt: boolean
  /** Start of the time without calls. It may be later than `EndBlTime`: the time then spans midnight. */
  readonly StartBlTime: TimeOfDay
  /** End of the time without calls; the portal calls it `endTime`. */
  readonly EndBlTime: TimeOfDay
  /** Whether care staff contact the member about readings at all; the portal calls it `optInAlerts`. */
  readonly OptIntoAlerts: boolean
}

/** How an alert is sent to a contact. */
export type AlertChannel = 'EMAIL' | 'SMS' | Unknown

/** Kinds of contact that can receive alerts. */
export type AlertContactType = 'FA' | Unknown

/** One address that an alert goes to, and the contact that it belongs to. */
export type AlertDestination = {
  /** An email address for EMAIL; for SMS a phone number with `+` and country prefix. */
  readonly address: string
  /** How the alert is sent. */
  readonly channel: AlertChannel
  /** Id of the contact, from `listContacts`. */
  readonly contactId: string
  /** Kind of the contact; only friends and family receive alerts. */
  readonly contactType: AlertContactType
}

/** One address that an alert goes to, and the contact that it belongs to. */
export type AlertDestinationRequest = {
  /** An email address for EMAIL; for SMS a phone number with `+` and country prefix. */
  readonly address: string
  /** How the alert is sent. */
  readonly channel: AlertChannel
  /** Id of the contact, from `listContacts`. */
  readonly contactId: string
  /** Kind of the contact; only friends and family receive alerts. */
  readonly contactType: AlertContactType
}

/** The limit at which friends and family are told of a reading, and who is told. */
export type AlertThreshold = {
  /** Limit in mg/dL; `low` alerts below it, `high` above it. */
  readonly threshold: GlucoseLimit
  /** Where alerts go; empty when nobody is told. */
  readonly destinations: Rows<AlertDestination>
}

/** The limit at which friends and family are told of a reading, and who is told. */
export type AlertThresholdRequest = {
  /** Limit in mg/dL; `low` alerts below it, `high` above it. */
  readonly threshold: GlucoseLimit
  /** Where alerts go; empty when nobody is told. */
  readonly destinations: Rows<AlertDestinationRequest>
}

/** Everybody who is told of a blood sugar reading, and when. */
export type BloodSugarAlerts = {
  /** When and how care staff contact the member. */
  readonly preferences: BloodSugarAlertPreferences
  /** When friends and family are told of a low reading. */
  readonly low: AlertThreshold
  /** When friends and family are told of a high reading. */
  readonly high: AlertThreshold
}

/** The preferences to change; those left out keep their values. */
export type BloodSugarAlertPreferencesChange = {
  /** New lower limit in mg/dL. */
  readonly BGLowerLimit?: GlucoseLimit
  /** New upper limit in mg/dL; it must stay above the lower one. */
  readonly BGUpperLimit?: GlucoseLimit
  /** How care staff reach the member from now on. */
  readonly prefMeth?: AlertContactMethod
  /** Whether staff may call during the time without calls too. */
  readonly OptIntoNightAlt?: boolean
  /** New start of the time without calls. */
  readonly StartBlTime?: TimeOfDay
  /** New end of the time without calls. */
  readonly EndBlTime?: TimeOfDay
  /** Whether care staff contact the member about readings at all. */
  readonly OptIntoAlerts?: boolean
}

/** The settings to change. A part left out keeps its values; a threshold is replaced as a whole. */
export type BloodSugarAlertsChange = {
  /** Changes of how care staff contact the member. */
  readonly preferences?: BloodSugarAlertPreferencesChange
  /** New threshold and destinations for low readings. */
  readonly low?: AlertThresholdRequest
  /** New threshold and destinations for high readings. */
  readonly high?: AlertThresholdRequest
}

const pattern = text(/^([01][0-9]|2[0-3]):[0-5][0-9]$/u)

/** Reads `GlucoseLimit` as a server sends it. */
export const readGlucoseLimit: Reader<GlucoseLimit> = number(true, 20, 600)

/** Reads `AlertContactMethod` as a server sends it. */
export const readAlertContactMethod: Reader<AlertContactMethod> = words('PHONE', 'SMS', 'EMAIL')

/** Reads `TimeOfDay` as a server sends it. */
export const readTimeOfDay: Reader<TimeOfDay> = pattern

/** Reads `BloodSugarAlertPreferences` as a server sends it. */
export const readBloodSugarAlertPreferences: Reader<BloodSugarAlertPreferences> = object<BloodSugarAlertPreferences>({
  BGLowerLimit: readGlucoseLimit,
  BGUpperLimit: readGlucoseLimit,
  prefMeth: readAlertContactMethod,
  OptIntoNightAlt: boolean,
  StartBlTime: readTimeOfDay,
  EndBlTime: readTimeOfDay,
  OptIntoAlerts: boolean,
})

/** Reads `AlertChannel` as a server sends it. */
export const readAlertChannel: Reader<AlertChannel> = words('EMAIL', 'SMS')

/** Reads `AlertContactType` as a server sends it. */
export const readAlertContactType: Reader<AlertContactType> = words('FA')

/** Reads `AlertDestination` as a server sends it. */
export const readAlertDestination: Reader<AlertDestination> = object<AlertDestination>({
  address: text(/./su),
  channel: readAlertChannel,
  contactId: text(/./su),
  contactType: readAlertContactType,
})

/** Reads `AlertDestinationRequest` as a server sends it. */
export const readAlertDestinationRequest: Reader<AlertDestinationRequest> = object<AlertDestinationRequest>({
  address: text(/./su),
  channel: readAlertChannel,
  contactId: text(/./su),
  contactType: readAlertContactType,
})

/** Reads `AlertThreshold` as a server sends it. */
export const readAlertThreshold: Reader<AlertThreshold> = object<AlertThreshold>({
  threshold: readGlucoseLimit,
  destinations: rows(readAlertDestination),
})

/** Reads `AlertThresholdRequest` as a server sends it. */
export const readAlertThresholdRequest: Reader<AlertThresholdRequest> = object<AlertThresholdRequest>({
  threshold: readGlucoseLimit,
  destinations: rows(readAlertDestinationRequest),
})

/** Reads `BloodSugarAlerts` as a server sends it. */
export const readBloodSugarAlerts: Reader<BloodSugarAlerts> = object<BloodSugarAlerts>({
  preferences: readBloodSugarAlertPreferences,
  low: readAlertThreshold,
  high: readAlertThreshold,
})

/** Reads `BloodSugarAlertPreferencesChange` as a server sends it. */
export const readBloodSugarAlertPreferencesChange: Reader<BloodSugarAlertPreferencesChange> = object<BloodSugarAlertPreferencesChange>({
  BGLowerLimit: [readGlucoseLimit],
  BGUpperLimit: [readGlucoseLimit],
  prefMeth: [readAlertContactMethod],
  OptIntoNightAlt: [boolean],
  StartBlTime: [readTimeOfDay],
  EndBlTime: [readTimeOfDay],
  OptIntoAlerts: [boolean],
})

/** Reads `BloodSugarAlertsChange` as a server sends it. */
export const readBloodSugarAlertsChange: Reader<BloodSugarAlertsChange> = object<BloodSugarAlertsChange>({
  preferences: [readBloodSugarAlertPreferencesChange],
  low: [readAlertThresholdRequest],
  high: [readAlertThresholdRequest],
})
