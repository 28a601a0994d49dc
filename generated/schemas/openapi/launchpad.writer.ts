// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching } from '../write.ts'

/** How far the member is with a step. */
export const LaunchpadStatus = Schema.Literals(['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'DISMISSED'])
export type LaunchpadStatus = typeof LaunchpadStatus.Type

/** One step of the member's start in the portal. */
export const LaunchpadItem = Schema.Struct({
  /** Name of the step in capitals; COACHING is completed when the member first writes to a coach. */
  name: matching(/^[A-Z][A-Z0-9_]*$/u, 0, 60),
  /** How far the member is with the step. */
  status: LaunchpadStatus,
})
export type LaunchpadItem = typeof LaunchpadItem.Type

/** One step of the member's start in the portal. */
export const LaunchpadItemRequest = Schema.Struct({
  /** Name of the step in capitals; COACHING is completed when the member first writes to a coach. */
  name: matching(/^[A-Z][A-Z0-9_]*$/u, 0, 60),
  /** How far the member is with the step. */
  status: LaunchpadStatus,
})
export type LaunchpadItemRequest = typeof LaunchpadItemRequest.Type

/** The steps of the member's start in the portal. */
export const Launchpad = Schema.Struct({
  /** In the order in which they are shown. */
  items: list(LaunchpadItem, 0, 50),
})
export type Launchpad = typeof Launchpad.Type

/** Whether the onboarding is shown, and which steps it has. */
export const OnboardingDisplay = Schema.Struct({
  /** Whether the portal shows the onboarding to this member. */
  display: Schema.Boolean,
  /** The steps to show, in order; empty when nothing is shown. */
  items: list(LaunchpadItem, 0, 50),
})
export type OnboardingDisplay = typeof OnboardingDisplay.Type
