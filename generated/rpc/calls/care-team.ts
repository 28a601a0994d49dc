// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetCareTeamRequestJson, GetCareTeamResponseJson } from '../portal/care_team/v1/care_team_pb.js'

/** RPC `/portal.care_team.v1.CareTeamService/GetCareTeam`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCareTeam = (client: RpcClient, request: GetCareTeamRequestJson = {}, init: RpcInit = {}): Promise<GetCareTeamResponseJson> =>
  askRpc(client, 'getCareTeam', '/rpc/user/liv/me/careTeam/portal.care_team.v1.CareTeamService/GetCareTeam', request, init)
