import { memberById } from '../store/members.ts'
import { ACCESS_SECONDS, openShort } from '../store/sessions.ts'
import { readJwt } from './jwt.ts'
import type { Handlers } from './operation.ts'

export const teams: Handlers<'exchangeTeamsToken'> = {
  // The client keeps its token for an hour and gives the same one to every tab: it works until it
  // expires.
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
