import { appendRecentReadings } from '../seed/populate.ts'
import type { Caller } from '../handlers/rest-call.ts'
import { addViewedArea } from '../database/tables/access-log.ts'
import { audit } from '../database/tables/audit-log.ts'
import { memberById } from '../database/tables/members.ts'
import { bearerOf } from '../database/tables/sessions.ts'
import type { Store } from '../database/store.ts'
import { accessedArea } from './accessed-area.ts'
import { isViewOnly } from './view-only.ts'

/** Readings are topped up when they end more than this long ago. */
const STALE_MS = 60_000

/**
 * Returns the member of a bearer token valid at `now`, or null. Staff calls are audited by
 * `operationId`, as `refused …` when not permitted, and the member sees what they showed.
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
  if (bearer.impersonator) {
    const isRefused = isViewOnly(bearer, operationId)
    const action = isRefused ? `refused ${operationId}` : operationId
    await audit(store, member.id, bearer.impersonator, action, now)
    const area = accessedArea(operationId)
    if (!isRefused && area !== null) await addViewedArea(store, bearer.familyId, area)
  }
  // Only demo members get new readings while the server runs; a scenario's copy keeps its own.
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
