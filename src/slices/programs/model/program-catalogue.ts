import type { DeviceCategory } from '#session/member/model/devices.ts'
import type { ProgramName } from '#session/member/model/programs.ts'

/** The reports and data exports of the catalogue (2§3). */
export type ReportName = 'multiConditionSummary' | 'personalizedBloodPressure'
export type ExportName = 'bloodSugar' | 'bloodPressure'

/**
 * What comes with a program. The documents name the kinds and not which program has which: GAP-080
 * decides. Every program has the summary.
 */
export type ProgramOffer = {
  readonly deviceCategories: readonly DeviceCategory[]
  readonly reports: readonly ReportName[]
  readonly exports: readonly ExportName[]
}

const summary = ['multiConditionSummary'] as const
const bloodSugar: ProgramOffer = {
  deviceCategories: ['bg_meter'],
  reports: summary,
  exports: ['bloodSugar'],
}
const monitored: ProgramOffer = {
  deviceCategories: ['bp_monitor'],
  reports: summary,
  exports: ['bloodPressure'],
}
const weighed: ProgramOffer = { deviceCategories: ['weight_scale'], reports: summary, exports: [] }

export const programOffers: Readonly<Record<ProgramName, ProgramOffer>> = {
  diabetes: bloodSugar,
  deviceFlex: bloodSugar,
  hypertension: { ...monitored, reports: ['multiConditionSummary', 'personalizedBloodPressure'] },
  heartFailure: monitored,
  chronicKidneyDisease: monitored,
  weight: weighed,
  bodyComposition: weighed,
  advancedWeight: weighed,
  comprehensiveWeight: weighed,
  prediabetes: weighed,
  advancedPrediabetes: weighed,
  comprehensivePrediabetes: weighed,
  behavioralHealth: { deviceCategories: [], reports: summary, exports: [] },
}

/** What all of these programs bring together, each thing once and in the order of the catalogue. */
export function offersOf(names: Iterable<ProgramName>): ProgramOffer {
  const offers = [...names].map((name) => programOffers[name])
  const any = <T>(of: (offer: ProgramOffer) => readonly T[]): readonly T[] => [
    ...new Set(offers.flatMap(of)),
  ]
  return {
    deviceCategories: any((offer) => offer.deviceCategories),
    reports: any((offer) => offer.reports),
    exports: any((offer) => offer.exports),
  }
}
