import type { MessageInitShape } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  type AlertStageSchema,
  type AlertStageService,
  AlertUrgency,
} from '../../../generated/proto/portal/alert_stage/v1/alert_stage_pb.js'
import { alertFlowOf, withFlow } from '../../services/alerts/alert-flows.ts'
import { answerQuestion, currentQuestion } from '../../services/alerts/alert-questionnaire.ts'
import { alertOutcomes } from '../../seed/content/alert-outcomes.ts'
import { alertQuestions, questionsFrom } from '../../seed/content/alert-questions.ts'
import { type ContentLanguage, localize } from '../../seed/content/localized-text.ts'
import { updateFact } from '../../database/facts/facts.ts'
import type { AlertFact } from '../../database/facts/flow-facts.ts'
import { wallClock } from '../../services/time/time-zone.ts'
import { memberCall } from '../rpc-call.ts'

type Stage = MessageInitShape<typeof AlertStageSchema>

const nowOf = (code: string, language: ContentLanguage) => {
  const question = alertQuestions.get(code)
  if (question) {
    const answers = question.answers.map(([answer, text]) => ({
      code: answer,
      text: localize(text, language),
    }))
    return {
      case: 'question' as const,
      value: {
        code,
        text: localize(question.text, language),
        help: question.help ? localize(question.help, language) : '',
        answers,
      },
    }
  }
  const outcome = alertOutcomes.get(code)
  if (!outcome) throw new Error(`the questions lead to ${code}, which is nothing`)
  const { urgency, title, body, steps, againInMinutes } = outcome
  return {
    case: 'outcome' as const,
    value: {
      code,
      urgency: AlertUrgency[urgency],
      title: localize(title, language),
      body: localize(body, language),
      steps: steps.map((step) => localize(step, language)),
      ...(againInMinutes === undefined ? {} : { remeasurementDelayMinutes: againInMinutes }),
    },
  }
}

const wire = (fact: AlertFact, language: ContentLanguage): Stage => {
  const place = currentQuestion(fact)
  return {
    flowId: fact.id,
    answeredQuestions: fact.answers.flatMap(([questionCode, answerCode]) => {
      const question = alertQuestions.get(questionCode)
      const answer = question?.answers.find(([code]) => code === answerCode)
      return question && answer
        ? [
            {
              questionCode,
              questionText: localize(question.text, language),
              answerCode,
              answerText: localize(answer[1], language),
            },
          ]
        : []
    }),
    now: nowOf(place, language),
    maxRemainingQuestionCount: questionsFrom(place),
  }
}

export const alertStage: ServiceImpl<typeof AlertStageService> = {
  getAlertStage: async ({ flowId }, context) => {
    const call = memberCall(context)
    const flow = await alertFlowOf(call, flowId)
    if (!flow) throw call.problem('alert-not-found')
    return { stage: wire(flow.fact, call.language) }
  },

  updateAlertStage: async ({ flowId, questionCode, answerCode }, context) => {
    const call = memberCall(context)
    const flow = await alertFlowOf(call, flowId)
    if (!flow) throw call.problem('alert-not-found')
    const clock = wallClock(call.caller.timeZone, call.now)
    const facts = await updateFact(call.store, call.caller.id, 'alertFlows', (before) => {
      const after = answerQuestion(
        before.find(({ id }) => id === flowId) ?? flow.fact,
        questionCode,
        answerCode,
        clock,
      )
      if (typeof after === 'string') throw call.problem(after)
      return withFlow(before, after)
    })
    return { stage: wire(facts.find(({ id }) => id === flowId) ?? flow.fact, call.language) }
  },
}
