import { appendRecentReadings } from '../seed/populate.ts'
import type { Caller } from '../handlers/rest-call.ts'
import { audit } from '../database/tables/audit-log.ts'
import { memberById } from '../database/tables/members.ts'
import { bearerOf } from '../database/tables/sessions.ts'
import type { Store } from '../database/store.ts'
import { isViewOnly } from './view-only.ts'

/** Readings are made anew when the last that were made are this old. */
const STALE_MS = 60_000

/**
 * The member behind a bearer token that works at `now`; null for any other authorization. What the
 * staff ask in her place (`operationId`) is written down with both ids before it is answered, as
 * `refused …` what they may not do.
 */
export async function callerOf(
  store: Store,
  authorization: string | undefined,
  now: number,
  operationId: string,
): Promise<Caller | null> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  const bearer = await bearerOf(store, token, now)
  const member = bearer && (await memberById(store, bearer.memberId))
  if (!member) return null
  if (bearer.impersonator)
    await audit(
      store,
      member.id,
      bearer.impersonator,
      isViewOnly(bearer, operationId) ? `refused ${operationId}` : operationId,
      now,
    )
  // A copy keeps the readings that its scenario gave it; a demo member goes on living while the
  // server runs.
  if (member.scenario === null && now > member.filled_to + STALE_MS)
    await store.transaction((sql) => appendRecentReadings(sql, member.id, now), 'locking')
  return {
    id: member.id,
    publicId: member.public_id,
    timeZone: member.time_zone,
    familyId: bearer.familyId,
    impersonator: bearer.impersonator,
  }
}
