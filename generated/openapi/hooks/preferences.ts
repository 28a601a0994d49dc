// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListAppPreferencesAnswer, SaveAppPreferencesParams, SaveAppPreferencesAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listAppPreferencesQuery, saveAppPreferencesMutation } from '../queries.ts'

/** List the member's preferences of every app. */
export const useListAppPreferences = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, ListAppPreferencesAnswer>(listAppPreferencesQuery, usePortalClient)

/** Save preferences. */
export const useSaveAppPreferences = mutationHook<ApiProblem, PortalClient, SaveAppPreferencesParams, SaveAppPreferencesAnswer>(saveAppPreferencesMutation, usePortalClient)
