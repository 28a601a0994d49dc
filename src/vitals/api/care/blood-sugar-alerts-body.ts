import * as Schema from 'effect/Schema'
import {
  type AlertDestination,
  type AlertPreferences,
  type AlertThreshold,
  type BloodSugarAlerts,
  type BloodSugarAlertsChange,
  isKnownDestination,
  type PreferenceNames,
  type ThresholdChange,
} from '../../model/alerts/blood-sugar-alerts.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import type {
  AlertThreshold as SentThreshold,
  BloodSugarAlerts as SentAlerts,
} from '#generated/schemas/openapi/alerts.reader.ts'
import { BloodSugarAlertsChange as SentChange } from '#generated/schemas/openapi/alerts.writer.ts'
import type { components } from '#generated/openapi/types.d.ts'

type Wire = components['schemas']

const thresholdOf = ({
  threshold,
  destinations: { items, leftOut },
}: SentThreshold): AlertThreshold => ({ threshold, destinations: items, leftOut })

/** The settings of an answer by the portal's names. */
export function bloodSugarAlerts({ preferences, low, high }: SentAlerts): BloodSugarAlerts {
  return {
    preferences: {
      low: preferences.BGLowerLimit,
      high: preferences.BGUpperLimit,
      contactMethod: preferences.prefMeth,
      immediateSupport: preferences.OptIntoNightAlt,
      startTime: preferences.StartBlTime,
      endTime: preferences.EndBlTime,
      optInAlerts: preferences.OptIntoAlerts,
    },
    low: thresholdOf(low),
    high: thresholdOf(high),
  }
}

const wireNames: { readonly [Wire in keyof PreferenceNames as PreferenceNames[Wire]]: Wire } = {
  low: 'BGLowerLimit',
  high: 'BGUpperLimit',
  contactMethod: 'prefMeth',
  immediateSupport: 'OptIntoNightAlt',
  startTime: 'StartBlTime',
  endTime: 'EndBlTime',
  optInAlerts: 'OptIntoAlerts',
}
const wirePreferences = (preferences: Partial<AlertPreferences>) =>
  Object.fromEntries(
    Object.entries(preferences).map(([name, value]) => [
      wireNames[name as keyof AlertPreferences],
      value,
    ]),
  )

const judge = Schema.decodeUnknownSync(SentChange)
const sent = ({ address, channel, contactId, contactType }: AlertDestination) => ({
  address,
  channel: rawOf(channel),
  contactId,
  contactType: rawOf(contactType),
})

/**
 * The body of `updateBloodSugarAlerts`, with the keys of the specification. A destination with an
 * unknown channel or contact type is sent back unchanged. Throws when a value is outside the
 * contract's bounds, or when nothing changed.
 */
export function alertsBody({
  preferences,
  low,
  high,
}: BloodSugarAlertsChange): Wire['BloodSugarAlertsChange'] {
  const body = (isSent: (destination: AlertDestination) => boolean) => {
    const threshold = ({ threshold, destinations }: ThresholdChange) => ({
      threshold,
      destinations: destinations.filter(isSent).map(sent),
    })
    return {
      ...(preferences === undefined ? {} : { preferences: wirePreferences(preferences) }),
      ...(low === undefined ? {} : { low: threshold(low) }),
      ...(high === undefined ? {} : { high: threshold(high) }),
    }
  }
  judge(body(isKnownDestination))
  // unknown values came from the server
  return body(() => true) as Wire['BloodSugarAlertsChange']
}
