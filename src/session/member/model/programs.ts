import type {
  Program as ListedProgram,
  ProgramStatus as ListedStatus,
} from '#generated/schemas/rpc/programs.reader.ts'

/** 2§3. USER_ACTION_REQUIRED counts as PENDING; an unknown status gives no access. */
export type ProgramStatus = Exclude<ListedStatus, 'USER_ACTION_REQUIRED'>

/**
 * The catalog of programs (2§3): our name and the database slug. The slugs of behavioral health and
 * kidney disease are decided (docs/spec/gaps.md#not-shown).
 */
export const programSlugs = {
  diabetes: 'DIABETES',
  hypertension: 'HYPERTENSION',
  heartFailure: 'HEART_FAILURE',
  weight: 'WEIGHT_MANAGEMENT',
  bodyComposition: 'BODY_COMPOSITION',
  advancedWeight: 'ADV_WEIGHT_MANAGEMENT',
  comprehensiveWeight: 'COMPR_WEIGHT_CARE',
  prediabetes: 'PREDIABETES',
  advancedPrediabetes: 'ADV_PREDIABETES',
  comprehensivePrediabetes: 'COMPR_PREDIABETES_CARE',
  behavioralHealth: 'BEHAVIORAL_HEALTH',
  chronicKidneyDisease: 'CHRONIC_KIDNEY_DISEASE',
  deviceFlex: 'DIABETES_DEVICEFLEX',
} as const
export type ProgramName = keyof typeof programSlugs
export const programNames = Object.keys(programSlugs) as readonly ProgramName[]

/** 2§3: the ids of the core programs; GAP-078 decides their meaning. */
const corePrograms: Readonly<Record<string, ProgramName | undefined>> = {
  DM: 'diabetes',
  HTN: 'hypertension',
  DPP: 'prediabetes',
  WM: 'weight',
}

/**
 * A program of the member (PROG-013). `name` is its name in the catalog, null for an unknown
 * program.
 */
export type Program = Omit<ListedProgram, 'status'> & {
  readonly status: ProgramStatus
  readonly name: ProgramName | null
}

/** The name of a program by its database slug, else by its core id, else null. */
export function programNameOf(dbSlug: string, id = ''): ProgramName | null {
  return (
    programNames.find((name) => programSlugs[name] === dbSlug) ??
    (Object.hasOwn(corePrograms, id) ? corePrograms[id] : null) ??
    null
  )
}

/** Converts a listed program (PROG-015). */
export function programOf(listed: ListedProgram): Program {
  return {
    ...listed,
    status: listed.status === 'USER_ACTION_REQUIRED' ? 'PENDING' : listed.status,
    name: programNameOf(listed.dbSlug, typeof listed.id === 'string' ? listed.id : ''),
  }
}

/**
 * The names of the ACTIVE programs. No other status counts, for pages (PROG-016) or for counts
 * (PROG-017).
 */
export function activeNames(programs: readonly Program[]): ReadonlySet<ProgramName> {
  return new Set(
    programs.flatMap(({ name, status }) => (name !== null && status === 'ACTIVE' ? [name] : [])),
  )
}

export const weightPrograms: readonly ProgramName[] = [
  'weight',
  'advancedWeight',
  'comprehensiveWeight',
  'prediabetes',
  'advancedPrediabetes',
  'comprehensivePrediabetes',
]
/** Programs of blood sugar, blood pressure, prediabetes and weight (2§2, GAP-036). */
export const dailyPrograms: readonly ProgramName[] = [
  'diabetes',
  'deviceFlex',
  'hypertension',
  ...weightPrograms,
]
/** Coaching is for all programs about a physical condition (GAP-036). */
export const coachingPrograms: readonly ProgramName[] = [
  ...dailyPrograms,
  'heartFailure',
  'chronicKidneyDisease',
  'bodyComposition',
]
const prediabetesPrograms: readonly ProgramName[] = [
  'prediabetes',
  'advancedPrediabetes',
  'comprehensivePrediabetes',
]

/** The active programs by condition (USER-009). */
export type ActivePrograms = {
  readonly behavioralHealth: boolean
  readonly heartFailure: boolean
  readonly chronicKidneyDisease: boolean
  readonly bloodSugar: boolean
  readonly bloodPressure: boolean
  readonly prediabetes: boolean
  readonly weight: boolean
}

export function activePrograms(programs: readonly Program[]): ActivePrograms {
  const active = activeNames(programs)
  const any = (names: readonly ProgramName[]) => names.some((name) => active.has(name))
  return {
    behavioralHealth: active.has('behavioralHealth'),
    heartFailure: active.has('heartFailure'),
    chronicKidneyDisease: active.has('chronicKidneyDisease'),
    bloodSugar: any(['diabetes', 'deviceFlex']),
    bloodPressure: active.has('hypertension'),
    prediabetes: any(prediabetesPrograms),
    weight: any(weightPrograms.filter((name) => !prediabetesPrograms.includes(name))),
  }
}

/** PROG-019: weight management is on with any weight or prediabetes program. */
export function hasWeightManagement(programs: readonly Program[]): boolean {
  const active = activeNames(programs)
  return weightPrograms.some((name) => active.has(name))
}

/**
 * PROG-021: safe content applies with kidney disease or heart failure. A program with an unknown
 * status, or one that could not be read (`leftOut`), may be one of them, and other content is not
 * safe then.
 */
export function hasSafeContent(programs: readonly Program[], leftOut = 0): boolean {
  return (
    leftOut > 0 ||
    programs.some(
      ({ name, status }) =>
        (name === 'chronicKidneyDisease' || name === 'heartFailure') &&
        // An unknown status is no text; `isUnknown` would bring the readers into the first files.
        (status === 'ACTIVE' || typeof status !== 'string'),
    )
  )
}

/** A pending member has no ACTIVE program and at least one PENDING (docs/spec/gaps.md#1). */
export function isPendingMember(programs: readonly Program[]): boolean {
  return activeNames(programs).size === 0 && programs.some(({ status }) => status === 'PENDING')
}

/** Whether the member had programs and all of them have ended. */
export function haveAllEnded(programs: readonly Program[]): boolean {
  return programs.length > 0 && programs.every(({ status }) => status === 'INACTIVE')
}

/**
 * 2§2: a behavioral health member, for navigation, is REGISTERED or ACTIVE (docs/spec/gaps.md#6).
 */
export function hasBehavioralHealth(programs: readonly Program[]): boolean {
  return programs.some(
    ({ name, status }) =>
      name === 'behavioralHealth' && (status === 'ACTIVE' || status === 'REGISTERED'),
  )
}

/** USER-030: chat needs individual coaching and a program besides behavioral health. */
export function hasChatAvailable(programs: readonly Program[], sharedCoaching: boolean): boolean {
  const active = activeNames(programs)
  return !sharedCoaching && (!hasBehavioralHealth(programs) || active.size > 1)
}

/**
 * 1§2: the help menu links to coaching for an active program other than behavioral health
 * (GAP-120).
 */
export function offersCoaching(programs: readonly Program[]): boolean {
  const active = activeNames(programs)
  return active.size > (active.has('behavioralHealth') ? 1 : 0)
}

/**
 * 2§3: a five-day check applies when blood pressure or chronic kidney disease is active (PROG-020).
 */
export function hasFiveDayCheck(
  active: Pick<ActivePrograms, 'bloodPressure' | 'chronicKidneyDisease'>,
): boolean {
  return active.bloodPressure || active.chronicKidneyDisease
}
