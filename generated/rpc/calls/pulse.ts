// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { allPages } from '../pages.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetPulseStatsRequestJson, ListPulseReadingsRequestJson } from '../portal/pulse/v1/pulse_pb.js'
import { readGetPulseStatsResponse, type GetPulseStatsResponse, readListPulseReadingsResponse, type ListPulseReadingsResponse } from '../../schemas/rpc/pulse.reader.ts'

/**
 * RPC `/portal.pulse.v1.PulseService/GetPulseStats`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getPulseStats = (client: RpcClient, request: GetPulseStatsRequestJson = {}, init: RpcInit = {}): Promise<GetPulseStatsResponse> =>
  readRpc(client, 'getPulseStats', readGetPulseStatsResponse, '/rpc/user/liv/me/pulse/portal.pulse.v1.PulseService/GetPulseStats', request, init)

/**
 * RPC `/portal.pulse.v1.PulseService/ListPulseReadings`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listPulseReadings = (client: RpcClient, request: ListPulseReadingsRequestJson = {}, init: RpcInit = {}): Promise<ListPulseReadingsResponse> =>
  allPages('listPulseReadings', 'readings', request, (request) => readRpc(client, 'listPulseReadings', readListPulseReadingsResponse, '/rpc/user/liv/me/pulse/portal.pulse.v1.PulseService/ListPulseReadings', request, init))
