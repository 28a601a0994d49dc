// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetCareTeamRequestJson } from '../portal/care_team/v1/care_team_pb.js'
import { readGetCareTeamResponse, type GetCareTeamResponse } from '../../schemas/rpc/care-team.reader.ts'

/**
 * RPC `/portal.care_team.v1.CareTeamService/GetCareTeam`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getCareTeam = (client: RpcClient, request: GetCareTeamRequestJson = {}, init: RpcInit = {}): Promise<GetCareTeamResponse> =>
  readRpc(client, 'getCareTeam', readGetCareTeamResponse, '/rpc/user/liv/me/careTeam/portal.care_team.v1.CareTeamService/GetCareTeam', request, init)
