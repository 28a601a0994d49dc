import type { CareTeamMember } from '../../model/care/care-team.ts'
import type {
  BookableMedium,
  CoachingSession,
  CoachingSlot,
  FlowStatus,
  SessionKind,
} from '../../model/care/coaching-sessions.ts'
import {
  bookCoachingSession,
  cancelCoachingSession,
  getCoachingSession,
  moveCoachingSession,
} from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import {
  useGetCareTeam,
  useGetCoachingSession,
  useGetFlowStatus,
  useListCoachingSessions,
  useListCoachingSlots,
} from '#generated/rpc/hooks.ts'
import { useListCoachingSessionsPages } from '#generated/rpc/paged.ts'
import {
  bookCoachingSessionMutation,
  cancelCoachingSessionMutation,
  moveCoachingSessionMutation,
} from '#generated/rpc/queries.ts'
import { dateParts, memberName } from '#generated/schemas/read.ts'
import { type PagedRows, toPagedQueryState } from '#platform/query/paged-query.ts'
import { toQueryState, toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useSave } from '#platform/query/use-save.ts'
import { useWrite } from '#platform/query/use-write.ts'

const sessionsPerPage = 10

/** The member's care team, the first contact first. */
export function useCareTeam(): QueryState<readonly CareTeamMember[]> {
  return toRowsQueryState(useGetCareTeam({}, { select: ({ members }) => members }))
}

/** Sessions ahead, the next one first, then past ones, latest first. Only the first page. */
export function useCoachingSessions(): QueryState<readonly CoachingSession[]> {
  return toRowsQueryState(useListCoachingSessions({}, { select: ({ sessions }) => sessions }))
}

/** All sessions, page by page. */
export function useCoachingSessionPages(): QueryState<PagedRows<CoachingSession>> {
  return toPagedQueryState(
    useListCoachingSessionsPages({ pageSize: sessionsPerPage }),
    ({ sessions }) => sessions,
  )
}

export function useCoachingSession(id: string): QueryState<CoachingSession> {
  return toQueryState(useGetCoachingSession({ id }, { select: ({ session }) => session }))
}

/** The status of a case; an empty id is the open case. */
export function useFlowStatus(caseId: string): QueryState<FlowStatus> {
  return toQueryState(useGetFlowStatus({ caseId }, { select: ({ flowStatus }) => flowStatus }))
}

/**
 * The kind and medium of a session by their names in the contract. An unknown one is sent back
 * unchanged.
 */
const named = ({
  kind,
  medium,
}: {
  readonly kind: SessionKind
  readonly medium: CoachingSession['medium']
}) => ({ kind: memberName('SESSION_KIND_', kind), medium: memberName('SESSION_MEDIUM_', medium) })

/**
 * Free slots from a day on, earliest first. Slots of an earlier visit are not shown while they load
 * again: one of them may be taken by now, and the others would move under the hand.
 */
export function useCoachingSlots({
  kind,
  medium,
  startDate,
  days,
}: {
  readonly kind: SessionKind
  readonly medium: CoachingSession['medium']
  readonly startDate: string
  readonly days: number
}): QueryState<readonly CoachingSlot[]> {
  const query = useListCoachingSlots(
    { ...named({ kind, medium }), startDate: dateParts(startDate), dayCount: days },
    { select: ({ slots }) => slots },
  )
  const isOfEarlierVisit = query.fetchStatus === 'fetching' && !query.isFetchedAfterMount
  return isOfEarlierVisit ? { state: 'pending' } : toRowsQueryState(query)
}

/** Books a slot; a retry with the same `bookingId` books once. */
export function useBookSession() {
  const client = useRpcClient()
  return useWrite(
    async ({
      bookingId,
      slotId,
      kind,
      medium,
    }: {
      readonly bookingId: string
      readonly slotId: string
      readonly kind: SessionKind
      readonly medium: BookableMedium
    }) =>
      (await bookCoachingSession(client, { bookingId, slotId, ...named({ kind, medium }) }))
        .session,
    bookCoachingSessionMutation.invalidates,
  )
}

/**
 * Moves a session to a slot. After a failure the session is read: an answer may be lost while the
 * move was made.
 */
export function useMoveSession() {
  const client = useRpcClient()
  return useWrite(
    async ({
      id,
      slot: { id: slotId, startTime },
    }: {
      readonly id: string
      readonly slot: Pick<CoachingSlot, 'id' | 'startTime'>
    }) => {
      try {
        return (await moveCoachingSession(client, { id, slotId })).session
      } catch (thrown) {
        const now = await getCoachingSession(client, { id }).catch(() => null)
        if (now !== null && Date.parse(now.session.startTime) === Date.parse(startTime))
          return now.session
        throw thrown
      }
    },
    moveCoachingSessionMutation.invalidates,
  )
}

export function useCancelSession() {
  const client = useRpcClient()
  return useSave(
    async (id: string) => (await cancelCoachingSession(client, { id })).session,
    cancelCoachingSessionMutation.invalidates,
  )
}
