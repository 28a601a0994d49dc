// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { ListChallengeStatsRequestJson, ListChallengeStatsResponseJson } from '../portal/challenges/v1/challenges_pb.js'

/** RPC `/portal.challenges.v1.ChallengesService/ListChallengeStats`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listChallengeStats = (client: RpcClient, request: ListChallengeStatsRequestJson = {}, init: RpcInit = {}): Promise<ListChallengeStatsResponseJson> =>
  askRpc(client, 'listChallengeStats', '/rpc/user/liv/me/challenges/portal.challenges.v1.ChallengesService/ListChallengeStats', request, init)
