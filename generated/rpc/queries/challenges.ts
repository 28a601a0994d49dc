// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { listChallengeStats } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { ListChallengeStatsRequestJson } from '../portal/challenges/v1/challenges_pb.js'
import type { ListChallengeStatsResponse } from '../../schemas/rpc/challenges.reader.ts'

/** RPC `/portal.challenges.v1.ChallengesService/ListChallengeStats`. */
export const listChallengeStatsQuery: QueryOperation<RpcClient, ListChallengeStatsRequestJson, ListChallengeStatsResponse> = { id: 'listChallengeStats', run: listChallengeStats }
