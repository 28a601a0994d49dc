// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetCareTeamRequestJson } from '../portal/care_team/v1/care_team_pb.js'
import type { GetCareTeamResponse } from '../../schemas/rpc/care-team.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getCareTeamQuery } from '../queries.ts'

/** RPC `/portal.care_team.v1.CareTeamService/GetCareTeam`. */
export const useGetCareTeam = queryHook<RpcProblem, RpcClient, GetCareTeamRequestJson, GetCareTeamResponse>(getCareTeamQuery, useRpcClient)
