// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { getPulseStats, listPulseReadings } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetPulseStatsRequestJson, ListPulseReadingsRequestJson } from '../portal/pulse/v1/pulse_pb.js'
import type { GetPulseStatsResponse, ListPulseReadingsResponse } from '../../schemas/rpc/pulse.reader.ts'

/** RPC `/portal.pulse.v1.PulseService/GetPulseStats`. */
export const getPulseStatsQuery: QueryOperation<RpcClient, GetPulseStatsRequestJson, GetPulseStatsResponse> = { id: 'getPulseStats', run: getPulseStats }

/** RPC `/portal.pulse.v1.PulseService/ListPulseReadings`. */
export const listPulseReadingsQuery: QueryOperation<RpcClient, ListPulseReadingsRequestJson, ListPulseReadingsResponse> = { id: 'listPulseReadings', run: listPulseReadings }
