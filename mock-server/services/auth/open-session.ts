import { beginView } from '../../database/tables/access-log.ts'
import { audit } from '../../database/tables/audit-log.ts'
import { ACCESS_SECONDS, openFamily, type SessionTokens } from '../../database/tables/sessions.ts'
import type { Impersonator } from '../../database/tables/impersonator.ts'
import type { Sql } from '../../database/store.ts'
import { staff } from '../../seed/staff.ts'
import type { Schema } from '../../handlers/rest-call.ts'

/** Opens a session of a member; the start of a staff session is audited, and the member sees it. */
export async function openSession(
  sql: Sql,
  memberId: string,
  now: number,
  impersonator: Impersonator | null = null,
): Promise<SessionTokens> {
  const tokens = await openFamily(sql, memberId, now, impersonator)
  if (impersonator) {
    await audit(sql, memberId, impersonator, 'begin', now)
    const name = staff.find(({ id }) => id === impersonator.id)?.name ?? null
    const viewer = { viewerType: 'STAFF', name, staffRole: impersonator.role } as const
    await beginView(sql, memberId, viewer, tokens.familyId, now)
  }
  return tokens
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
