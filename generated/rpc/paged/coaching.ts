// Written by `npm run generate` from contracts/. Do not edit.
import { pagedHook } from '../../query/paged.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { ListCoachingSessionsRequestJson } from '../portal/coaching/v1/coaching_pb.js'
import type { ListCoachingSessionsResponse } from '../../schemas/rpc/coaching.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { listCoachingSessionsQuery } from '../queries.ts'

/** RPC `/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions`. Page by page. */
export const useListCoachingSessionsPages = pagedHook<RpcProblem, RpcClient, ListCoachingSessionsRequestJson, ListCoachingSessionsResponse>(listCoachingSessionsQuery, { from: (request, pageToken) => ({ ...request, pageToken }), nextOf: ({ nextPageToken }) => nextPageToken }, useRpcClient)
