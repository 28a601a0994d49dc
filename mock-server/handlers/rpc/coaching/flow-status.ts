import { create } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  FlowState,
  FlowStatusSchema,
  type FlowStatusService,
  GetFlowStatusResponseSchema,
  SessionKind,
} from '../../../../generated/proto/portal/coaching/v1/coaching_pb.js'
import {
  FIRST_CASE,
  openCase,
  type SessionRow,
  sessionsOf,
} from '../../../services/coaching/coaching-sessions.ts'
import { coachedCall } from './coached-call.ts'

const stateOf = (latest: SessionRow | undefined): FlowState => {
  if (!latest) return FlowState.NOT_STARTED
  if (latest.status === 'BOOKED') return FlowState.SCHEDULED
  return latest.status === 'CANCELLED' ? FlowState.CANCELLED : FlowState.COMPLETED
}

export const flowStatus: ServiceImpl<typeof FlowStatusService> = {
  getFlowStatus: async ({ caseId }, context) => {
    const { store, caller, now, problem } = await coachedCall(context)
    const all = await sessionsOf(store, caller.id, now)
    const wanted = caseId || openCase(all)
    const sessions = all.filter((row) => row.case_id === wanted)
    if (sessions.length === 0 && wanted !== FIRST_CASE) throw problem('case-not-found')
    const booked = sessions.find(({ status }) => status === 'BOOKED')
    const nextKind = booked
      ? SessionKind[booked.kind]
      : sessions.some(({ status }) => status === 'COMPLETED')
        ? SessionKind.FOLLOW_UP
        : SessionKind.INITIAL
    return create(GetFlowStatusResponseSchema, {
      flowStatus: create(FlowStatusSchema, {
        caseId: wanted,
        state: stateOf(booked ?? sessions.at(-1)),
        nextKind,
        sessionId: booked?.id ?? '',
      }),
    })
  },
}
