// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetUserGuideRequestJson, GetUserGuideResponseJson, ListUserGuidesRequestJson, ListUserGuidesResponseJson } from '../portal/user_guides/v1/user_guides_pb.js'

/** RPC `/portal.user_guides.v1.UserGuidesService/GetUserGuide`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getUserGuide = (client: RpcClient, request: GetUserGuideRequestJson = {}, init: RpcInit = {}): Promise<GetUserGuideResponseJson> =>
  askRpc(client, 'getUserGuide', '/rpc/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/GetUserGuide', request, init)

/** RPC `/portal.user_guides.v1.UserGuidesService/ListUserGuides`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listUserGuides = (client: RpcClient, request: ListUserGuidesRequestJson = {}, init: RpcInit = {}): Promise<ListUserGuidesResponseJson> =>
  askRpc(client, 'listUserGuides', '/rpc/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/ListUserGuides', request, init)
