// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { ListChallengeStatsRequestJson } from '../portal/challenges/v1/challenges_pb.js'
import type { ListChallengeStatsResponse } from '../../schemas/rpc/challenges.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { listChallengeStatsQuery } from '../queries.ts'

/** RPC `/portal.challenges.v1.ChallengesService/ListChallengeStats`. */
export const useListChallengeStats = queryHook<RpcProblem, RpcClient, ListChallengeStatsRequestJson, ListChallengeStatsResponse>(listChallengeStatsQuery, useRpcClient)
