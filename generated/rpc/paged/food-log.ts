// Written by `npm run generate` from contracts/. Do not edit.
import { pagedHook } from '../../query/paged.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { ListFoodLogDaysRequestJson } from '../portal/food_log/v1/food_log_pb.js'
import type { ListFoodLogDaysResponse } from '../../schemas/rpc/food-log.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { listFoodLogDaysQuery } from '../queries.ts'

/** RPC `/portal.food_log.v1.FoodLogService/ListFoodLogDays`. Page by page. */
export const useListFoodLogDaysPages = pagedHook<RpcProblem, RpcClient, ListFoodLogDaysRequestJson, ListFoodLogDaysResponse>(listFoodLogDaysQuery, { from: (request, pageToken) => ({ ...request, pageToken }), nextOf: ({ nextPageToken }) => nextPageToken }, useRpcClient)
