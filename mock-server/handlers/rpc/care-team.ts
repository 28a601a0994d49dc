import { fromJson } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  type CareTeamService,
  GetCareTeamResponseSchema,
} from '../../../generated/proto/portal/care_team/v1/care_team_pb.js'
import { readFact } from '../../database/facts/facts.ts'
import { memberCall } from '../rpc-call.ts'

/** Lists the member's care team: the primary contact first, then by name. */
export const careTeam: ServiceImpl<typeof CareTeamService> = {
  getCareTeam: async (_request, context) => {
    const { store, caller } = memberCall(context)
    const members = (await readFact(store, caller.id, 'careTeam')).toSorted(
      (a, b) =>
        Number(b.primary ?? false) - Number(a.primary ?? false) ||
        (a.displayName ?? '').localeCompare(b.displayName ?? ''),
    )
    return fromJson(GetCareTeamResponseSchema, { members })
  },
}
