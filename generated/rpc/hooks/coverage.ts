// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetCoverageRequestJson, GetCoverageResponseJson } from '../portal/coverage/v1/coverage_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getCoverageOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.coverage.v1.CoverageService/GetCoverage`. */
export const useGetCoverage = <Data = GetCoverageResponseJson>(
  request: GetCoverageRequestJson = {},
  options?: Asking<GetCoverageResponseJson, Data, readonly ['getCoverage', GetCoverageRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetCoverageResponseJson, RpcProblem, Data, readonly ['getCoverage', GetCoverageRequestJson]>({ ...options, ...getCoverageOptions(useRpcClient(), request) })
