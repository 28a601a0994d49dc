// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { listPrograms } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { ListProgramsRequestJson } from '../portal/programs/v1/programs_pb.js'
import type { ListProgramsResponse } from '../../schemas/rpc/programs.reader.ts'

/** RPC `/portal.programs.v1.ProgramsService/ListPrograms`. */
export const listProgramsQuery: QueryOperation<RpcClient, ListProgramsRequestJson, ListProgramsResponse> = { id: 'listPrograms', run: listPrograms }
