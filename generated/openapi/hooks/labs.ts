// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListLabOrderResultsParams, ListLabOrderResultsAnswer, ListKidneyResultsParams, ListKidneyResultsAnswer, ListLabResultsParams, ListLabResultsAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listLabOrderResultsQuery, listKidneyResultsQuery, listLabResultsQuery } from '../queries.ts'

/** List results of the tests that were ordered for the member. */
export const useListLabOrderResults = queryHook<ApiProblem, PortalClient, ListLabOrderResultsParams, ListLabOrderResultsAnswer>(listLabOrderResultsQuery, usePortalClient)

/** List the member's kidney results. */
export const useListKidneyResults = queryHook<ApiProblem, PortalClient, ListKidneyResultsParams, ListKidneyResultsAnswer>(listKidneyResultsQuery, usePortalClient)

/** List results of one kind of laboratory test. */
export const useListLabResults = queryHook<ApiProblem, PortalClient, ListLabResultsParams, ListLabResultsAnswer>(listLabResultsQuery, usePortalClient)
