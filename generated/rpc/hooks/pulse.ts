// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetPulseStatsRequestJson, ListPulseReadingsRequestJson } from '../portal/pulse/v1/pulse_pb.js'
import type { GetPulseStatsResponse, ListPulseReadingsResponse } from '../../schemas/rpc/pulse.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getPulseStatsQuery, listPulseReadingsQuery } from '../queries.ts'

/** RPC `/portal.pulse.v1.PulseService/GetPulseStats`. */
export const useGetPulseStats = queryHook<RpcProblem, RpcClient, GetPulseStatsRequestJson, GetPulseStatsResponse>(getPulseStatsQuery, useRpcClient)

/** RPC `/portal.pulse.v1.PulseService/ListPulseReadings`. */
export const useListPulseReadings = queryHook<RpcProblem, RpcClient, ListPulseReadingsRequestJson, ListPulseReadingsResponse>(listPulseReadingsQuery, useRpcClient)
