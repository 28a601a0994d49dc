import { knownOrNull } from '#platform/model/parts/part.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import type { AccessLogEntry } from '#generated/schemas/openapi/access-log.reader.ts'

export type { AccessLogEntry }

/** Whose word stands for a viewer: their role at staff, else their kind. */
export type ViewerWord = 'Admin' | 'CallCenterRep' | 'STAFF' | 'COACH' | 'REPORT_LINK' | 'unknown'

/** Who viewed, and from when to when (epoch milliseconds; `until` null: not known, or no longer). */
export function accessLogView({
  viewerType,
  viewerName,
  staffRole,
  startedAt,
  endedAt,
}: AccessLogEntry): {
  readonly name: string | null
  readonly word: ViewerWord
  readonly from: number
  readonly until: number | null
} {
  // A name, role or end that cannot be read is left out; the view itself is shown.
  const role = knownOrNull(staffRole)
  const from = Date.parse(startedAt)
  const ended = knownOrNull(endedAt)
  const until = ended === null ? null : Date.parse(ended)
  return {
    name: knownOrNull(viewerName),
    word: isUnknown(viewerType)
      ? 'unknown'
      : viewerType === 'STAFF' && role !== null && !isUnknown(role)
        ? role
        : viewerType,
    from,
    until: until !== null && until - from >= 60_000 ? until : null,
  }
}
