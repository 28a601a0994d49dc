// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetPulseStatsRequestJson, GetPulseStatsResponseJson, ListPulseReadingsRequestJson, ListPulseReadingsResponseJson } from '../portal/pulse/v1/pulse_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getPulseStatsOptions,
  listPulseReadingsOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.pulse.v1.PulseService/GetPulseStats`. */
export const useGetPulseStats = <Data = GetPulseStatsResponseJson>(
  request: GetPulseStatsRequestJson = {},
  options?: Asking<GetPulseStatsResponseJson, Data, readonly ['getPulseStats', GetPulseStatsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetPulseStatsResponseJson, RpcProblem, Data, readonly ['getPulseStats', GetPulseStatsRequestJson]>({ ...options, ...getPulseStatsOptions(useRpcClient(), request) })

/** RPC `/portal.pulse.v1.PulseService/ListPulseReadings`. */
export const useListPulseReadings = <Data = ListPulseReadingsResponseJson>(
  request: ListPulseReadingsRequestJson = {},
  options?: Asking<ListPulseReadingsResponseJson, Data, readonly ['listPulseReadings', ListPulseReadingsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListPulseReadingsResponseJson, RpcProblem, Data, readonly ['listPulseReadings', ListPulseReadingsRequestJson]>({ ...options, ...listPulseReadingsOptions(useRpcClient(), request) })
