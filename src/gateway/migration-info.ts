import * as Schema from 'effect/Schema'
import { benefitsOffered } from '#domain/migration-info.ts'
import type { GetMigrationInfoResponseJson } from '#generated/rpc/portal/one_app_migration/v1/one_app_migration_pb.js'
import type { Accepts } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

export const MigrationInfoMessage = Schema.Struct({ benefitsOffered: wordField('BENEFITS_OFFERED', benefitsOffered), isEligible: field(Schema.Boolean, false) })
export type AcceptsMigrationInfo = Accepts<GetMigrationInfoResponseJson, typeof MigrationInfoMessage>
