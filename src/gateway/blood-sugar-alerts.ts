import { type AlertDestination, type AlertPreferences, type AlertThreshold, BloodSugarAlerts, type BloodSugarAlertsChange } from '#domain/blood-sugar-alerts.ts'
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
