// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetUserGuideRequestJson, ListUserGuidesRequestJson } from '../portal/user_guides/v1/user_guides_pb.js'
import type { GetUserGuideResponse, ListUserGuidesResponse } from '../../schemas/rpc/user-guides.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getUserGuideQuery, listUserGuidesQuery } from '../queries.ts'

/** RPC `/portal.user_guides.v1.UserGuidesService/GetUserGuide`. */
export const useGetUserGuide = queryHook<RpcProblem, RpcClient, GetUserGuideRequestJson, GetUserGuideResponse>(getUserGuideQuery, useRpcClient)

/** RPC `/portal.user_guides.v1.UserGuidesService/ListUserGuides`. */
export const useListUserGuides = queryHook<RpcProblem, RpcClient, ListUserGuidesRequestJson, ListUserGuidesResponse>(listUserGuidesQuery, useRpcClient)
