// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getPulseStats,
  listPulseReadings,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetPulseStatsRequestJson, GetPulseStatsResponseJson, ListPulseReadingsRequestJson, ListPulseReadingsResponseJson } from '../portal/pulse/v1/pulse_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getPulseStats`: the RPC and its request. */
export const getPulseStatsKey = (request: GetPulseStatsRequestJson = {}) => ['getPulseStats', request] as const

/** Query options of `/portal.pulse.v1.PulseService/GetPulseStats`. */
export const getPulseStatsOptions = (client: RpcClient, request: GetPulseStatsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getPulseStatsKey(request) as DataTag<readonly ['getPulseStats', GetPulseStatsRequestJson], GetPulseStatsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getPulseStats(client, request, { ...init, signal }),
})

/** Key of `listPulseReadings`: the RPC and its request. */
export const listPulseReadingsKey = (request: ListPulseReadingsRequestJson = {}) => ['listPulseReadings', request] as const

/** Query options of `/portal.pulse.v1.PulseService/ListPulseReadings`. */
export const listPulseReadingsOptions = (client: RpcClient, request: ListPulseReadingsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listPulseReadingsKey(request) as DataTag<readonly ['listPulseReadings', ListPulseReadingsRequestJson], ListPulseReadingsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listPulseReadings(client, request, { ...init, signal }),
})
