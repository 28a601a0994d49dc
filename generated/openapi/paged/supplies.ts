// Written by `npm run generate` from contracts/. Do not edit.
import { pagedHook } from '../../query/paged.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListSupplyOrdersParams, ListSupplyOrdersAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listSupplyOrdersQuery } from '../queries.ts'

/** List the member's orders of supplies, newest first. Page by page. */
export const useListSupplyOrdersPages = pagedHook<ApiProblem, PortalClient, ListSupplyOrdersParams, ListSupplyOrdersAnswer>(listSupplyOrdersQuery, { from: (params, cursor) => ({ ...params, cursor }), nextOf: ({ next }) => next }, usePortalClient)
