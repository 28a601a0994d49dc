// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, exactlyOne, list, matching, member, text, wellFormed, whole } from '../write.ts'

export const GetAlertStageRequest = Schema.Struct({
  flowId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
})
export type GetAlertStageRequest = typeof GetAlertStageRequest.Type

export const AlertAnswered = Schema.Struct({
  questionCode: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  questionText: defaulted(text(1, 200).check(wellFormed), ''),
  answerCode: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  answerText: defaulted(text(1, 120).check(wellFormed), ''),
})
export type AlertAnswered = typeof AlertAnswered.Type

export const AlertAnswer = Schema.Struct({
  code: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  text: defaulted(text(1, 120).check(wellFormed), ''),
})
export type AlertAnswer = typeof AlertAnswer.Type

export const AlertQuestion = Schema.Struct({
  code: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  text: defaulted(text(1, 200).check(wellFormed), ''),
  help: defaulted(text(0, 400).check(wellFormed), ''),
  answers: defaulted(list(AlertAnswer, 2, 6), []),
})
export type AlertQuestion = typeof AlertQuestion.Type

export const AlertOutcome = Schema.Struct({
  code: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  urgency: defaulted(member('ALERT_URGENCY_', ['EMERGENCY', 'CALL_TODAY', 'MEASURE_AGAIN', 'WATCH']), "ALERT_URGENCY_UNSPECIFIED"),
  title: defaulted(text(1, 120).check(wellFormed), ''),
  body: defaulted(text(1, 600).check(wellFormed), ''),
  steps: defaulted(list(text(1, 300).check(wellFormed), 0, 8), []),
  remeasurementDelayMinutes: Schema.optionalKey(whole(1, 1440)),
})
export type AlertOutcome = typeof AlertOutcome.Type

export const AlertStage = Schema.Struct({
  flowId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  answeredQuestions: defaulted(list(AlertAnswered, 0, 20), []),
  question: Schema.optionalKey(AlertQuestion),
  outcome: Schema.optionalKey(AlertOutcome),
  maxRemainingQuestionCount: whole(0, 20),
}).check(exactlyOne('question', 'outcome'))
export type AlertStage = typeof AlertStage.Type

export const GetAlertStageResponse = Schema.Struct({
  stage: AlertStage,
})
export type GetAlertStageResponse = typeof GetAlertStageResponse.Type

export const UpdateAlertStageRequest = Schema.Struct({
  flowId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  questionCode: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  answerCode: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
})
export type UpdateAlertStageRequest = typeof UpdateAlertStageRequest.Type

export const UpdateAlertStageResponse = Schema.Struct({
  stage: AlertStage,
})
export type UpdateAlertStageResponse = typeof UpdateAlertStageResponse.Type
