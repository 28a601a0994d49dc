import { type Mutant, type MutantRequest, type MutantResponse } from './mutant.ts'
import type { WrongAnswer } from '../wrong-answers.ts'

const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
export function answer(status: number, body: unknown): MutantResponse {
  return { status, headers, body: Buffer.from(JSON.stringify(body)) }
}
export const session = {
  access_token: 'at-mutant-000000',
  refresh_token: 'rt-mutant-000000',
  expires_in: 900,
  last_activity_timestamp: '2026-11-20T10:00:00Z',
  type: 'Bearer',
}

export function formOf(request: MutantRequest): URLSearchParams {
  return new URLSearchParams(request.body.toString())
}

export function mutant(
  id: string,
  by: WrongAnswer,
  operations: readonly string[],
  answer_: Mutant['answer'],
): Mutant {
  return { id, by, kind: 'session', operations, answer: answer_ }
}

/** Returns the last member's response to callers without a member session. */
export function letsIn(
  id: string,
  by: WrongAnswer,
  operation: string,
  isMeant: (token: string) => boolean,
): Mutant {
  let last: MutantResponse | null = null
  return mutant(id, by, [operation, 'getPersonalInfo'], async (request, forward) => {
    const response = await forward(request)
    if (request.operation !== 'getPersonalInfo') return response
    if (response.status === 200) last = response
    return response.status === 401 && isMeant(request.headers['authorization'] ?? '')
      ? (last ?? response)
      : response
  })
}
