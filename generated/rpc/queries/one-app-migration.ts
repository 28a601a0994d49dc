// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  getMigrationInfo,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { GetMigrationInfoRequestJson, GetMigrationInfoResponseJson } from '../portal/one_app_migration/v1/one_app_migration_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Key of `getMigrationInfo`: the RPC and its request. */
export const getMigrationInfoKey = (request: GetMigrationInfoRequestJson = {}) => ['getMigrationInfo', request] as const

/** Query options of `/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo`. */
export const getMigrationInfoOptions = (client: RpcClient, request: GetMigrationInfoRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getMigrationInfoKey(request) as DataTag<readonly ['getMigrationInfo', GetMigrationInfoRequestJson], GetMigrationInfoResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getMigrationInfo(client, request, { ...init, signal }),
})
