import { finishTasks } from '../../../services/members/finish-tasks.ts'
import { randomBytes } from 'node:crypto'
import { create } from '@bufbuild/protobuf'
import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  BookCoachingSessionResponseSchema,
  CancelCoachingSessionResponseSchema,
  type CoachingSessionsService,
  CoachingSlotSchema,
  GetCoachingSessionResponseSchema,
  ListCoachingSessionsResponseSchema,
  ListCoachingSlotsResponseSchema,
  MoveCoachingSessionResponseSchema,
  SessionKind,
  SessionMedium,
} from '../../../../generated/proto/portal/coaching/v1/coaching_pb.js'
import {
  addSession,
  cancelSession,
  endOf,
  moveSession,
  openCase,
  sessionAt,
  sessionByBooking,
  type SessionRow,
  sessionsOf,
} from '../../../services/coaching/coaching-sessions.ts'
import { freeSlot, SLOT_MINUTES, slotsFrom } from '../../../services/coaching/coaching-slots.ts'
import { sessionOf } from '../../../services/coaching/coaching-proto.ts'
import { rowsAfter } from '../../pagination.ts'
import { readFact } from '../../../database/facts/facts.ts'
import type { Sql } from '../../../database/store.ts'
import { dayOf } from '../../../services/time/calendar-date.ts'
import { coachedCall } from './coached-call.ts'
import { rpcPage } from '../../rpc-pagination.ts'

const MOST = 100

const isTaken = (sessions: readonly SessionRow[], starts: number): boolean =>
  sessions.some(
    (row) =>
      row.status === 'BOOKED' &&
      row.starts_ms < starts + SLOT_MINUTES * 60_000 &&
      starts < endOf(row),
  )

/** Converts an enum number to its name. Validation admits only known values. */
const kindOf = (kind: SessionKind) => SessionKind[kind] as SessionRow['kind']
const mediumOf = (medium: SessionMedium) => SessionMedium[medium] as SessionRow['medium']

const numberToCall = async (
  sql: Sql,
  memberId: string,
  given: string,
): Promise<string | undefined> =>
  given || (await readFact(sql, memberId, 'personal')).phones[0]?.numberE164

export const coachingSessions: ServiceImpl<typeof CoachingSessionsService> = {
  listCoachingSessions: async (request, context) => {
    const { store, caller, now, problem } = await coachedCall(context)
    const all = await sessionsOf(store, caller.id, now)
    const [coming, over] = [
      all.filter(({ status }) => status === 'BOOKED'),
      all.filter(({ status }) => status !== 'BOOKED').toReversed(),
    ]
    const { rows, ...next } = await rpcPage(request, MOST, rowsAfter([...coming, ...over]), problem)
    return create(ListCoachingSessionsResponseSchema, {
      ...next,
      sessions: rows.map((row) => sessionOf(row, now)),
    })
  },

  getCoachingSession: async ({ id }, context) => {
    const { store, caller, now, problem } = await coachedCall(context)
    const row = await sessionAt(store, caller.id, id, now)
    if (!row) throw problem('session-not-found')
    return create(GetCoachingSessionResponseSchema, { session: sessionOf(row, now) })
  },

  listCoachingSlots: async ({ startDate, dayCount: days }, context) => {
    const { store, caller, now, coachName } = await coachedCall(context)
    const sessions = await sessionsOf(store, caller.id, now)
    const slots = slotsFrom(dayOf(startDate), days, caller.timeZone, coachName, now).filter(
      ({ starts }) => !isTaken(sessions, starts),
    )
    return create(ListCoachingSlotsResponseSchema, {
      slots: slots.map((slot) =>
        create(CoachingSlotSchema, {
          id: slot.id,
          startTime: timestampFromMs(slot.starts),
          durationMinutes: SLOT_MINUTES,
          coachName,
        }),
      ),
      timeZone: caller.timeZone,
    })
  },

  bookCoachingSession: async (request, context) => {
    const { store, caller, now, problem, coachName } = await coachedCall(context)
    const row = await store.transaction(async (sql) => {
      const known = await sessionByBooking(sql, caller.id, request.bookingId)
      if (
        known &&
        (known.slot_id !== request.slotId ||
          known.kind !== kindOf(request.kind) ||
          known.medium !== mediumOf(request.medium))
      )
        throw problem('already-booked')
      if (known) return known
      const sessions = await sessionsOf(sql, caller.id, now)
      const slot = freeSlot(request.slotId, caller.timeZone, coachName, now)
      if (!slot || isTaken(sessions, slot.starts)) throw problem('slot-taken')
      const medium = mediumOf(request.medium)
      const phone =
        medium === 'PHONE' ? await numberToCall(sql, caller.id, request.phoneNumber) : ''
      if (phone === undefined) throw problem('phone-number-missing')
      const made = {
        id: `cs-${randomBytes(9).toString('hex')}`,
        case_id: openCase(sessions),
        kind: kindOf(request.kind),
        medium,
        status: 'BOOKED',
        starts_ms: slot.starts,
        minutes: SLOT_MINUTES,
        coach_name: coachName,
        phone_number: phone,
        booking_id: request.bookingId,
        slot_id: slot.id,
      } as const
      await addSession(sql, caller.id, made)
      return { ...made, move_count: 0 }
    })
    await finishTasks({ store, caller }, 'BOOK_SESSION')
    return create(BookCoachingSessionResponseSchema, { session: sessionOf(row, now) })
  },

  moveCoachingSession: async ({ id, slotId }, context) => {
    const { store, caller, now, problem, coachName } = await coachedCall(context)
    const row = await store.transaction(async (sql) => {
      const sessions = await sessionsOf(sql, caller.id, now)
      const session = sessions.find((one) => one.id === id)
      if (!session) throw problem('session-not-found')
      if (session.status !== 'BOOKED' || session.starts_ms <= now)
        throw problem('session-not-movable')
      const slot = freeSlot(slotId, caller.timeZone, coachName, now)
      if (slot?.starts === session.starts_ms) return session
      const others = sessions.filter((one) => one !== session)
      if (!slot || isTaken(others, slot.starts)) throw problem('slot-taken')
      const to = { starts_ms: slot.starts, minutes: SLOT_MINUTES, coach_name: slot.coachName }
      await moveSession(sql, caller.id, id, to, now)
      return { ...session, ...to, move_count: session.move_count + 1 }
    })
    return create(MoveCoachingSessionResponseSchema, { session: sessionOf(row, now) })
  },

  cancelCoachingSession: async ({ id }, context) => {
    const { store, caller, now, problem } = await coachedCall(context)
    const cancelled = await cancelSession(store, caller.id, id, now)
    const row = await sessionAt(store, caller.id, id, now)
    if (!row) throw problem('session-not-found')
    if (cancelled === 0 && row.status !== 'CANCELLED') throw problem('session-not-cancellable')
    return create(CancelCoachingSessionResponseSchema, { session: sessionOf(row, now) })
  },
}
