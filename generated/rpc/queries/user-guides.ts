// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { getUserGuide, listUserGuides } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetUserGuideRequestJson, ListUserGuidesRequestJson } from '../portal/user_guides/v1/user_guides_pb.js'
import type { GetUserGuideResponse, ListUserGuidesResponse } from '../../schemas/rpc/user-guides.reader.ts'

/** RPC `/portal.user_guides.v1.UserGuidesService/GetUserGuide`. */
export const getUserGuideQuery: QueryOperation<RpcClient, GetUserGuideRequestJson, GetUserGuideResponse> = { id: 'getUserGuide', run: getUserGuide }

/** RPC `/portal.user_guides.v1.UserGuidesService/ListUserGuides`. */
export const listUserGuidesQuery: QueryOperation<RpcClient, ListUserGuidesRequestJson, ListUserGuidesResponse> = { id: 'listUserGuides', run: listUserGuides }
