import * as Schema from 'effect/Schema'
import { CareTeamMember, careRoles } from '#domain/care-team.ts'
import { listOf } from '#domain/formats.ts'
import type { GetCareTeamResponseJson } from '#generated/rpc/portal/care_team/v1/care_team_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const own = CareTeamMember.fields

export const CareTeamMemberMessage = Schema.Struct({
  id: field(own.id, ''),
  displayName: field(own.displayName, ''),
  role: wordField('CARE_ROLE', careRoles),
  programDbSlugs: field(own.programDbSlugs, []),
  languages: field(own.languages, []),
  phone: field(own.phone, ''),
  isPrimary: field(Schema.Boolean, false),
})
export const CareTeam = Schema.Struct({ members: field(listOf(CareTeamMemberMessage, 20), []) })
export type AcceptsCareTeam = Accepts<GetCareTeamResponseJson, typeof CareTeam>

const decode = decoder('getCareTeam', CareTeam)

/** The people who look after the member, the one to turn to first. Throws ContractBroken. */
export const careTeamOf = (wire: GetCareTeamResponseJson): readonly CareTeamMember[] => decode(wire).members
