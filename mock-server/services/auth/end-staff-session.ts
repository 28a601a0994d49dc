import { endView } from '../../database/tables/access-log.ts'
import { audit } from '../../database/tables/audit-log.ts'
import type { Impersonator } from '../../database/tables/impersonator.ts'
import type { Sql } from '../../database/store.ts'

/** Records the end of a staff session, in the audit trail and where the member sees it. */
export async function endStaffSession(
  sql: Sql,
  { id, familyId }: { readonly id: string; readonly familyId: string },
  impersonator: Impersonator,
  now: number,
): Promise<void> {
  await audit(sql, id, impersonator, 'end', now)
  await endView(sql, familyId, now)
}
