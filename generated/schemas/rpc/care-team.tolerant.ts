// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, list, member, object, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import type { CareTeamMember, GetCareTeamRequest, GetCareTeamResponse } from './care-team.reader.ts'

const pattern = text(/^[A-Za-z0-9_-]{1,64}$/u)
const careRole = member('CARE_ROLE_', ['', 'COACH', 'PHYSICIAN', 'NURSE', 'PHARMACIST', 'DIETITIAN', 'THERAPIST'])
const pattern2 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const pattern3 = text(/^[a-z]{2}$/u)
const pattern4 = text(/^(\+[1-9][0-9]{4,14})?$/u)

export const CareTeamMemberReader: Tolerant<CareTeamMember> = object({
  id: defaulted(pattern, ''),
  displayName: defaulted(text(/./su), ''),
  role: defaulted(careRole, "CARE_ROLE_UNSPECIFIED"),
  programDbSlugs: defaulted(list(pattern2), []),
  languages: defaulted(list(pattern3), []),
  phone: defaulted(orUnreadable(pattern4), ''),
  primary: defaulted(boolean, false),
})

export const GetCareTeamRequestReader: Tolerant<GetCareTeamRequest> = object({})

export const GetCareTeamResponseReader: Tolerant<GetCareTeamResponse> = object({
  members: defaulted(rows(CareTeamMemberReader), []),
})
