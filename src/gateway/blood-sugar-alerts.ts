import * as Schema from 'effect/Schema'
import { type AlertDestination, type AlertPreferences, type AlertThreshold, BloodSugarAlerts, BloodSugarAlertsChange } from '#domain/blood-sugar-alerts.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'

type Wire = components['schemas']
export type AcceptsBloodSugarAlerts = [
  Accepts<Wire['BloodSugarAlerts'], typeof BloodSugarAlerts>,
  Accepts<Wire['BloodSugarAlertsChange'], typeof BloodSugarAlertsChange>,
  Accepts<Wire['BloodSugarAlertPreferences'], typeof AlertPreferences>,
  Accepts<Wire['AlertThreshold'], typeof AlertThreshold>,
  Accepts<Wire['AlertDestination'], typeof AlertDestination>,
]

/** The settings of an answer. Throws ContractBroken. */
export const bloodSugarAlerts: (wire: Wire['BloodSugarAlerts']) => BloodSugarAlerts = decoder('getBloodSugarAlerts', BloodSugarAlerts)

const encodeChange = Schema.encodeSync(BloodSugarAlertsChange)

/** The body of `updateBloodSugarAlerts`, by the documents' own keys. Throws when it is outside the contract's bounds, or nothing is told. */
export function alertsBody(change: BloodSugarAlertsChange): Wire['BloodSugarAlertsChange'] {
  const { low, high, ...rest } = encodeChange(change)
  const threshold = ({ threshold, destinations }: NonNullable<typeof low>) => ({ threshold, destinations: [...destinations] })
  return { ...rest, ...(low === undefined ? {} : { low: threshold(low) }), ...(high === undefined ? {} : { high: threshold(high) }) }
}
