// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { GetBloodSugarAlertsAnswer, UpdateBloodSugarAlertsParams, UpdateBloodSugarAlertsAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { getBloodSugarAlertsQuery, updateBloodSugarAlertsMutation } from '../queries.ts'

/** Get who is told about a blood sugar reading, and when. */
export const useGetBloodSugarAlerts = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetBloodSugarAlertsAnswer>(getBloodSugarAlertsQuery, usePortalClient)

/** Change who is told about a blood sugar reading. */
export const useUpdateBloodSugarAlerts = mutationHook<ApiProblem, PortalClient, UpdateBloodSugarAlertsParams, UpdateBloodSugarAlertsAnswer>(updateBloodSugarAlertsMutation, usePortalClient)
