// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { getLaunchpad, deleteLaunchpad, updateLaunchpad, getOnboardingDisplay } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { GetLaunchpadAnswer, DeleteLaunchpadAnswer, UpdateLaunchpadParams, UpdateLaunchpadAnswer, GetOnboardingDisplayAnswer } from '../calls.ts'

/** Get the steps of the member's start. */
export const getLaunchpadQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetLaunchpadAnswer> = { id: 'getLaunchpad', run: (client, _, init) => getLaunchpad(client, init) }

/** Dismiss the launchpad for good. */
export const deleteLaunchpadMutation: MutationOperation<PortalClient, Readonly<Record<never, never>>, DeleteLaunchpadAnswer> = { id: 'deleteLaunchpad', run: (client, _, init) => deleteLaunchpad(client, init), invalidates: ['getLaunchpad'] }

/** Set the status of one step. */
export const updateLaunchpadMutation: MutationOperation<PortalClient, UpdateLaunchpadParams, UpdateLaunchpadAnswer> = { id: 'updateLaunchpad', run: updateLaunchpad, invalidates: ['getLaunchpad'] }

/** Get whether the onboarding is shown. */
export const getOnboardingDisplayQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetOnboardingDisplayAnswer> = { id: 'getOnboardingDisplay', run: (client, _, init) => getOnboardingDisplay(client, init) }
