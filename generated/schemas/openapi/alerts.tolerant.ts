// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, number, object, optional, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { GlucoseLimit, AlertContactMethod, TimeOfDay, BloodSugarAlertPreferences, AlertChannel, AlertContactType, AlertDestination, AlertDestinationRequest, AlertThreshold, AlertThresholdRequest, BloodSugarAlerts, BloodSugarAlertPreferencesChange, BloodSugarAlertsChange } from './alerts.reader.ts'

const pattern = text(/^([01][0-9]|2[0-3]):[0-5][0-9]$/u)

export const GlucoseLimitReader: Tolerant<GlucoseLimit> = number(true, 20, 600)

export const AlertContactMethodReader: Tolerant<AlertContactMethod> = words('PHONE', 'SMS', 'EMAIL')

export const TimeOfDayReader: Tolerant<TimeOfDay> = pattern

export const BloodSugarAlertPreferencesReader: Tolerant<BloodSugarAlertPreferences> = object({
  BGLowerLimit: GlucoseLimitReader,
  BGUpperLimit: GlucoseLimitReader,
  prefMeth: AlertContactMethodReader,
  OptIntoNightAlt: boolean,
  StartBlTime: TimeOfDayReader,
  EndBlTime: TimeOfDayReader,
  OptIntoAlerts: boolean,
})

export const AlertChannelReader: Tolerant<AlertChannel> = words('EMAIL', 'SMS')

export const AlertContactTypeReader: Tolerant<AlertContactType> = words('FA')

export const AlertDestinationReader: Tolerant<AlertDestination> = object({
  address: text(/./su),
  channel: AlertChannelReader,
  contactId: text(/./su),
  contactType: AlertContactTypeReader,
})

export const AlertDestinationRequestReader: Tolerant<AlertDestinationRequest> = object({
  address: text(/./su),
  channel: AlertChannelReader,
  contactId: text(/./su),
  contactType: AlertContactTypeReader,
})

export const AlertThresholdReader: Tolerant<AlertThreshold> = object({
  threshold: GlucoseLimitReader,
  destinations: rows(AlertDestinationReader),
})

export const AlertThresholdRequestReader: Tolerant<AlertThresholdRequest> = object({
  threshold: GlucoseLimitReader,
  destinations: rows(AlertDestinationRequestReader),
})

export const BloodSugarAlertsReader: Tolerant<BloodSugarAlerts> = object({
  preferences: BloodSugarAlertPreferencesReader,
  low: AlertThresholdReader,
  high: AlertThresholdReader,
})

export const BloodSugarAlertPreferencesChangeReader: Tolerant<BloodSugarAlertPreferencesChange> = object({
  BGLowerLimit: optional(GlucoseLimitReader),
  BGUpperLimit: optional(GlucoseLimitReader),
  prefMeth: optional(AlertContactMethodReader),
  OptIntoNightAlt: optional(boolean),
  StartBlTime: optional(TimeOfDayReader),
  EndBlTime: optional(TimeOfDayReader),
  OptIntoAlerts: optional(boolean),
})

export const BloodSugarAlertsChangeReader: Tolerant<BloodSugarAlertsChange> = object({
  preferences: optional(BloodSugarAlertPreferencesChangeReader),
  low: optional(AlertThresholdRequestReader),
  high: optional(AlertThresholdRequestReader),
})
