// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, list, member, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

export type CareRole = 'COACH' | 'PHYSICIAN' | 'NURSE' | 'PHARMACIST' | 'DIETITIAN' | 'THERAPIST' | Unknown

export type CareTeamMember = {
  readonly id: Flavor<'CareTeamMemberId'>
  readonly displayName: string
  readonly role: CareRole
  readonly programDbSlugs: readonly string[]
  readonly languages: readonly string[]
  readonly phone: string | Unreadable
  readonly primary: boolean
}

export type GetCareTeamRequest = {
}

export type GetCareTeamResponse = {
  readonly members: Rows<CareTeamMember>
}

const pattern = text(/^[A-Za-z0-9_-]{1,64}$/u)
const careRole = member('CARE_ROLE_', ['', 'COACH', 'PHYSICIAN', 'NURSE', 'PHARMACIST', 'DIETITIAN', 'THERAPIST'])
const pattern2 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const pattern3 = text(/^[a-z]{2}$/u)
const pattern4 = text(/^(\+[1-9][0-9]{4,14})?$/u)

/** Reads `CareTeamMember` as a server sends it. */
export const readCareTeamMember: Reader<CareTeamMember> = object<CareTeamMember>({
  id: [pattern, ''],
  displayName: [text(/./su), ''],
  role: [careRole, "CARE_ROLE_UNSPECIFIED"],
  programDbSlugs: [list(pattern2), []],
  languages: [list(pattern3), []],
  phone: [orUnreadable(pattern4), ''],
  primary: [boolean, false],
})

/** Reads `GetCareTeamRequest` as a server sends it. */
export const readGetCareTeamRequest: Reader<GetCareTeamRequest> = object<GetCareTeamRequest>({})

/** Reads `GetCareTeamResponse` as a server sends it. */
export const readGetCareTeamResponse: Reader<GetCareTeamResponse> = object<GetCareTeamResponse>({
  members: [rows(readCareTeamMember), []],
})
