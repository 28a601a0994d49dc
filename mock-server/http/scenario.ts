import { claimedSubject } from '../services/auth/jwt.ts'
import { scenarioOfChallenge } from '../services/auth/mfa-challenges.ts'
import { memberById, memberBySignInName } from '../database/tables/members.ts'
import { scenarioOfToken } from '../database/tables/sessions.ts'
import { scenarioOfReportLink } from '../database/tables/report-links.ts'
import type { Sql } from '../database/store.ts'
import { scenarioOfTicket } from '../database/tables/tickets.ts'

type Found = (sql: Sql, text: string) => Promise<string | null | undefined>

const byName: Found = async (sql, text) => (await memberBySignInName(sql, text, 0))?.scenario
const byJwt: Found = async (sql, text) =>
  (await memberById(sql, claimedSubject(text) ?? ''))?.scenario ?? scenarioOfToken(sql, text)

/** Fields that identify the member of a call without a session. */
const identityFields: Readonly<Record<string, Found>> = {
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
  token: async (sql, text) =>
    (await scenarioOfTicket(sql, text)) ?? scenarioOfReportLink(sql, text),
}

/** Values that identify the member: body fields, the `token` header or the `id` in the path. */
export type IdentityHints = Readonly<Record<string, unknown>>

/** Returns the fields of a JSON or form body; empty for an unreadable one. */
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
 * Returns the scenario that a request names, or that of the member whose token or username it
 * carries. An edge may drop the scenario header; `''` is no scenario.
 */
export async function scenarioOf(
  sql: Sql,
  named: string | undefined,
  authorization: string | undefined,
  hints: IdentityHints,
): Promise<string> {
  if (named !== undefined) return named.slice(0, 200)
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (bearer !== undefined) return (await scenarioOfToken(sql, bearer)) ?? ''
  for (const [name, find] of Object.entries(identityFields)) {
    const text = hints[name]
    const scenario = typeof text === 'string' ? await find(sql, text) : null
    if (scenario) return scenario
  }
  return ''
}
