import type { ServiceImpl } from '@connectrpc/connect'
import {
  BenefitsOffered,
  type OneAppMigrationService,
} from '../../../generated/proto/portal/one_app_migration/v1/one_app_migration_pb.js'
import { readFact } from '../../database/facts/facts.ts'
import { memberCall } from '../rpc-call.ts'

export const oneAppMigration: ServiceImpl<typeof OneAppMigrationService> = {
  getMigrationInfo: async (_request, context) => {
    const { store, caller } = memberCall(context)
    const { benefitsOffered, eligible } = await readFact(store, caller.id, 'migration')
    return { benefitsOffered: BenefitsOffered[benefitsOffered], eligible }
  },
}
