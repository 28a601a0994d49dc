import { hasPersonalizedReport, type ChallengeStat } from './challenges.ts'
import { devicesOf } from './devices.ts'
import { hasDyslipidemia } from './features.ts'
import type { Impersonation } from './impersonation.ts'
import type { InitialLoad } from './initial-load.ts'
import { clientOf, fullNameOf, phoneOf, yearRange } from './member.ts'
import { activePrograms } from './programs.ts'
import { isManuallyLoggedOut, type Session } from './session.ts'
import type { UserTask } from './user-tasks.ts'
import type { WeightTarget } from './weight-target.ts'

/** What is known of the member besides the initial load and the session; each null or empty while nobody has said it. */
export type UserFacts = {
  readonly challengeStats: readonly Pick<ChallengeStat, 'bloodPressureEntries'>[]
  readonly weightTarget: Pick<WeightTarget, 'selfEnteredTarget'> | null
  readonly diagnoses: readonly { readonly condition: string }[]
  readonly userTasks: readonly UserTask[]
  readonly impersonation: Pick<Impersonation, 'impersonatorId'> | null
  /** When the member was last active before this session, in UTC. */
  readonly lastActivityTimestamp: string | null
  readonly mfaToken: string | null
  /** The edge's presence cookie is there (USER-025). */
  readonly hasSessionCookie: boolean
}

export const noUserFacts: UserFacts = {
  challengeStats: [], weightTarget: null, diagnoses: [], userTasks: [], impersonation: null, lastActivityTimestamp: null, mfaToken: null, hasSessionCookie: false,
}

/** The generic user action (2§4): what the payload says takes the place of what was known; what it does not say stays. */
export const mergeUser = (facts: UserFacts, payload: Partial<UserFacts>): UserFacts => ({ ...facts, ...payload })

/**
 * The user as 2§3 lists it, under its names, from whatever has come so far; nothing known gives the defaults. The product's own id is
 * `wellspringUUID` here and `wellspringUuid` in single sign-on (GAP-028). `error` says that signing out failed; its words are the catalogue's.
 */
export function userOf(load: InitialLoad, session: Session, facts: UserFacts, currentYear: number) {
  const { personal, account, storedLocale } = { personal: load.personal.value, account: load.account.value, storedLocale: load.storedLocale.value }
  const programs = load.programs.value ?? []
  const { addressTypes, isDirectToConsumer } = clientOf(account, load.client.value)
  return {
    userId: load.userId.value,
    publicUUID: load.publicUUID.value,
    wellspringUUID: storedLocale?.uuid ?? null,
    companyId: account?.companyId ?? null,
    userLocale: storedLocale?.locale ?? null,
    firstName: personal?.firstName ?? '',
    lastName: personal?.lastName ?? '',
    fullName: personal === null ? '' : fullNameOf(personal),
    birthDate: personal?.birthDate ?? null,
    yearRange: personal === null ? [] : yearRange(personal, currentYear),
    email: personal?.email ?? null,
    phoneNumbers: { mobile: personal && phoneOf(personal, 'MO'), home: personal && phoneOf(personal, 'HO') },
    address: personal?.address ?? null,
    isInternational: account?.isInternational ?? false,
    isPOBoxAllowed: account?.isPOBoxAllowed ?? false,
    addressTypes,
    isDirectToConsumer,
    programs,
    activePrograms: activePrograms(programs),
    orders: load.orders.value ?? [],
    ...devicesOf(load.deviceGroupings.value ?? []),
    hasSetPersonalGoalWeight: (facts.weightTarget?.selfEnteredTarget ?? null) !== null,
    hasPersonalizedBPReport: hasPersonalizedReport(facts.challengeStats),
    hasDyslipidemia: hasDyslipidemia(load.features.value ?? []),
    hasKidneyDiseaseDiagnosis: facts.diagnoses.some(({ condition }) => condition === 'DIAGNOSIS_CONDITION_CHRONIC_KIDNEY_DISEASE'),
    lastActivityTimestamp: facts.lastActivityTimestamp,
    hasLabA1c: load.hasLabA1c.value ?? false,
    userTasks: facts.userTasks,
    onboardingDisplay: load.onboardingDisplay.value ?? {},
    impersonationInfo: { impersonatorId: facts.impersonation?.impersonatorId ?? null },
    sharedCoaching: load.sharedCoaching.value ?? false,
    isAuthenticated: facts.hasSessionCookie,
    isManuallyLoggedOut: isManuallyLoggedOut(session),
    isPending: session.tag === 'signedIn' && session.signOut === 'pending',
    error: session.tag === 'signedIn' && session.signOut === 'failed' ? ('logoutFailed' as const) : null,
    mfaToken: facts.mfaToken,
    isUserEligibleForOneappMigration: session.tag === 'signedIn' && session.isMigrating,
  }
}
export type User = ReturnType<typeof userOf>
