// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetKidneyResultsRequestJson, GetKidneyResultsResponseJson } from '../portal/kidney/v1/kidney_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getKidneyResultsOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.kidney.v1.KidneyService/GetKidneyResults`. */
export const useGetKidneyResults = <Data = GetKidneyResultsResponseJson>(
  request: GetKidneyResultsRequestJson = {},
  options?: Asking<GetKidneyResultsResponseJson, Data, readonly ['getKidneyResults', GetKidneyResultsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetKidneyResultsResponseJson, RpcProblem, Data, readonly ['getKidneyResults', GetKidneyResultsRequestJson]>({ ...options, ...getKidneyResultsOptions(useRpcClient(), request) })
