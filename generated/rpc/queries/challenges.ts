// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  listChallengeStats,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { ListChallengeStatsRequestJson, ListChallengeStatsResponseJson } from '../portal/challenges/v1/challenges_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `listChallengeStats`: the RPC and its request. */
export const listChallengeStatsKey = (request: ListChallengeStatsRequestJson = {}) => ['listChallengeStats', request] as const

/** Query options of `/portal.challenges.v1.ChallengesService/ListChallengeStats`. */
export const listChallengeStatsOptions = (client: RpcClient, request: ListChallengeStatsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listChallengeStatsKey(request) as DataTag<readonly ['listChallengeStats', ListChallengeStatsRequestJson], ListChallengeStatsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listChallengeStats(client, request, { ...init, signal }),
})
