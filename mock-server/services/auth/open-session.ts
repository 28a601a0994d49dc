import { audit } from '../../database/tables/audit-log.ts'
import { ACCESS_SECONDS, openFamily, type SessionTokens } from '../../database/tables/sessions.ts'
import type { Impersonator } from '../../database/tables/impersonator.ts'
import type { Sql } from '../../database/store.ts'
import type { Schema } from '../../handlers/rest-call.ts'

/** Opens a session of a member; the start of a staff session is audited. */
export async function openSession(
  sql: Sql,
  memberId: string,
  now: number,
  impersonator: Impersonator | null = null,
): Promise<SessionTokens> {
  if (impersonator) await audit(sql, memberId, impersonator, 'begin', now)
  return openFamily(sql, memberId, now, impersonator)
}

export function sessionBody(tokens: SessionTokens): Schema<'Session'> {
  return {
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    expires_in: ACCESS_SECONDS,
    last_activity_timestamp: new Date(tokens.activeBefore).toISOString().replace(/\.\d+Z$/, 'Z'),
    type: 'Bearer',
    ...(tokens.impersonator ? { impersonatorId: tokens.impersonator.id } : {}),
  }
}

/** Returns the tokens with the names of the partner operations. */
export function partnerSessionBody(tokens: SessionTokens): Schema<'PartnerSession'> {
  return {
    token: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    lifeSeconds: ACCESS_SECONDS,
  }
}
