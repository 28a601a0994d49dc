import type { ForwardRequest, Mutant, MutantRequest, MutantResponse } from './mutant.ts'
import type { WrongAnswer } from '../wrong-answers.ts'

export type MutantAnswer = (
  request: MutantRequest,
  forward: ForwardRequest,
) => Promise<MutantResponse | null>

export function axis(id: string, by: WrongAnswer, operation: string, answer: MutantAnswer): Mutant {
  return {
    id,
    kind: 'rpc',
    by,
    operations: [operation],
    answer: (request, forward) =>
      request.operation === operation ? answer(request, forward) : forward(request),
  }
}

export function typeOf({ headers }: MutantRequest | MutantResponse): string {
  return headers['content-type'] ?? ''
}

/** A mutant that changes responses to requests of a content type. */
export function changed(
  id: string,
  by: WrongAnswer,
  operation: string,
  type: string,
  change: (response: MutantResponse, request: MutantRequest) => MutantResponse,
): Mutant {
  return axis(id, by, operation, async (request, forward) => {
    const response = await forward(request)
    return typeOf(request) === type && response.status === 200
      ? change(response, request)
      : response
  })
}
