// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { getCareTeam } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetCareTeamRequestJson } from '../portal/care_team/v1/care_team_pb.js'
import type { GetCareTeamResponse } from '../../schemas/rpc/care-team.reader.ts'

/** RPC `/portal.care_team.v1.CareTeamService/GetCareTeam`. */
export const getCareTeamQuery: QueryOperation<RpcClient, GetCareTeamRequestJson, GetCareTeamResponse> = { id: 'getCareTeam', run: getCareTeam }
