// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetPulseStatsRequestJson, GetPulseStatsResponseJson, ListPulseReadingsRequestJson, ListPulseReadingsResponseJson } from '../portal/pulse/v1/pulse_pb.js'

/** RPC `/portal.pulse.v1.PulseService/GetPulseStats`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getPulseStats = (client: RpcClient, request: GetPulseStatsRequestJson = {}, init: RpcInit = {}): Promise<GetPulseStatsResponseJson> =>
  askRpc(client, 'getPulseStats', '/rpc/user/liv/me/pulse/portal.pulse.v1.PulseService/GetPulseStats', request, init)

/** RPC `/portal.pulse.v1.PulseService/ListPulseReadings`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listPulseReadings = (client: RpcClient, request: ListPulseReadingsRequestJson = {}, init: RpcInit = {}): Promise<ListPulseReadingsResponseJson> =>
  askRpc(client, 'listPulseReadings', '/rpc/user/liv/me/pulse/portal.pulse.v1.PulseService/ListPulseReadings', request, init)
