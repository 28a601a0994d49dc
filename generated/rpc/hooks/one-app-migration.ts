// Written by `npm run generate` from contracts/. Do not edit.
import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { GetMigrationInfoRequestJson, GetMigrationInfoResponseJson } from '../portal/one_app_migration/v1/one_app_migration_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  getMigrationInfoOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** RPC `/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo`. */
export const useGetMigrationInfo = <Data = GetMigrationInfoResponseJson>(
  request: GetMigrationInfoRequestJson = {},
  options?: Asking<GetMigrationInfoResponseJson, Data, readonly ['getMigrationInfo', GetMigrationInfoRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetMigrationInfoResponseJson, RpcProblem, Data, readonly ['getMigrationInfo', GetMigrationInfoRequestJson]>({ ...options, ...getMigrationInfoOptions(useRpcClient(), request) })
