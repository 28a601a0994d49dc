// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, distinct, empty, list, matching, member, text, wellFormed } from '../write.ts'

export const CareTeamMember = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  displayName: defaulted(text(1, 120).check(wellFormed), ''),
  role: defaulted(member('CARE_ROLE_', ['COACH', 'PHYSICIAN', 'NURSE', 'PHARMACIST', 'DIETITIAN', 'THERAPIST']), "CARE_ROLE_UNSPECIFIED"),
  programDbSlugs: defaulted(list(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), 0, 20).check(distinct), []),
  languages: defaulted(list(matching(/^[a-z]{2}$/u), 0, 10).check(distinct), []),
  phone: defaulted(matching(/^(\+[1-9][0-9]{4,14})?$/u), ''),
  primary: defaulted(Schema.Boolean, false),
})
export type CareTeamMember = typeof CareTeamMember.Type

export const GetCareTeamRequest = empty
export type GetCareTeamRequest = typeof GetCareTeamRequest.Type

export const GetCareTeamResponse = Schema.Struct({
  members: defaulted(list(CareTeamMember, 0, 20), []),
})
export type GetCareTeamResponse = typeof GetCareTeamResponse.Type
