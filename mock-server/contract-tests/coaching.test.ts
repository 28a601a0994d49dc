import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  SessionKindSchema,
  SessionMediumSchema,
} from '../../generated/proto/portal/coaching/v1/coaching_pb.js'
import * as rpc from '../../generated/rpc/calls.ts'
import { contractServer, rpcOf } from '../testing/contract-server.ts'

const contract = contractServer('edith', 'beth', 'rosa')
const { member } = contract
const sessionsOf = rpcOf(contract, 'coaching', 'portal.coaching.v1.CoachingSessionsService')
const statusOf = rpcOf(contract, 'coaching', 'portal.coaching.v1.FlowStatusService')
const kind = 'SESSION_KIND_INITIAL'
const medium = 'SESSION_MEDIUM_VIDEO'

it('COACH-001, COACH-002: the kinds and mediums of a session are the documents’ own', () => {
  const names = ({ values }: { readonly values: readonly { readonly name: string }[] }) =>
    values.map(({ name }) => name.replace(/^SESSION_(KIND|MEDIUM)_/, ''))
  expect(names(SessionKindSchema)).toEqual(['INVALID', 'INTRO', 'FOLLOW_UP', 'OTHER', 'INITIAL'])
  expect(names(SessionMediumSchema)).toEqual(['INVALID', 'PHONE', 'VIDEO', 'OTHER'])
})

describe('coaching sessions', () => {
  it('API-056, COACH-001, COACH-002, GAP-101: a free time is booked once, read, listed, shown in the flow status, moved, and cancelled', async () => {
    const { token } = await member('edith')
    const sessions = sessionsOf(token)
    const flow = statusOf(token)
    await sessions('listCoachingSessions', rpc.listCoachingSessions, {}, { message: {} })
    await flow(
      'getFlowStatus',
      rpc.getFlowStatus,
      {},
      {
        message: {
          flowStatus: expect.objectContaining({ state: 'FLOW_STATE_NOT_STARTED', nextKind: kind }),
        },
      },
    )
    const asked = {
      kind,
      medium,
      startDate: { year: 2026, month: 11, day: 23 },
      dayCount: 5,
    } as const
    const { answer: free } = await sessions('listCoachingSlots', rpc.listCoachingSlots, asked, {
      message: { timeZone: 'America/Denver', slots: expect.any(Array) },
    })
    const { slots } = free.body as { slots: { id: string; startTime: string; coachName: string }[] }
    const [slot] = slots
    const request = { bookingId: randomUUID(), slotId: slot!.id, kind, medium } as const
    const session = {
      id: expect.any(String),
      caseId: expect.any(String),
      kind,
      medium,
      status: 'SESSION_STATUS_BOOKED',
      startTime: slot!.startTime,
      durationMinutes: 30,
      coachName: slot!.coachName,
      canCancel: true,
      canMove: true,
    }
    const { answer } = await sessions('bookCoachingSession', rpc.bookCoachingSession, request, {
      message: { session: expect.objectContaining(session) },
    })
    const booked = (answer.body as { session: { id: string; caseId: string } }).session
    await sessions('bookCoachingSession', rpc.bookCoachingSession, request, {
      message: { session: booked },
    })
    await sessions(
      'bookCoachingSession',
      rpc.bookCoachingSession,
      { ...request, bookingId: randomUUID() },
      { code: 'failed_precondition' },
    )
    await sessions(
      'bookCoachingSession',
      rpc.bookCoachingSession,
      { ...request, kind: 'SESSION_KIND_INVALID' as never },
      { code: 'invalid_argument' },
    )
    await sessions('listCoachingSlots', rpc.listCoachingSlots, asked, {
      message: { timeZone: 'America/Denver', slots: slots.slice(1) },
    })
    await sessions(
      'getCoachingSession',
      rpc.getCoachingSession,
      { id: booked.id },
      { message: { session: booked } },
    )
    await sessions(
      'listCoachingSessions',
      rpc.listCoachingSessions,
      {},
      { message: { sessions: [booked] } },
    )
    await flow(
      'getFlowStatus',
      rpc.getFlowStatus,
      { caseId: booked.caseId },
      {
        message: {
          flowStatus: expect.objectContaining({
            caseId: booked.caseId,
            state: 'FLOW_STATE_SCHEDULED',
            sessionId: booked.id,
          }),
        },
      },
    )
    const [, later] = slots
    const moving = { id: booked.id, slotId: later!.id }
    const moved = { ...booked, startTime: later!.startTime, moveCount: 1 }
    await sessions('moveCoachingSession', rpc.moveCoachingSession, moving, {
      message: { session: moved },
    })
    await sessions('moveCoachingSession', rpc.moveCoachingSession, moving, {
      message: { session: moved },
    })
    await sessions(
      'moveCoachingSession',
      rpc.moveCoachingSession,
      { id: booked.id, slotId: 'slot-0' },
      { code: 'failed_precondition' },
    )
    await sessions(
      'listCoachingSessions',
      rpc.listCoachingSessions,
      {},
      { message: { sessions: [moved] } },
    )
    const cancelled = {
      session: expect.objectContaining({ id: booked.id, status: 'SESSION_STATUS_CANCELLED' }),
    }
    await sessions(
      'cancelCoachingSession',
      rpc.cancelCoachingSession,
      { id: booked.id },
      { message: cancelled },
    )
    await sessions(
      'getCoachingSession',
      rpc.getCoachingSession,
      { id: booked.id },
      { message: cancelled },
    )
    await sessions('listCoachingSlots', rpc.listCoachingSlots, asked, {
      message: { timeZone: 'America/Denver', slots },
    })
    await flow(
      'getFlowStatus',
      rpc.getFlowStatus,
      {},
      { message: { flowStatus: expect.objectContaining({ state: 'FLOW_STATE_CANCELLED' }) } },
    )
  })

  it('API-056: returns no session of another member, and none to a member whose coaching is elsewhere', async () => {
    const { token } = await member('edith')
    await sessionsOf(token)(
      'getCoachingSession',
      rpc.getCoachingSession,
      { id: 'cs-nobody' },
      { code: 'not_found' },
    )
    await sessionsOf(token)(
      'moveCoachingSession',
      rpc.moveCoachingSession,
      { id: 'cs-nobody', slotId: 'slot-0' },
      { code: 'not_found' },
    )
    await sessionsOf(token)(
      'cancelCoachingSession',
      rpc.cancelCoachingSession,
      { id: 'cs-nobody' },
      { code: 'not_found' },
    )
    await statusOf(token)(
      'getFlowStatus',
      rpc.getFlowStatus,
      { caseId: 'case-99' },
      { code: 'not_found' },
    )
    await sessionsOf((await member('beth')).token)(
      'listCoachingSessions',
      rpc.listCoachingSessions,
      {},
      { code: 'permission_denied' },
    )
  })
})
