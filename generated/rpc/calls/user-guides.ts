// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetUserGuideRequestJson, ListUserGuidesRequestJson } from '../portal/user_guides/v1/user_guides_pb.js'
import { readGetUserGuideResponse, type GetUserGuideResponse, readListUserGuidesResponse, type ListUserGuidesResponse } from '../../schemas/rpc/user-guides.reader.ts'

/**
 * RPC `/portal.user_guides.v1.UserGuidesService/GetUserGuide`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getUserGuide = (client: RpcClient, request: GetUserGuideRequestJson = {}, init: RpcInit = {}): Promise<GetUserGuideResponse> =>
  readRpc(client, 'getUserGuide', readGetUserGuideResponse, '/rpc/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/GetUserGuide', request, init)

/**
 * RPC `/portal.user_guides.v1.UserGuidesService/ListUserGuides`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listUserGuides = (client: RpcClient, request: ListUserGuidesRequestJson = {}, init: RpcInit = {}): Promise<ListUserGuidesResponse> =>
  readRpc(client, 'listUserGuides', readListUserGuidesResponse, '/rpc/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/ListUserGuides', request, init)
