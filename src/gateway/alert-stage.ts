import * as Schema from 'effect/Schema'
import { AlertAnswer, AlertAnswered, AlertOutcome, AlertQuestion, AlertStage, alertUrgencies } from '#domain/alert-stage.ts'
import { listOf } from '#domain/formats.ts'
import type { GetAlertStageResponseJson, UpdateAlertStageResponseJson } from '#generated/rpc/portal/alert_stage/v1/alert_stage_pb.js'
import type { Accepts } from './decode.ts'
import { exactlyOne } from './message-choice.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const question = AlertQuestion.fields
const outcome = AlertOutcome.fields
const stage = AlertStage.fields
const answered = AlertAnswered.fields

export const AlertAnswerMessage = Schema.Struct({ code: field(AlertAnswer.fields.code, ''), text: field(AlertAnswer.fields.text, '') })
export const AlertQuestionMessage = Schema.Struct({ code: field(question.code, ''), text: field(question.text, ''), help: field(question.help, ''), answers: field(listOf(AlertAnswerMessage, 6, 2), []) })
export const AlertAnsweredMessage = Schema.Struct({
  questionCode: field(answered.questionCode, ''), questionText: field(answered.questionText, ''), answerCode: field(answered.answerCode, ''), answerText: field(answered.answerText, ''),
})
export const AlertOutcomeMessage = Schema.Struct({
  code: field(outcome.code, ''),
  urgency: wordField('ALERT_URGENCY', alertUrgencies),
  title: field(outcome.title, ''),
  body: field(outcome.body, ''),
  steps: field(outcome.steps, []),
  measureAgainInMinutes: outcome.measureAgainInMinutes,
})
export const AlertStageMessage = Schema.Struct({
  flowId: field(stage.flowId, ''),
  answered: field(listOf(AlertAnsweredMessage, 20), []),
  question: Schema.optionalKey(AlertQuestionMessage),
  outcome: Schema.optionalKey(AlertOutcomeMessage),
  questionsLeftAtMost: field(stage.questionsLeftAtMost, 0),
}).check(exactlyOne('question', 'outcome'))
/** What getting and updating answer. */
export const AlertStageAnswer = Schema.Struct({ stage: AlertStageMessage })

type Answer = GetAlertStageResponseJson | UpdateAlertStageResponseJson
/** `stage` is required by the contract's rule, which its types do not say. */
type ToldStage = Required<Answer>
export type AcceptsAlertStage = Accepts<ToldStage, typeof AlertStageAnswer>
