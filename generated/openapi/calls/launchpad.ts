// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readLaunchpad, type Launchpad, readOnboardingDisplay, type OnboardingDisplay } from '../../schemas/openapi/launchpad.reader.ts'

export type GetLaunchpadAnswer = Launchpad
/** Get the steps of the member's start. `GET /services/service-journey-guidance/v1/users/me/launchpad`. Throws `ApiProblem`. */
export const getLaunchpad = (client: PortalClient, init: CallInit = {}): Promise<GetLaunchpadAnswer> =>
  readBody('getLaunchpad', readLaunchpad, answer('getLaunchpad', client.GET('/services/service-journey-guidance/v1/users/me/launchpad', { ...init })))

export type DeleteLaunchpadAnswer = undefined
/** Dismiss the launchpad for good. `DELETE /services/service-journey-guidance/v1/users/me/launchpad`. Throws `ApiProblem`. */
export const deleteLaunchpad = (client: PortalClient, init: CallInit = {}): Promise<DeleteLaunchpadAnswer> =>
  answer('deleteLaunchpad', client.DELETE('/services/service-journey-guidance/v1/users/me/launchpad', { ...init }))

export type UpdateLaunchpadParams = { body: NonNullable<operations['updateLaunchpad']['requestBody']>['content']['application/json'] }
export type UpdateLaunchpadAnswer = Launchpad
/** Set the status of one step. `PATCH /services/service-journey-guidance/v1/users/me/launchpad`. Throws `ApiProblem`. */
export const updateLaunchpad = (client: PortalClient, params: UpdateLaunchpadParams, init: CallInit = {}): Promise<UpdateLaunchpadAnswer> => {
  const { body } = params
  return readBody('updateLaunchpad', readLaunchpad, answer('updateLaunchpad', client.PATCH('/services/service-journey-guidance/v1/users/me/launchpad', { ...init, body })))
}

export type GetOnboardingDisplayAnswer = OnboardingDisplay
/** Get whether the onboarding is shown. `GET /services/service-journey-guidance/v1/users/me/onboarding/display`. Throws `ApiProblem`. */
export const getOnboardingDisplay = (client: PortalClient, init: CallInit = {}): Promise<GetOnboardingDisplayAnswer> =>
  readBody('getOnboardingDisplay', readOnboardingDisplay, answer('getOnboardingDisplay', client.GET('/services/service-journey-guidance/v1/users/me/onboarding/display', { ...init })))
