/** Programs of the catalog (2§3) by name: id, slug and database slug. */
export const programCatalogue = {
  diabetes: { id: 'DM', slug: 'diabetes', dbSlug: 'DIABETES' },
  hypertension: { id: 'HTN', slug: 'hypertension', dbSlug: 'HYPERTENSION' },
  heartFailure: { id: 'HF', slug: 'heart-failure', dbSlug: 'HEART_FAILURE' },
  weight: { id: 'WM', slug: 'weight', dbSlug: 'WEIGHT_MANAGEMENT' },
  bodyComposition: { id: 'BC', slug: 'body-composition', dbSlug: 'BODY_COMPOSITION' },
  advancedWeight: { id: 'AWM', slug: 'advanced-weight', dbSlug: 'ADV_WEIGHT_MANAGEMENT' },
  comprehensiveWeight: { id: 'CWC', slug: 'comprehensive-weight', dbSlug: 'COMPR_WEIGHT_CARE' },
  prediabetes: { id: 'DPP', slug: 'prediabetes', dbSlug: 'PREDIABETES' },
  advancedPrediabetes: { id: 'ADPP', slug: 'advanced-prediabetes', dbSlug: 'ADV_PREDIABETES' },
  comprehensivePrediabetes: {
    id: 'CPC',
    slug: 'comprehensive-prediabetes',
    dbSlug: 'COMPR_PREDIABETES_CARE',
  },
  behavioralHealth: { id: 'BH', slug: 'behavioral-health', dbSlug: 'BEHAVIORAL_HEALTH' },
  chronicKidneyDisease: {
    id: 'CKD',
    slug: 'chronic-kidney-disease',
    dbSlug: 'CHRONIC_KIDNEY_DISEASE',
  },
  deviceFlex: { id: 'DFLEX', slug: 'device-flex', dbSlug: 'DIABETES_DEVICEFLEX' },
} as const

export type ProgramName = keyof typeof programCatalogue

/** Catalog order, as in ListPrograms. */
export const programOrder = Object.keys(programCatalogue) as readonly ProgramName[]
