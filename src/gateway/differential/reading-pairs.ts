import { AlertDestination, AlertPreferences, AlertThreshold, BloodSugarAlerts, BloodSugarAlertsChange } from '#domain/blood-sugar-alerts.ts'
import { BloodSugarChange, BloodSugarEntry } from '#domain/blood-sugar-entry.ts'
import { BloodSugarFigures, BloodSugarStats } from '#domain/blood-sugar-stats.ts'
import { WeightBiometrics, WeightReading, WeightReadingMark } from '#domain/weight.ts'
import { WeightStats } from '#domain/weight-stats.ts'
import { WeightTarget, WeightTargetChoice } from '#domain/weight-target.ts'
import { Biometrics, BiometricsAnswer, BodyComposition, BodyCompositions, WeightAdded, WeightGainLimit } from '../biometrics.ts'
import { WeightReadings } from '../weight.ts'
import { HeightWish, WeightWish } from '../weight-entry.ts'
import type { Pair } from './pair.ts'

/** What members measure, and what is made of it. */
export const readingPairs: readonly Pair[] = [
  { name: 'alerts', schema: BloodSugarAlerts, component: 'BloodSugarAlerts' },
  { name: 'alerts: change', schema: BloodSugarAlertsChange, component: 'BloodSugarAlertsChange' },
  { name: 'alerts: destination', schema: AlertDestination, component: 'AlertDestination' },
  { name: 'alerts: preferences', schema: AlertPreferences, component: 'BloodSugarAlertPreferences' },
  { name: 'alerts: threshold', schema: AlertThreshold, component: 'AlertThreshold' },
  { name: 'biometrics', schema: Biometrics, component: 'portal.biometrics.v1.Biometrics' },
  { name: 'biometrics: answer', schema: BiometricsAnswer, component: 'portal.biometrics.v1.GetBiometricsResponse' },
  { name: 'biometrics: height set', schema: BiometricsAnswer, component: 'portal.biometrics.v1.SetHeightResponse' },
  { name: 'biometrics: height wish', schema: HeightWish, component: 'portal.biometrics.v1.SetHeightRequest' },
  { name: 'biometrics: weight wish', schema: WeightWish, component: 'portal.biometrics.v1.AddWeightRequest' },
  { name: 'biometrics: weight added', schema: WeightAdded, component: 'portal.biometrics.v1.AddWeightResponse' },
  { name: 'biometrics: body composition', schema: BodyComposition, component: 'portal.biometrics.v1.BodyComposition' },
  { name: 'biometrics: body compositions', schema: BodyCompositions, component: 'portal.biometrics.v1.ListBodyCompositionsResponse' },
  { name: 'biometrics: gain to call about', schema: WeightGainLimit, component: 'portal.biometrics.v1.WeightGainLimit' },
  { name: 'blood sugar: change', schema: BloodSugarChange, component: 'BloodSugarReadingChange' },
  { name: 'blood sugar: entry', schema: BloodSugarEntry, component: 'NewBloodSugarReading' },
  { name: 'blood sugar: figures', schema: BloodSugarFigures, component: 'BloodSugarFigures' },
  { name: 'blood sugar: statistics', schema: BloodSugarStats, component: 'BloodSugarStats' },
  { name: 'weight: biometrics', schema: WeightBiometrics, component: 'WeightBiometrics' },
  { name: 'weight: mark', schema: WeightReadingMark, component: 'WeightReadingMark' },
  { name: 'weight: reading', schema: WeightReading, component: 'WeightReading' },
  { name: 'weight: readings', schema: WeightReadings, component: 'WeightReadings' },
  { name: 'weight: statistics', schema: WeightStats, component: 'WeightStats' },
  { name: 'weight: target', schema: WeightTarget, component: 'WeightTarget' },
  { name: 'weight: target choice', schema: WeightTargetChoice, component: 'WeightTargetChoice' },
]
