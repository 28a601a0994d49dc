// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, member, object, type Reader, type Unknown } from '../read.ts'

export type BenefitsOffered = 'UNKNOWN' | 'CCM' | 'CCM_MYSTRENGTH_2_3' | 'MYSTRENGTH_2_3' | Unknown

export type GetMigrationInfoRequest = {
}

export type GetMigrationInfoResponse = {
  readonly benefitsOffered: BenefitsOffered
  readonly eligible: boolean
}

const benefitsOffered = member('BENEFITS_OFFERED_', ['', 'UNKNOWN', 'CCM', 'CCM_MYSTRENGTH_2_3', 'MYSTRENGTH_2_3'])

/** Reads `GetMigrationInfoRequest` as a server sends it. */
export const readGetMigrationInfoRequest: Reader<GetMigrationInfoRequest> = object<GetMigrationInfoRequest>({})

/** Reads `GetMigrationInfoResponse` as a server sends it. */
export const readGetMigrationInfoResponse: Reader<GetMigrationInfoResponse> = object<GetMigrationInfoResponse>({
  benefitsOffered: [benefitsOffered, "BENEFITS_OFFERED_UNSPECIFIED"],
  eligible: [boolean, false],
})
