import type {
  AlertDestination,
  AlertThreshold as SentThreshold,
  BloodSugarAlertPreferences,
} from '#generated/schemas/openapi/alerts.reader.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'

/** The portal's names for the preference keys of the specification (2§7). */
export type PreferenceNames = {
  BGLowerLimit: 'low'
  BGUpperLimit: 'high'
  prefMeth: 'contactMethod'
  OptIntoNightAlt: 'immediateSupport'
  StartBlTime: 'startTime'
  EndBlTime: 'endTime'
  OptIntoAlerts: 'optInAlerts'
}

/**
 * When care staff contact the member about a reading (BG-004). They do not call between `startTime`
 * and `endTime`, unless `immediateSupport` is on.
 */
export type AlertPreferences = {
  readonly [
    Key in keyof BloodSugarAlertPreferences as PreferenceNames[Key]
  ]: BloodSugarAlertPreferences[Key]
}

/** The known ways in which care staff contact the member. */
export const contactMethods = ['PHONE', 'SMS', 'EMAIL'] as const satisfies readonly Known<
  AlertPreferences['contactMethod']
>[]

/**
 * The destination of an alert (PROF-004 to PROF-006): an email address, or for SMS a phone number
 * with `+` and country code.
 */
export type { AlertDestination }

/** A destination whose channel and contact type are known. */
export type KnownDestination = AlertDestination & {
  readonly channel: Known<AlertDestination['channel']>
  readonly contactType: Known<AlertDestination['contactType']>
}
export function isKnownDestination(destination: AlertDestination): destination is KnownDestination {
  return !isUnknown(destination.channel) && !isUnknown(destination.contactType)
}

/**
 * The limit at which friends and family are alerted, and their destinations (PROF-007). `leftOut`
 * counts the destinations that could not be read.
 */
export type AlertThreshold = Pick<SentThreshold, 'threshold'> & {
  readonly destinations: readonly AlertDestination[]
  readonly leftOut: number
}

export type BloodSugarAlerts = {
  readonly preferences: AlertPreferences
  readonly low: AlertThreshold
  readonly high: AlertThreshold
}

/** The replacement of a stored threshold. */
export type ThresholdChange = Omit<AlertThreshold, 'leftOut'>

/** The changed settings; a threshold is replaced as a whole. */
export type BloodSugarAlertsChange = {
  readonly preferences?: Partial<AlertPreferences>
  readonly low?: ThresholdChange
  readonly high?: ThresholdChange
}
