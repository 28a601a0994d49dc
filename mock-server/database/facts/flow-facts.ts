import type { AlertKind } from '../../seed/content/alert-questions.ts'
import type { FlowCodeName } from '../../seed/content/flow-codes.ts'
import type { FocusCode } from '../../seed/content/food-focuses.ts'
import type { TaskKind } from '../../seed/content/user-tasks.ts'

/** Times are local (`yyyy-MM-ddTHH:mm:ss`), days are `yyyy-MM-dd`, and null means never. */
export type TaskFact = {
  readonly id: string
  readonly kind: TaskKind
  readonly status: 'OPEN' | 'DONE' | 'DISMISSED'
  readonly dueDate: string | null
  readonly createdAt: string
}

/** Progress of the member in a course. `lessons` lists the completed ones. */
export type CourseFact = {
  readonly openedAt: string | null
  readonly completedAt: string | null
  readonly lessons: Readonly<
    Record<string, { readonly completedAt: string; readonly answer: string | null }>
  >
}

export type FocusFact = {
  readonly id: string
  readonly code: FocusCode
  readonly startDate: string
  readonly endDate: string | null
  readonly outcome: 'DONE' | 'STOPPED' | null
}

export type FlowFact = {
  readonly progress: 'NOT_STARTED' | 'STARTED' | 'SNOOZED' | 'COMPLETED'
  readonly startedAt: string | null
  readonly completedAt: string | null
  readonly snoozeEndDate: string | null
}

/** An alert flow that the member started. `answers` are question and answer codes in order. */
export type AlertFact = {
  readonly id: string
  readonly kind: AlertKind
  readonly category: 'weight_scale' | 'bg_meter' | 'bp_monitor'
  readonly readingId: string
  readonly status: 'OPEN' | 'COMPLETED' | 'DISMISSED'
  readonly startedAt: string
  readonly closedAt: string | null
  readonly answers: readonly (readonly [question: string, answer: string])[]
}

/** Tasks, courses, food and guided flows of a member. */
export type FlowFacts = {
  readonly migration: {
    readonly benefitsOffered: 'UNKNOWN' | 'CCM' | 'CCM_MYSTRENGTH_2_3' | 'MYSTRENGTH_2_3'
    readonly eligible: boolean
  }
  readonly userTasks: readonly TaskFact[]
  readonly courses: Readonly<Record<string, CourseFact>>
  /** Food ids. */
  readonly favoriteFoods: readonly string[]
  /** Oldest first; at most one has not ended. */
  readonly foodFocuses: readonly FocusFact[]
  readonly alertFlows: readonly AlertFact[]
  /**
   * A gain of `pounds` or more within `days` days calls for care. The care team sets these limits,
   * for heart failure only (docs/clinical.md#weight-gain).
   */
  readonly weightGainLimits: readonly { readonly pounds: number; readonly days: number }[]
  readonly flows: Partial<Readonly<Record<FlowCodeName, FlowFact>>>
}
