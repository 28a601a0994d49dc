import { memberByUsername } from '../store/members.ts'
import { scenarioOfToken } from '../store/sessions.ts'
import type { Sql } from '../store/store.ts'

/**
 * The scenario that a request belongs to: the one it names or, for a client that cannot (a browser behind an edge that
 * forwards no such header), the one of the member whose token or user name it carries. `''` is none.
 */
export const scenarioOf = async (sql: Sql, named: string | undefined, authorization: string | undefined, body: Buffer | null): Promise<string> => {
  if (named !== undefined) return named.slice(0, 200)
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (bearer !== undefined) return (await scenarioOfToken(sql, bearer)) ?? ''
  if (body === null || body.length === 0 || body.length > 10_000) return ''
  const form = new URLSearchParams(body.toString('utf8'))
  const refresh = form.get('refresh_token')
  if (refresh !== null) return (await scenarioOfToken(sql, refresh)) ?? ''
  const username = form.get('username')
  return username === null ? '' : ((await memberByUsername(sql, username))?.scenario ?? '')
}
