// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, member, object, type Tolerant } from '../tolerant.ts'
import type { GetMigrationInfoRequest, GetMigrationInfoResponse } from './one-app-migration.reader.ts'

const benefitsOffered = member('BENEFITS_OFFERED_', ['', 'UNKNOWN', 'CCM', 'CCM_MYSTRENGTH_2_3', 'MYSTRENGTH_2_3'])

export const GetMigrationInfoRequestReader: Tolerant<GetMigrationInfoRequest> = object({})

export const GetMigrationInfoResponseReader: Tolerant<GetMigrationInfoResponse> = object({
  benefitsOffered: defaulted(benefitsOffered, "BENEFITS_OFFERED_UNSPECIFIED"),
  eligible: defaulted(boolean, false),
})
