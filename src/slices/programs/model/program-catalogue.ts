import type { DeviceCategory } from '#session/member/model/devices.ts'
import type { ProgramName } from '#session/member/model/programs.ts'

/** The reports and data exports of the catalog (2§3). */
export type ReportName = 'multiConditionSummary' | 'personalizedBloodPressure'
export type ExportName = 'bloodSugar' | 'bloodPressure'

/**
 * The offer of a program. The specification names the kinds but not the programs, so GAP-080
 * decides; every program has the summary.
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

/** The combined offer of these programs, without duplicates and in the order of the catalog. */
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
