// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetCareTeamRequestJson, GetCareTeamResponseJson } from '../portal/care_team/v1/care_team_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getCareTeamOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.care_team.v1.CareTeamService/GetCareTeam`. */
export const useGetCareTeam = <Data = GetCareTeamResponseJson>(
  request: GetCareTeamRequestJson = {},
  options?: Asking<GetCareTeamResponseJson, Data, readonly ['getCareTeam', GetCareTeamRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCareTeamResponseJson, RpcProblem, Data, readonly ['getCareTeam', GetCareTeamRequestJson]>({ ...options, ...getCareTeamOptions(useRpcClient(), request) })
