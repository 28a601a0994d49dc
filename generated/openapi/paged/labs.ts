// Written by `npm run generate` from contracts/. Do not edit.
import { nextOf } from '../../next-page.ts'
import { pagedHook } from '../../query/paged.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListLabOrderResultsParams, ListLabOrderResultsAnswer, ListKidneyResultsParams, ListKidneyResultsAnswer, ListLabResultsParams, ListLabResultsAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listLabOrderResultsQuery, listKidneyResultsQuery, listLabResultsQuery } from '../queries.ts'

/** List results of the tests that were ordered for the member. Page by page. */
export const useListLabOrderResultsPages = pagedHook<ApiProblem, PortalClient, ListLabOrderResultsParams, ListLabOrderResultsAnswer>(listLabOrderResultsQuery, { from: (params, cursor) => ({ ...params, cursor }), nextOf }, usePortalClient)

/** List the member's kidney results. Page by page. */
export const useListKidneyResultsPages = pagedHook<ApiProblem, PortalClient, ListKidneyResultsParams, ListKidneyResultsAnswer>(listKidneyResultsQuery, { from: (params, cursor) => ({ ...params, cursor }), nextOf }, usePortalClient)

/** List results of one kind of laboratory test. Page by page. */
export const useListLabResultsPages = pagedHook<ApiProblem, PortalClient, ListLabResultsParams, ListLabResultsAnswer>(listLabResultsQuery, { from: (params, cursor) => ({ ...params, cursor }), nextOf }, usePortalClient)
