// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** How far the member is with a step. */
export type LaunchpadStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'DISMISSED' | Unknown

/** One step of the member's start in the portal. */
export type LaunchpadItem = {
  /** Name of the step in capitals; COACHING is completed when the member first writes to a coach. */
  readonly name: string
  /** How far the member is with the step. */
  readonly status: LaunchpadStatus
}

/** One step of the member's start in the portal. */
export type LaunchpadItemRequest = {
  /** Name of the step in capitals; COACHING is completed when the member first writes to a coach. */
  readonly name: string
  /** How far the member is with the step. */
  readonly status: LaunchpadStatus
}

/** The steps of the member's start in the portal. */
export type Launchpad = {
  /** In the order in which they are shown. */
  readonly items: Rows<LaunchpadItem>
}

/** Whether the onboarding is shown, and which steps it has. */
export type OnboardingDisplay = {
  /** Whether the portal shows the onboarding to this member. */
  readonly display: boolean
  /** The steps to show, in order; empty when nothing is shown. */
  readonly items: Rows<LaunchpadItem>
}

const pattern = text(/^[A-Z][A-Z0-9_]*$/u)

/** Reads `LaunchpadStatus` as a server sends it. */
export const readLaunchpadStatus: Reader<LaunchpadStatus> = words('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'DISMISSED')

/** Reads `LaunchpadItem` as a server sends it. */
export const readLaunchpadItem: Reader<LaunchpadItem> = object<LaunchpadItem>({
  name: pattern,
  status: readLaunchpadStatus,
})

/** Reads `LaunchpadItemRequest` as a server sends it. */
export const readLaunchpadItemRequest: Reader<LaunchpadItemRequest> = object<LaunchpadItemRequest>({
  name: pattern,
  status: readLaunchpadStatus,
})

/** Reads `Launchpad` as a server sends it. */
export const readLaunchpad: Reader<Launchpad> = object<Launchpad>({
  items: rows(readLaunchpadItem),
})

/** Reads `OnboardingDisplay` as a server sends it. */
export const readOnboardingDisplay: Reader<OnboardingDisplay> = object<OnboardingDisplay>({
  display: boolean,
  items: rows(readLaunchpadItem),
})
