// Written by `npm run generate` from contracts/. Do not edit.
import {
  getLaunchpad,
  type GetLaunchpadAnswer,
  deleteLaunchpad,
  type DeleteLaunchpadAnswer,
  updateLaunchpad,
  type UpdateLaunchpadParams,
  type UpdateLaunchpadAnswer,
  getOnboardingDisplay,
  type GetOnboardingDisplayAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `getLaunchpad`: the operation and what it was asked; `['getLaunchpad']` alone matches every asking. */
export const getLaunchpadKey = () => ['getLaunchpad'] as const

/** Get the steps of the member's start. */
export const getLaunchpadOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getLaunchpad'], GetLaunchpadAnswer> => ({
  queryKey: tagged<GetLaunchpadAnswer, readonly ['getLaunchpad']>(getLaunchpadKey()),
  queryFn: ({ signal }) => getLaunchpad(client, { ...init, signal }),
})

/** Dismiss the launchpad for good. */
export const deleteLaunchpadMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<void, DeleteLaunchpadAnswer> => ({
  mutationKey: ['deleteLaunchpad'],
  mutationFn: () => deleteLaunchpad(client, init),
})

/** Set the status of one step. */
export const updateLaunchpadMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<UpdateLaunchpadParams, UpdateLaunchpadAnswer> => ({
  mutationKey: ['updateLaunchpad'],
  mutationFn: (params) => updateLaunchpad(client, params, init),
})

/** Key of `getOnboardingDisplay`: the operation and what it was asked; `['getOnboardingDisplay']` alone matches every asking. */
export const getOnboardingDisplayKey = () => ['getOnboardingDisplay'] as const

/** Get whether the onboarding is shown. */
export const getOnboardingDisplayOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getOnboardingDisplay'], GetOnboardingDisplayAnswer> => ({
  queryKey: tagged<GetOnboardingDisplayAnswer, readonly ['getOnboardingDisplay']>(getOnboardingDisplayKey()),
  queryFn: ({ signal }) => getOnboardingDisplay(client, { ...init, signal }),
})
