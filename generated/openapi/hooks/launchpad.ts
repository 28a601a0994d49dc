// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { GetLaunchpadAnswer, DeleteLaunchpadAnswer, UpdateLaunchpadParams, UpdateLaunchpadAnswer, GetOnboardingDisplayAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { getLaunchpadQuery, deleteLaunchpadMutation, updateLaunchpadMutation, getOnboardingDisplayQuery } from '../queries.ts'

/** Get the steps of the member's start. */
export const useGetLaunchpad = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetLaunchpadAnswer>(getLaunchpadQuery, usePortalClient)

/** Dismiss the launchpad for good. */
export const useDeleteLaunchpad = mutationHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, DeleteLaunchpadAnswer>(deleteLaunchpadMutation, usePortalClient)

/** Set the status of one step. */
export const useUpdateLaunchpad = mutationHook<ApiProblem, PortalClient, UpdateLaunchpadParams, UpdateLaunchpadAnswer>(updateLaunchpadMutation, usePortalClient)

/** Get whether the onboarding is shown. */
export const useGetOnboardingDisplay = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetOnboardingDisplayAnswer>(getOnboardingDisplayQuery, usePortalClient)
