import { alertOutcomes } from '../../seed/content/alert-outcomes.ts'
import { alertQuestions, firstQuestion } from '../../seed/content/alert-questions.ts'
import type { AlertFact } from '../../database/facts/flow-facts.ts'

/** Returns the code of the open question, or of the outcome. */
export function currentQuestion({ kind, answers }: Pick<AlertFact, 'kind' | 'answers'>): string {
  return answers.reduce(
    (code, [question, answer]) => (question === code ? (nextQuestion(code, answer) ?? code) : code),
    firstQuestion[kind],
  )
}

/** Returns the code after an answer; undefined for an unknown answer. */
export function nextQuestion(question: string, answer: string): string | undefined {
  return alertQuestions.get(question)?.answers.find(([code]) => code === answer)?.[2]
}

/**
 * Answers a question of an open flow, or returns the name of an error. An outcome completes the
 * flow.
 */
export function answerQuestion(
  fact: AlertFact,
  question: string,
  answer: string,
  clock: string,
):
  | AlertFact
  | 'question-not-asked'
  | 'unknown-answer'
  | 'alert-already-completed'
  | 'alert-dismissed' {
  const last = fact.answers.at(-1)
  if (fact.status === 'DISMISSED') return 'alert-dismissed'
  if (fact.status === 'COMPLETED')
    return last?.[0] === question && last[1] === answer ? fact : 'alert-already-completed'
  const earlier = fact.answers.findIndex(([code]) => code === question)
  if (earlier === -1 && currentQuestion(fact) !== question) return 'question-not-asked'
  if (nextQuestion(question, answer) === undefined) return 'unknown-answer'
  if (earlier !== -1 && fact.answers[earlier]?.[1] === answer) return fact
  const after: AlertFact = {
    ...fact,
    answers: [
      ...(earlier === -1 ? fact.answers : fact.answers.slice(0, earlier)),
      [question, answer],
    ],
  }
  return alertOutcomes.has(currentQuestion(after))
    ? { ...after, status: 'COMPLETED', closedAt: clock }
    : after
}
