// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { ListChallengeStatsRequestJson, ListChallengeStatsResponseJson } from '../portal/challenges/v1/challenges_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  listChallengeStatsOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.challenges.v1.ChallengesService/ListChallengeStats`. */
export const useListChallengeStats = <Data = ListChallengeStatsResponseJson>(
  request: ListChallengeStatsRequestJson = {},
  options?: Asking<ListChallengeStatsResponseJson, Data, readonly ['listChallengeStats', ListChallengeStatsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListChallengeStatsResponseJson, RpcProblem, Data, readonly ['listChallengeStats', ListChallengeStatsRequestJson]>({ ...options, ...listChallengeStatsOptions(useRpcClient(), request) })
