// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

export type LaunchpadStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'DISMISSED' | Unknown

/** One step of the member's start. COACHING is the one that the documents name (1§7). */
export type LaunchpadItem = {
  readonly name: string
  readonly status: LaunchpadStatus
}

export type Launchpad = {
  readonly items: Rows<LaunchpadItem>
}

/** Whether the onboarding is shown, and which items of it. */
export type OnboardingDisplay = {
  readonly display: boolean
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

/** Reads `Launchpad` as a server sends it. */
export const readLaunchpad: Reader<Launchpad> = object<Launchpad>({
  items: rows(readLaunchpadItem),
})

/** Reads `OnboardingDisplay` as a server sends it. */
export const readOnboardingDisplay: Reader<OnboardingDisplay> = object<OnboardingDisplay>({
  display: boolean,
  items: rows(readLaunchpadItem),
})
