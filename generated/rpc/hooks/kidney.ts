// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetKidneyResultsRequestJson } from '../portal/kidney/v1/kidney_pb.js'
import type { GetKidneyResultsResponse } from '../../schemas/rpc/kidney.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getKidneyResultsQuery } from '../queries.ts'

/** RPC `/portal.kidney.v1.KidneyService/GetKidneyResults`. */
export const useGetKidneyResults = queryHook<RpcProblem, RpcClient, GetKidneyResultsRequestJson, GetKidneyResultsResponse>(getKidneyResultsQuery, useRpcClient)
