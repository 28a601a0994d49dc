// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, number, object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** mg/dL. */
export type GlucoseLimit = number

/** How care staff reach the member about a reading. The documents name no values; these are ours. */
export type AlertContactMethod = 'PHONE' | 'SMS' | 'EMAIL' | Unknown

/** A wall-clock time of day, `HH:mm`. */
export type TimeOfDay = string

/** When care staff contact the member about a blood sugar reading. The keys are the documents' preference keys (2§7), which the portal calls `low` (BGLowerLimit), `high` (BGUpperLimit), `contactMethod` (prefMeth), `immediateSupport` (OptIntoNightAlt: also at night), `startTime` and `endTime` (StartBlTime, EndBlTime: between them nobody calls; they may lie on both sides of midnight) and `optInAlerts` (OptIntoAlerts). */
export type BloodSugarAlertPreferences = {
  readonly BGLowerLimit: GlucoseLimit
  readonly BGUpperLimit: GlucoseLimit
  readonly prefMeth: AlertContactMethod
  readonly OptIntoNightAlt: boolean
  readonly StartBlTime: TimeOfDay
  readonly EndBlTime: TimeOfDay
  readonly OptIntoAlerts: boolean
}

export type AlertChannel = 'EMAIL' | 'SMS' | Unknown

/** Friends and family. */
export type AlertContactType = 'FA' | Unknown

/** Where an alert goes. `address` is an email address, or for SMS a phone number with `+` and country code. */
export type AlertDestination = {
  readonly address: string
  readonly channel: AlertChannel
  readonly contactId: string
  readonly contactType: AlertContactType
}

/** The limit at which friends and family hear of a reading, and where. `low` alerts below it, `high` above it. */
export type AlertThreshold = {
  readonly threshold: GlucoseLimit
  /** Empty when nobody is told. */
  readonly destinations: Rows<AlertDestination>
}

export type BloodSugarAlerts = {
  readonly preferences: BloodSugarAlertPreferences
  readonly low: AlertThreshold
  readonly high: AlertThreshold
}

/** Keys that are left out stay. */
export type BloodSugarAlertPreferencesChange = {
  readonly BGLowerLimit?: GlucoseLimit
  readonly BGUpperLimit?: GlucoseLimit
  readonly prefMeth?: AlertContactMethod
  readonly OptIntoNightAlt?: boolean
  readonly StartBlTime?: TimeOfDay
  readonly EndBlTime?: TimeOfDay
  readonly OptIntoAlerts?: boolean
}

/** Parts that are left out stay; a threshold is replaced as a whole. */
export type BloodSugarAlertsChange = {
  readonly preferences?: BloodSugarAlertPreferencesChange
  readonly low?: AlertThreshold
  readonly high?: AlertThreshold
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

/** Reads `AlertThreshold` as a server sends it. */
export const readAlertThreshold: Reader<AlertThreshold> = object<AlertThreshold>({
  threshold: readGlucoseLimit,
  destinations: rows(readAlertDestination),
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
  low: [readAlertThreshold],
  high: [readAlertThreshold],
})
