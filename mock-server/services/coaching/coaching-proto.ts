import { create } from '@bufbuild/protobuf'
import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import {
  type CoachingSession,
  CoachingSessionSchema,
  SessionKind,
  SessionMedium,
  SessionStatus,
} from '../../../generated/proto/portal/coaching/v1/coaching_pb.js'
import type { SessionRow } from './coaching-sessions.ts'

/** A video session can be joined this long before it begins. */
const JOIN_MS = 15 * 60_000

export function sessionOf(row: SessionRow, now: number): CoachingSession {
  const canJoin =
    row.medium === 'VIDEO' && row.status === 'BOOKED' && row.starts_ms - JOIN_MS <= now
  const isAhead = row.status === 'BOOKED' && row.starts_ms > now
  return create(CoachingSessionSchema, {
    id: row.id,
    caseId: row.case_id,
    kind: SessionKind[row.kind],
    medium: SessionMedium[row.medium],
    status: SessionStatus[row.status],
    startTime: timestampFromMs(row.starts_ms),
    durationMinutes: row.minutes,
    coachName: row.coach_name,
    joinUri: canJoin ? `https://video.example.com/j/${row.id}` : '',
    phoneNumber: row.phone_number,
    canCancel: isAhead,
    canMove: isAhead,
    moveCount: row.move_count,
  })
}
