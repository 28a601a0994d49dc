import type {
  AlertDestination,
  AlertThreshold as SentThreshold,
  BloodSugarAlertPreferences,
} from '#generated/schemas/openapi/alerts.reader.ts'
import { isUnknown, type Known } from '#platform/model/unknown-enum.ts'

/** What the portal calls the documents' preference keys (2§7). */
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
 * When care staff contact the member about a reading (BG-004). Between `startTime` and `endTime`
 * nobody calls; `immediateSupport` is also at night.
 */
export type AlertPreferences = {
  readonly [
    Key in keyof BloodSugarAlertPreferences as PreferenceNames[Key]
  ]: BloodSugarAlertPreferences[Key]
}

/** How care staff contact the member, as far as the portal knows the ways. */
export const contactMethods = ['PHONE', 'SMS', 'EMAIL'] as const satisfies readonly Known<
  AlertPreferences['contactMethod']
>[]

/**
 * Where an alert goes (PROF-004 to PROF-006): an email address, or for SMS a phone number with `+`
 * and country code.
 */
export type { AlertDestination }

/** One that the portal could have made itself. */
export type KnownDestination = AlertDestination & {
  readonly channel: Known<AlertDestination['channel']>
  readonly contactType: Known<AlertDestination['contactType']>
}
export function isKnownDestination(destination: AlertDestination): destination is KnownDestination {
  return !isUnknown(destination.channel) && !isUnknown(destination.contactType)
}

/**
 * The limit at which friends and family hear of a reading, and where (PROF-007); `leftOut` counts
 * the destinations that could not be read.
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

/** A threshold as it replaces the stored one. */
export type ThresholdChange = Omit<AlertThreshold, 'leftOut'>

/** What is to change; a threshold is replaced as a whole. */
export type BloodSugarAlertsChange = {
  readonly preferences?: Partial<AlertPreferences>
  readonly low?: ThresholdChange
  readonly high?: ThresholdChange
}
