// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListAccessLogParams, ListAccessLogAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listAccessLogQuery } from '../queries.ts'

/** List who viewed the member's data, newest first. */
export const useListAccessLog = queryHook<ApiProblem, PortalClient, ListAccessLogParams, ListAccessLogAnswer>(listAccessLogQuery, usePortalClient)
