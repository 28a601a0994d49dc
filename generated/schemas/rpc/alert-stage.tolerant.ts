// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, list, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import type { GetAlertStageRequest, AlertAnswered, AlertAnswer, AlertQuestion, AlertOutcome, AlertStage, GetAlertStageResponse, UpdateAlertStageRequest, UpdateAlertStageResponse } from './alert-stage.reader.ts'

const pattern = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const pattern2 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const alertUrgency = member('ALERT_URGENCY_', ['', 'EMERGENCY', 'CALL_TODAY', 'MEASURE_AGAIN', 'WATCH'])

export const GetAlertStageRequestReader: Tolerant<GetAlertStageRequest> = object({
  flowId: defaulted(pattern, ''),
})

export const AlertAnsweredReader: Tolerant<AlertAnswered> = object({
  questionCode: defaulted(pattern2, ''),
  questionText: defaulted(text(/./su), ''),
  answerCode: defaulted(pattern2, ''),
  answerText: defaulted(text(/./su), ''),
})

export const AlertAnswerReader: Tolerant<AlertAnswer> = object({
  code: defaulted(pattern2, ''),
  text: defaulted(text(/./su), ''),
})

export const AlertQuestionReader: Tolerant<AlertQuestion> = object({
  code: defaulted(pattern2, ''),
  text: defaulted(text(/./su), ''),
  help: defaulted(orUnreadable(text()), ''),
  answers: defaulted(rows(AlertAnswerReader, 2), []),
})

export const AlertOutcomeReader: Tolerant<AlertOutcome> = object({
  code: defaulted(pattern2, ''),
  urgency: defaulted(alertUrgency, "ALERT_URGENCY_UNSPECIFIED"),
  title: defaulted(text(/./su), ''),
  body: defaulted(text(/./su), ''),
  steps: defaulted(list(text(/./su)), []),
  remeasurementDelayMinutes: optional(orUnreadable(numeral(number(true, 1, 1440)))),
})

export const AlertStageReader: Tolerant<AlertStage> = object({
  flowId: defaulted(pattern, ''),
  answeredQuestions: defaulted(rows(AlertAnsweredReader), []),
  question: optional(orUnreadable(AlertQuestionReader)),
  outcome: optional(orUnreadable(AlertOutcomeReader)),
  maxRemainingQuestionCount: numeral(number(true, 0, 20)),
})

export const GetAlertStageResponseReader: Tolerant<GetAlertStageResponse> = object({
  stage: AlertStageReader,
})

export const UpdateAlertStageRequestReader: Tolerant<UpdateAlertStageRequest> = object({
  flowId: defaulted(pattern, ''),
  questionCode: defaulted(pattern2, ''),
  answerCode: defaulted(pattern2, ''),
})

export const UpdateAlertStageResponseReader: Tolerant<UpdateAlertStageResponse> = object({
  stage: AlertStageReader,
})
