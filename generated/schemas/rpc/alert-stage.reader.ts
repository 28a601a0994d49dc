// Written by `npm run generate` from contracts/. Do not edit.
import { list, member, number, numeral, object, orUnreadable, rows, text, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

export type AlertUrgency = 'EMERGENCY' | 'CALL_TODAY' | 'MEASURE_AGAIN' | 'WATCH' | Unknown

export type GetAlertStageRequest = {
  readonly flowId: string
}

export type AlertAnswered = {
  readonly questionCode: string
  readonly questionText: string
  readonly answerCode: string
  readonly answerText: string
}

export type AlertAnswer = {
  readonly code: string
  readonly text: string
}

export type AlertQuestion = {
  readonly code: string
  readonly text: string
  readonly help: string | Unreadable
  readonly answers: Rows<AlertAnswer>
}

export type AlertOutcome = {
  readonly code: string
  readonly urgency: AlertUrgency
  readonly title: string
  readonly body: string
  readonly steps: readonly string[]
  readonly remeasurementDelayMinutes?: number | Unreadable
}

export type AlertStage = {
  readonly flowId: string
  readonly answeredQuestions: Rows<AlertAnswered>
  readonly question?: AlertQuestion | Unreadable
  readonly outcome?: AlertOutcome | Unreadable
  readonly maxRemainingQuestionCount: number
}

export type GetAlertStageResponse = {
  readonly stage: AlertStage
}

export type UpdateAlertStageRequest = {
  readonly flowId: string
  readonly questionCode: string
  readonly answerCode: string
}

export type UpdateAlertStageResponse = {
  readonly stage: AlertStage
}

const pattern = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const pattern2 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const alertUrgency = member('ALERT_URGENCY_', ['', 'EMERGENCY', 'CALL_TODAY', 'MEASURE_AGAIN', 'WATCH'])

/** Reads `GetAlertStageRequest` as a server sends it. */
export const readGetAlertStageRequest: Reader<GetAlertStageRequest> = object<GetAlertStageRequest>({
  flowId: [pattern, ''],
})

/** Reads `AlertAnswered` as a server sends it. */
export const readAlertAnswered: Reader<AlertAnswered> = object<AlertAnswered>({
  questionCode: [pattern2, ''],
  questionText: [text(/./su), ''],
  answerCode: [pattern2, ''],
  answerText: [text(/./su), ''],
})

/** Reads `AlertAnswer` as a server sends it. */
export const readAlertAnswer: Reader<AlertAnswer> = object<AlertAnswer>({
  code: [pattern2, ''],
  text: [text(/./su), ''],
})

/** Reads `AlertQuestion` as a server sends it. */
export const readAlertQuestion: Reader<AlertQuestion> = object<AlertQuestion>({
  code: [pattern2, ''],
  text: [text(/./su), ''],
  help: [orUnreadable(text()), ''],
  answers: [rows(readAlertAnswer, 2), []],
})

/** Reads `AlertOutcome` as a server sends it. */
export const readAlertOutcome: Reader<AlertOutcome> = object<AlertOutcome>({
  code: [pattern2, ''],
  urgency: [alertUrgency, "ALERT_URGENCY_UNSPECIFIED"],
  title: [text(/./su), ''],
  body: [text(/./su), ''],
  steps: [list(text(/./su)), []],
  remeasurementDelayMinutes: [orUnreadable(numeral(number(true, 1, 1440)))],
})

/** Reads `AlertStage` as a server sends it. */
export const readAlertStage: Reader<AlertStage> = object<AlertStage>({
  flowId: [pattern, ''],
  answeredQuestions: [rows(readAlertAnswered), []],
  question: [orUnreadable(readAlertQuestion)],
  outcome: [orUnreadable(readAlertOutcome)],
  maxRemainingQuestionCount: numeral(number(true, 0, 20)),
})

/** Reads `GetAlertStageResponse` as a server sends it. */
export const readGetAlertStageResponse: Reader<GetAlertStageResponse> = object<GetAlertStageResponse>({
  stage: readAlertStage,
})

/** Reads `UpdateAlertStageRequest` as a server sends it. */
export const readUpdateAlertStageRequest: Reader<UpdateAlertStageRequest> = object<UpdateAlertStageRequest>({
  flowId: [pattern, ''],
  questionCode: [pattern2, ''],
  answerCode: [pattern2, ''],
})

/** Reads `UpdateAlertStageResponse` as a server sends it. */
export const readUpdateAlertStageResponse: Reader<UpdateAlertStageResponse> = object<UpdateAlertStageResponse>({
  stage: readAlertStage,
})
