// Written by `npm run generate` from contracts/. Do not edit.
import { queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { GetMigrationInfoRequestJson } from '../portal/one_app_migration/v1/one_app_migration_pb.js'
import type { GetMigrationInfoResponse } from '../../schemas/rpc/one-app-migration.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { getMigrationInfoQuery } from '../queries.ts'

/** RPC `/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo`. */
export const useGetMigrationInfo = queryHook<RpcProblem, RpcClient, GetMigrationInfoRequestJson, GetMigrationInfoResponse>(getMigrationInfoQuery, useRpcClient)
