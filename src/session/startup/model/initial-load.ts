import type { Score } from '#generated/schemas/openapi/cardiometabolic.reader.ts'
import type { LaunchpadItem } from '#generated/schemas/openapi/launchpad.reader.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { devicesOf, type ListedDevice } from '../../member/model/devices.ts'
import type { Language } from '#platform/model/supported-languages.ts'
import { hasDyslipidemia, type Feature } from '../../member/model/features.ts'
import {
  clientOf,
  fullNameOf,
  phoneOf,
  type Account,
  type ClientAttributes,
  type PersonalInfo,
  type StoredLocale,
} from '../../member/model/personal-info.ts'
import type { SupplyOrder } from '../../member/model/supply-orders.ts'
import {
  activePrograms,
  hasFiveDayCheck,
  hasChatAvailable,
  hasSafeContent,
  hasWeightManagement,
  type Program,
} from '../../member/model/programs.ts'

export type { Score }

/**
 * The launchpad steps; empty when the call failed (2§8). `leftOut` counts the unreadable ones.
 */
export type StartItems = { readonly items?: readonly LaunchpadItem[]; readonly leftOut?: number }
/** Whether the onboarding is shown, and its steps. */
export type Onboarding = StartItems & { readonly display?: boolean }

/** The value of each call of the initial load (2§7). */
export type InitialValues = {
  readonly userId: string
  /** `locale` is null when the stored language is not supported. */
  readonly storedLocale: Pick<StoredLocale, 'uuid'> & { readonly locale: Language | null }
  readonly personal: PersonalInfo
  readonly account: Account
  readonly sharedCoaching: boolean
  readonly features: readonly Feature[]
  readonly orders: readonly SupplyOrder[]
  readonly deviceGroupings: readonly ListedDevice[]
  readonly publicUUID: string
  readonly programs: readonly Program[]
  readonly client: ClientAttributes
  readonly hasLabA1c: boolean
  readonly hasKidneyLabResults: boolean
  readonly scores: Rows<Score>
  /** Empty when the call failed (2§8); so is `onboardingDisplay`. */
  readonly launchpad: StartItems
  readonly onboardingDisplay: Onboarding
}
export type InitialCall = keyof InitialValues

/** A call's network status. A failed call has the fallback of 2§8, where there is one. */
export type NetworkStatus = 'pending' | 'ready' | 'failed'

/**
 * The status and value of one call. `leftOut` counts the unreadable rows of a list.
 *
 * `stale`: the value is cached or outdated, and the new one is pending (`asking`) or failed. A
 * stale value may be shown, but never redirects the member.
 */
export type InitialPart<Value> = {
  readonly status: NetworkStatus
  readonly value: Value | null
  readonly stale?: 'asking' | 'failed'
  readonly leftOut?: number
}

/** The initial load: one independent part for each call. */
export type InitialLoad = { readonly [Call in InitialCall]: InitialPart<InitialValues[Call]> }

/** Derives the member from the loaded parts, for the shell and the screens. */
export function deriveMember(load: InitialLoad) {
  const programs = load.programs.value ?? []
  const active = activePrograms(programs)
  const features = load.features.value ?? []
  const { value: personal } = load.personal
  const { value: account } = load.account
  return {
    userId: load.userId.value,
    publicUUID: load.publicUUID.value,
    // The product's id is `wellspringUUID` here and `wellspringUuid` in single sign-on (GAP-028).
    wellspringUUID: load.storedLocale.value?.uuid ?? null,
    companyId: account?.companyId ?? null,
    userLocale: load.storedLocale.value?.locale ?? null,
    firstName: personal?.firstName ?? '',
    lastName: personal?.lastName ?? '',
    fullName: personal === null ? '' : fullNameOf(personal),
    birthDate: personal?.birthDate ?? null,
    email: personal?.email ?? null,
    phoneNumbers: {
      mobile: personal && phoneOf(personal, 'MO'),
      home: personal && phoneOf(personal, 'HO'),
    },
    address: personal?.address ?? null,
    isInternational: account?.isInternational ?? false,
    isPOBoxAllowed: account?.isPOBoxAllowed ?? false,
    orders: load.orders.value ?? [],
    onboardingDisplay: load.onboardingDisplay.value ?? {},
    sharedCoaching: load.sharedCoaching.value ?? false,
    programs,
    activePrograms: active,
    hasWeightManagement: hasWeightManagement(programs),
    hasFiveDayCheck: hasFiveDayCheck(active),
    hasSafeContent: hasSafeContent(programs, load.programs.leftOut),
    hasChatAvailable: hasChatAvailable(programs, load.sharedCoaching.value ?? false),
    hasDyslipidemia: hasDyslipidemia(features),
    hasLabA1c: load.hasLabA1c.value ?? false,
    hasKidneyLabResults: load.hasKidneyLabResults.value ?? false,
    ...devicesOf(load.deviceGroupings.value ?? []),
    ...clientOf(load.account.value, load.client.value),
  }
}
export type Member = ReturnType<typeof deriveMember>
