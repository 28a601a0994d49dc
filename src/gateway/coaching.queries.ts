import { useQueryClient } from '@tanstack/react-query'
import type { CareTeamMember } from '#domain/care-team.ts'
import type { CoachingSession, CoachingSlot, FlowStatus } from '#domain/coaching.ts'
import type { BookableMedium, SessionKind } from '#domain/coaching-sessions.ts'
import { bookCoachingSession, cancelCoachingSession } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useGetCareTeam, useGetCoachingSession, useGetFlowStatus, useListCoachingSessions, useListCoachingSlots } from '#generated/rpc/hooks.ts'
import { careTeamOf } from './care-team.ts'
import { coachingSessionOf, coachingSessionsOf, coachingSlotsOf, flowStatusOf } from './coaching.ts'
import { readOf, type Read } from './read.ts'
import { useSaving } from './saving.queries.ts'

const sessionCalls = ['listCoachingSessions', 'getCoachingSession', 'getFlowStatus', 'listCoachingSlots'] as const

/** Those who look after the member, the one to turn to first. */
export const useCareTeam = (): Read<readonly CareTeamMember[]> => readOf(useGetCareTeam({}, { select: careTeamOf }))

/** Those to come, the next one first; then those that are over, the latest first. */
export const useCoachingSessions = (): Read<readonly CoachingSession[]> => readOf(useListCoachingSessions({}, { select: coachingSessionsOf }))

export const useCoachingSession = (id: string): Read<CoachingSession> => readOf(useGetCoachingSession({ id }, { select: coachingSessionOf }))

/** Where she stands with a case; with an empty id, with the one that is open. */
export const useFlowStatus = (caseId: string): Read<FlowStatus> => readOf(useGetFlowStatus({ caseId }, { select: flowStatusOf }))

/** When a session could begin, from a day on. */
export const useCoachingSlots = (asked: { readonly kind: SessionKind; readonly medium: BookableMedium; readonly fromDay: string; readonly days: number }): Read<{ readonly slots: readonly CoachingSlot[]; readonly timeZone: string }> =>
  readOf(useListCoachingSlots({ ...asked, kind: `SESSION_KIND_${asked.kind}`, medium: `SESSION_MEDIUM_${asked.medium}` }, { select: coachingSlotsOf }))

/** Books a slot, once for a `bookingId`. When it is not taken, the free ones are asked for again: somebody else may have been quicker. */
export function useBookSession() {
  const client = useRpcClient()
  const queries = useQueryClient()
  return useSaving(async ({ bookingId, slotId, kind, medium }: { readonly bookingId: string; readonly slotId: string; readonly kind: SessionKind; readonly medium: BookableMedium }) => {
    try {
      return coachingSessionOf(await bookCoachingSession(client, { bookingId, slotId, kind: `SESSION_KIND_${kind}`, medium: `SESSION_MEDIUM_${medium}` }))
    } catch (thrown) {
      await queries.invalidateQueries({ queryKey: ['listCoachingSlots'] })
      throw thrown
    }
  }, sessionCalls)
}

export function useCancelSession() {
  const client = useRpcClient()
  return useSaving(async (id: string) => coachingSessionOf(await cancelCoachingSession(client, { id })), sessionCalls)
}
