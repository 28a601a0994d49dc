// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching } from '../write.ts'

export const LaunchpadStatus = Schema.Literals(['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'DISMISSED'])
export type LaunchpadStatus = typeof LaunchpadStatus.Type

/** One step of the member's start. COACHING is the one that the documents name (1§7). */
export const LaunchpadItem = Schema.Struct({
  name: matching(/^[A-Z][A-Z0-9_]*$/u, 0, 60),
  status: LaunchpadStatus,
})
export type LaunchpadItem = typeof LaunchpadItem.Type

export const Launchpad = Schema.Struct({
  items: list(LaunchpadItem, 0, 50),
})
export type Launchpad = typeof Launchpad.Type

/** Whether the onboarding is shown, and which items of it. */
export const OnboardingDisplay = Schema.Struct({
  display: Schema.Boolean,
  items: list(LaunchpadItem, 0, 50),
})
export type OnboardingDisplay = typeof OnboardingDisplay.Type
