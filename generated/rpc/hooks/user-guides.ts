// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetUserGuideRequestJson, GetUserGuideResponseJson, ListUserGuidesRequestJson, ListUserGuidesResponseJson } from '../portal/user_guides/v1/user_guides_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getUserGuideOptions,
  listUserGuidesOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.user_guides.v1.UserGuidesService/GetUserGuide`. */
export const useGetUserGuide = <Data = GetUserGuideResponseJson>(
  request: GetUserGuideRequestJson = {},
  options?: Asking<GetUserGuideResponseJson, Data, readonly ['getUserGuide', GetUserGuideRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetUserGuideResponseJson, RpcProblem, Data, readonly ['getUserGuide', GetUserGuideRequestJson]>({ ...options, ...getUserGuideOptions(useRpcClient(), request) })

/** RPC `/portal.user_guides.v1.UserGuidesService/ListUserGuides`. */
export const useListUserGuides = <Data = ListUserGuidesResponseJson>(
  request: ListUserGuidesRequestJson = {},
  options?: Asking<ListUserGuidesResponseJson, Data, readonly ['listUserGuides', ListUserGuidesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListUserGuidesResponseJson, RpcProblem, Data, readonly ['listUserGuides', ListUserGuidesRequestJson]>({ ...options, ...listUserGuidesOptions(useRpcClient(), request) })
