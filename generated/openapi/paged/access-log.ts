// Written by `npm run generate` from contracts/. Do not edit.
import { pagedHook } from '../../query/paged.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListAccessLogParams, ListAccessLogAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listAccessLogQuery } from '../queries.ts'

/** List who viewed the member's data, newest first. Page by page. */
export const useListAccessLogPages = pagedHook<ApiProblem, PortalClient, ListAccessLogParams, ListAccessLogAnswer>(listAccessLogQuery, { from: (params, cursor) => ({ ...params, cursor }), nextOf: ({ next }) => next }, usePortalClient)
