// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getUserGuide,
  listUserGuides,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetUserGuideRequestJson, GetUserGuideResponseJson, ListUserGuidesRequestJson, ListUserGuidesResponseJson } from '../portal/user_guides/v1/user_guides_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getUserGuide`: the RPC and its request. */
export const getUserGuideKey = (request: GetUserGuideRequestJson = {}) => ['getUserGuide', request] as const

/** Query options of `/portal.user_guides.v1.UserGuidesService/GetUserGuide`. */
export const getUserGuideOptions = (client: RpcClient, request: GetUserGuideRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getUserGuideKey(request) as DataTag<readonly ['getUserGuide', GetUserGuideRequestJson], GetUserGuideResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getUserGuide(client, request, { ...init, signal }),
})

/** Key of `listUserGuides`: the RPC and its request. */
export const listUserGuidesKey = (request: ListUserGuidesRequestJson = {}) => ['listUserGuides', request] as const

/** Query options of `/portal.user_guides.v1.UserGuidesService/ListUserGuides`. */
export const listUserGuidesOptions = (client: RpcClient, request: ListUserGuidesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listUserGuidesKey(request) as DataTag<readonly ['listUserGuides', ListUserGuidesRequestJson], ListUserGuidesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listUserGuides(client, request, { ...init, signal }),
})
