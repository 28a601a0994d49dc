// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { GetMigrationInfoRequestJson, GetMigrationInfoResponseJson } from '../portal/one_app_migration/v1/one_app_migration_pb.js'

/** RPC `/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getMigrationInfo = (client: RpcClient, request: GetMigrationInfoRequestJson = {}, init: RpcInit = {}): Promise<GetMigrationInfoResponseJson> =>
  askRpc(client, 'getMigrationInfo', '/rpc/user/liv/me/oneAppMigration/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo', request, init)
