import type { JsonValue } from '@bufbuild/protobuf'
import { errorsOf } from '../../../contracts/read/rpc-errors.ts'
import { answersOf, examplesOf } from '../../../contracts/read/rpc-examples.ts'

type Language = 'en-US' | 'es-US'

/** An error as a client receives it. */
export interface ShownError {
  readonly code: string
  readonly message: string
  readonly retryAfter: string | null
  readonly reason: string | null
}

/** An example of a possible result; `name` selects it on the mock server. */
export interface ShownExample {
  readonly name: string
  readonly language: Language
  readonly request: JsonValue
  readonly response?: JsonValue
  readonly error?: ShownError
}

/** The responses in the examples of a procedure, and its errors in both languages. */
export function shownExamples(procedure: string): readonly ShownExample[] {
  const answers = answersOf(procedure)
  const provoked = new Map(examplesOf(procedure).map(({ error, request }) => [error, request]))
  return [
    ...answers.map(({ name, request, response }): ShownExample => {
      const language = name.endsWith('-spanish') ? 'es-US' : 'en-US'
      return { name, language, request, response }
    }),
    ...errorsOf(procedure).flatMap(({ name, code, message, retryAfter, details }) =>
      (['en-US', 'es-US'] as const).map((language): ShownExample => {
        const wait = retryAfter === undefined ? null : String(retryAfter)
        const reason = details?.['reason'] ?? null
        const error = { code, message: message[language], retryAfter: wait, reason }
        return { name, language, request: provoked.get(name) ?? answers[0]?.request ?? {}, error }
      }),
    ),
  ]
}
