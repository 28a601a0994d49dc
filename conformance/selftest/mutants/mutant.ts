import type { WrongAnswer } from '../wrong-answers.ts'

/** A request to a mutant. `operation` is null for undocumented calls. */
export interface MutantRequest {
  readonly operation: string | null
  readonly method: string
  /** With the query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** HTTP/1.1 by default. */
  readonly http?: '2'
  /** Aborts when the client leaves. */
  readonly left?: AbortSignal
}

export interface MutantResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly trailers?: Readonly<Record<string, string>>
}

export type ForwardRequest = (request: MutantRequest) => Promise<MutantResponse>

export const mutantKinds = [
  'response',
  'request',
  'state',
  'access',
  'session',
  'rpc',
  'privacy',
] as const

/** A conforming server with one added defect, which shows in `operations`. */
export interface Defect {
  readonly id: string
  readonly kind: (typeof mutantKinds)[number]
  readonly operations: readonly string[]
  /** Null closes the connection without a response. */
  readonly answer: (
    request: MutantRequest,
    forward: ForwardRequest,
  ) => Promise<MutantResponse | null>
}

/** A defect, and how it must be found. */
export interface Mutant extends Defect {
  readonly by: WrongAnswer
}

type Change = (response: MutantResponse, request: MutantRequest) => MutantResponse

/** A mutant that changes responses of an operation with a status. */
export function answers(id: string, by: WrongAnswer, ...how: Changed): Mutant {
  return { ...changedAnswers(id, ...how), by }
}

type Changed = [operation: string, status: number, change: Change, kind?: Mutant['kind']]

/** A server that changes responses of an operation with a status. */
export function changedAnswers(
  id: string,
  ...[operation, status, change, kind = 'response']: Changed
): Defect {
  return {
    id,
    kind,
    operations: [operation],
    answer: async (request, forward) => {
      const response = await forward(request)
      // Other mutants change binary responses.
      const isBytes = /application\/(proto|grpc)/.test(response.headers['content-type'] ?? '')
      return request.operation === operation && response.status === status && !isBytes
        ? change(response, request)
        : response
    },
  }
}

export type LooseJson = Record<string, unknown>

export function json(response: MutantResponse): unknown {
  return JSON.parse(response.body.toString()) as unknown
}
export function withBody(response: MutantResponse, body: string | Buffer): MutantResponse {
  return {
    ...response,
    body: Buffer.from(body),
  }
}
export function withHeaders(
  response: MutantResponse,
  headers: Readonly<Record<string, string>>,
): MutantResponse {
  return {
    ...response,
    headers: { ...response.headers, ...headers },
  }
}
export function withoutHeader(response: MutantResponse, name: string): MutantResponse {
  return {
    ...response,
    headers: Object.fromEntries(Object.entries(response.headers).filter(([each]) => each !== name)),
  }
}

/** A mutant that changes the JSON of responses. */
export function fields(
  id: string,
  by: WrongAnswer,
  operation: string,
  status: number,
  change: (body: LooseJson) => unknown,
  kind: Mutant['kind'] = 'response',
): Mutant {
  return answers(
    id,
    by,
    operation,
    status,
    (response) => withBody(response, JSON.stringify(change(json(response) as LooseJson))),
    kind,
  )
}

/**
 * A mutant that accepts invalid requests by correcting them first. `mend` returns null for nothing
 * to correct.
 */
export function acceptsInvalid(
  id: string,
  operation: string,
  changeRequest: (request: MutantRequest) => MutantRequest | null,
  by: WrongAnswer = 'negative_data_rejection: success',
): Mutant {
  return {
    id,
    by,
    kind: 'request',
    operations: [operation],
    answer: async (request, forward) =>
      forward(request.operation === operation ? (changeRequest(request) ?? request) : request),
  }
}

const refusal = (status: number): MutantResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from(
    JSON.stringify({
      message: 'Something in that request was not right.',
      error: 'invalid_request',
    }),
  ),
})

/** A mutant that rejects valid requests. */
export function rejectsValid(
  id: string,
  operation: string,
  isRefused: (request: MutantRequest) => boolean,
  status = 400,
): Mutant {
  return {
    id,
    by: `positive_data_acceptance: refusal${status === 422 ? ' with 422' : ''}`,
    kind: 'request',
    operations: [operation],
    answer: async (request, forward) =>
      request.operation === operation && isRefused(request) ? refusal(status) : forward(request),
  }
}

export function bodyOf(request: MutantRequest): LooseJson {
  try {
    const value: unknown = JSON.parse(request.body.toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as LooseJson)
      : {}
  } catch {
    return {}
  }
}

/** Replaces the body of a request. */
export function withRequestJson(request: MutantRequest, value: unknown): MutantRequest {
  return {
    ...request,
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  }
}
