// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { getMigrationInfo } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { GetMigrationInfoRequestJson } from '../portal/one_app_migration/v1/one_app_migration_pb.js'
import type { GetMigrationInfoResponse } from '../../schemas/rpc/one-app-migration.reader.ts'

/** RPC `/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo`. */
export const getMigrationInfoQuery: QueryOperation<RpcClient, GetMigrationInfoRequestJson, GetMigrationInfoResponse> = { id: 'getMigrationInfo', run: getMigrationInfo }
