// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, member } from '../write.ts'

export const GetMigrationInfoRequest = empty
export type GetMigrationInfoRequest = typeof GetMigrationInfoRequest.Type

export const GetMigrationInfoResponse = Schema.Struct({
  benefitsOffered: defaulted(member('BENEFITS_OFFERED_', ['UNKNOWN', 'CCM', 'CCM_MYSTRENGTH_2_3', 'MYSTRENGTH_2_3']), "BENEFITS_OFFERED_UNSPECIFIED"),
  eligible: defaulted(Schema.Boolean, false),
})
export type GetMigrationInfoResponse = typeof GetMigrationInfoResponse.Type
