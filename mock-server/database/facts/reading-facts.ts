import type { GoalKind } from '../../../generated/proto/portal/goals/v1/goals_pb.js'
import type { Schema } from '../../handlers/rest-call.ts'

/** A goal that the member set. Days are `yyyy-MM-dd`; `endDate` is null without an end. */
export type GoalFact = {
  readonly id: string
  readonly kind: Exclude<keyof typeof GoalKind, 'UNSPECIFIED'>
  readonly title: string
  readonly weeklyTargetCount: number
  readonly startDate: string
  readonly endDate: string | null
}

/** Data about a member's readings, without the readings. */
export type ReadingFacts = {
  /**
   * Alert recipients for blood sugar. The preferences say when care staff are alerted, with the
   * keys of the specification.
   */
  readonly alerts: Pick<Schema<'BloodSugarAlerts'>, 'low' | 'high'>
  /** `isOwn` is true for a target that the member chose. */
  readonly weightTarget: {
    readonly target: Schema<'TargetWeight'>
    readonly weightReadingId: string | null
    readonly isOwn: boolean
  } | null
  /** The start day of each challenge, `yyyy-MM-dd`; entries are counted from the readings. */
  readonly challenges: readonly { readonly id: string; readonly startDate: string }[]
  /** Newest first. */
  readonly goals: readonly GoalFact[]
}
