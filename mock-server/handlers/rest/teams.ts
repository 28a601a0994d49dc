import { memberById } from '../../database/tables/members.ts'
import { ACCESS_SECONDS, openShort } from '../../database/tables/sessions.ts'
import { readJwt } from '../../services/auth/jwt.ts'
import type { RestHandlers } from '../rest-call.ts'

export const teams: RestHandlers<'exchangeTeamsToken'> = {
  // Teams gives the same token to every tab for an hour, so it is not single-use.
  exchangeTeamsToken: async ({ body, now, store, problem }) => {
    const read = await readJwt(store, 'teams', body.jwt, now)
    if (!read) return problem(401, 'invalid_teams_token')
    const member = await memberById(store, read.subject)
    if (!member) return { status: 200, body: {} }
    return {
      status: 200,
      body: {
        access_token: await store.transaction((sql) => openShort(sql, member.id, now)),
        expires_in: ACCESS_SECONDS,
      },
    }
  },
}
