import type { GoalKind } from '../../../generated/proto/portal/goals/v1/goals_pb.js'
import type { Schema } from '../../handlers/rest-call.ts'

/** A goal that the member set: days are `yyyy-MM-dd`, `endDate` is null for one without an end. */
export type GoalFact = {
  readonly id: string
  readonly kind: Exclude<keyof typeof GoalKind, 'UNSPECIFIED'>
  readonly title: string
  readonly weeklyTargetCount: number
  readonly startDate: string
  readonly endDate: string | null
}

/** What the sandbox knows about a member's readings besides the readings. */
export type ReadingFacts = {
  /**
   * Who is told of a blood sugar reading. When care staff are is among the preferences, by the
   * documents' keys.
   */
  readonly alerts: Pick<Schema<'BloodSugarAlerts'>, 'low' | 'high'>
  /** `isOwn`: she chose it herself. */
  readonly weightTarget: {
    readonly target: Schema<'TargetWeight'>
    readonly weightReadingId: string | null
    readonly isOwn: boolean
  } | null
  /** When each began, a day `yyyy-MM-dd`; its entries are counted in the readings. */
  readonly challenges: readonly { readonly id: string; readonly startDate: string }[]
  /** The newest first. */
  readonly goals: readonly GoalFact[]
}
