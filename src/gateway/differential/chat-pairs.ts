import { CoachingSessionAnswer, CoachingSessionMessage, CoachingSessions, CoachingSlotMessage, CoachingSlots, FlowStatusAnswer, FlowStatusMessage } from '../coaching.ts'
import type { Pair } from './pair.ts'

/** Coaching. */
export const chatPairs: readonly Pair[] = [
  { name: 'coaching: flow status', schema: FlowStatusMessage, component: 'portal.coaching.v1.FlowStatus' },
  { name: 'coaching: flow status asked for', schema: FlowStatusAnswer, component: 'portal.coaching.v1.GetFlowStatusResponse' },
  { name: 'coaching: session', schema: CoachingSessionMessage, component: 'portal.coaching.v1.CoachingSession' },
  { name: 'coaching: session asked for', schema: CoachingSessionAnswer, component: 'portal.coaching.v1.GetCoachingSessionResponse' },
  { name: 'coaching: session booked', schema: CoachingSessionAnswer, component: 'portal.coaching.v1.BookCoachingSessionResponse' },
  { name: 'coaching: session cancelled', schema: CoachingSessionAnswer, component: 'portal.coaching.v1.CancelCoachingSessionResponse' },
  { name: 'coaching: sessions', schema: CoachingSessions, component: 'portal.coaching.v1.ListCoachingSessionsResponse' },
  { name: 'coaching: slot', schema: CoachingSlotMessage, component: 'portal.coaching.v1.CoachingSlot' },
  { name: 'coaching: slots', schema: CoachingSlots, component: 'portal.coaching.v1.ListCoachingSlotsResponse' },
]
