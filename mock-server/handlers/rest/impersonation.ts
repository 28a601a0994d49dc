import { revokeFamily, startOf } from '../../database/tables/sessions.ts'
import { endStaffSession } from '../../services/auth/end-staff-session.ts'
import type { RestHandlers } from '../rest-call.ts'

/**
 * Staff sessions in a member's account. Only the start of the session decides whether it is one,
 * never the client.
 */
export const impersonation: RestHandlers<'getImpersonation' | 'endImpersonation'> = {
  getImpersonation: async ({ caller, store, problem }) => {
    if (!caller.impersonator) return problem(404, 'not_found')
    const startedAt = new Date(await startOf(store, caller.familyId))
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
    return {
      status: 200,
      body: { impersonatorId: caller.impersonator.id, role: caller.impersonator.role, startedAt },
    }
  },

  endImpersonation: async ({ caller, now, store, problem }) => {
    if (!caller.impersonator) return problem(404, 'not_found')
    await endStaffSession(store, caller, caller.impersonator, now)
    await revokeFamily(store, caller.familyId)
    return { status: 204 }
  },
}
