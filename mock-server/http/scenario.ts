import { claimedSubject } from '../services/auth/jwt.ts'
import { scenarioOfChallenge } from '../services/auth/mfa-challenges.ts'
import { memberById, memberBySignInName } from '../database/tables/members.ts'
import { scenarioOfToken } from '../database/tables/sessions.ts'
import type { Sql } from '../database/store.ts'
import { scenarioOfTicket } from '../database/tables/tickets.ts'

type Found = (sql: Sql, text: string) => Promise<string | null | undefined>

const byName: Found = async (sql, text) => (await memberBySignInName(sql, text, 0))?.scenario
const byJwt: Found = async (sql, text) =>
  (await memberById(sql, claimedSubject(text) ?? ''))?.scenario ?? scenarioOfToken(sql, text)

/** The fields that say whose a call without a session is. */
const tellingFields: Readonly<Record<string, Found>> = {
  refresh_token: scenarioOfToken,
  ccmAuthToken: scenarioOfToken,
  username: byName,
  email: byName,
  jwt: byJwt,
  mfaToken: scenarioOfChallenge,
  code: scenarioOfTicket,
  access_code: scenarioOfTicket,
  accessCode: scenarioOfTicket,
  auth_token: scenarioOfTicket,
  token: scenarioOfTicket,
}

/**
 * What a call brings that tells whose it is: fields of the body, the `token` header, the `id` of
 * the path.
 */
export type IdentityHints = Readonly<Record<string, unknown>>

/** The fields of a JSON or form body, for whom it is; nothing of one that cannot be read. */
export function identityHintsOf(body: Buffer): IdentityHints {
  if (body.length === 0 || body.length > 10_000) return {}
  const text = body.toString('utf8')
  if (!text.startsWith('{')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return { ...Object(JSON.parse(text)) }
  } catch {
    return {}
  }
}

/**
 * The scenario that a request belongs to: the one it names or, for a client that cannot (a browser
 * behind an edge that forwards no such header), the one of the member whose token or user name it
 * carries. `''` is none.
 */
export async function scenarioOf(
  sql: Sql,
  named: string | undefined,
  authorization: string | undefined,
  telling: IdentityHints,
): Promise<string> {
  if (named !== undefined) return named.slice(0, 200)
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (bearer !== undefined) return (await scenarioOfToken(sql, bearer)) ?? ''
  for (const [name, find] of Object.entries(tellingFields)) {
    const text = telling[name]
    const scenario = typeof text === 'string' ? await find(sql, text) : null
    if (scenario) return scenario
  }
  return ''
}
