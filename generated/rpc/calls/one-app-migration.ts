// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { GetMigrationInfoRequestJson } from '../portal/one_app_migration/v1/one_app_migration_pb.js'
import { readGetMigrationInfoResponse, type GetMigrationInfoResponse } from '../../schemas/rpc/one-app-migration.reader.ts'

/**
 * RPC `/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getMigrationInfo = (client: RpcClient, request: GetMigrationInfoRequestJson = {}, init: RpcInit = {}): Promise<GetMigrationInfoResponse> =>
  readRpc(client, 'getMigrationInfo', readGetMigrationInfoResponse, '/rpc/user/liv/me/oneAppMigration/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo', request, init)
