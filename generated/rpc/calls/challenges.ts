// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { ListChallengeStatsRequestJson } from '../portal/challenges/v1/challenges_pb.js'
import { readListChallengeStatsResponse, type ListChallengeStatsResponse } from '../../schemas/rpc/challenges.reader.ts'

/**
 * RPC `/portal.challenges.v1.ChallengesService/ListChallengeStats`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listChallengeStats = (client: RpcClient, request: ListChallengeStatsRequestJson = {}, init: RpcInit = {}): Promise<ListChallengeStatsResponse> =>
  readRpc(client, 'listChallengeStats', readListChallengeStatsResponse, '/rpc/user/liv/me/challenges/portal.challenges.v1.ChallengesService/ListChallengeStats', request, init)
