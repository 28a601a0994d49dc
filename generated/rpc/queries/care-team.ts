// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getCareTeam,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetCareTeamRequestJson, GetCareTeamResponseJson } from '../portal/care_team/v1/care_team_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getCareTeam`: the RPC and its request. */
export const getCareTeamKey = (request: GetCareTeamRequestJson = {}) => ['getCareTeam', request] as const

/** Query options of `/portal.care_team.v1.CareTeamService/GetCareTeam`. */
export const getCareTeamOptions = (client: RpcClient, request: GetCareTeamRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getCareTeamKey(request) as DataTag<readonly ['getCareTeam', GetCareTeamRequestJson], GetCareTeamResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getCareTeam(client, request, { ...init, signal }),
})
