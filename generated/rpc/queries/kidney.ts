// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { getKidneyResults } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetKidneyResultsRequestJson } from '../portal/kidney/v1/kidney_pb.js'
import type { GetKidneyResultsResponse } from '../../schemas/rpc/kidney.reader.ts'

/** RPC `/portal.kidney.v1.KidneyService/GetKidneyResults`. */
export const getKidneyResultsQuery: QueryOperation<RpcClient, GetKidneyResultsRequestJson, GetKidneyResultsResponse> = { id: 'getKidneyResults', run: getKidneyResults }
