import * as Schema from 'effect/Schema'
import { AlertCode } from './alert-flow.ts'
import { listOf, text, whole } from './formats.ts'
import { SlugId } from './user-tasks.ts'

/** How soon something has to be done: call 911, call today, measure again, nothing now. */
export const alertUrgencies = ['EMERGENCY', 'CALL_TODAY', 'MEASURE_AGAIN', 'WATCH'] as const

export const AlertAnswer = Schema.Struct({ code: AlertCode, text: text(1, 120) })
export const AlertQuestion = Schema.Struct({ code: AlertCode, text: text(1, 200), help: text(0, 400), answers: listOf(AlertAnswer, 6, 2) })
export type AlertQuestion = typeof AlertQuestion.Type

export const AlertAnswered = Schema.Struct({ questionCode: AlertCode, questionText: text(1, 200), answerCode: AlertCode, answerText: text(1, 120) })

export const AlertOutcome = Schema.Struct({
  code: AlertCode,
  urgency: Schema.Literals(alertUrgencies),
  title: text(1, 120),
  body: text(1, 600),
  steps: listOf(text(1, 300), 8),
  measureAgainInMinutes: Schema.optionalKey(whole(1, 1440)),
})
export type AlertOutcome = typeof AlertOutcome.Type

/** Where the member is in a flow: the question that is open or what to do, never both. */
export const AlertStage = Schema.Struct({
  flowId: SlugId,
  answered: listOf(AlertAnswered, 20),
  question: Schema.optionalKey(AlertQuestion),
  outcome: Schema.optionalKey(AlertOutcome),
  questionsLeftAtMost: whole(0, 20),
})
export type AlertStage = typeof AlertStage.Type
