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
}

export interface MutantResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly trailers?: Readonly<Record<string, string>>
}

export type ForwardRequest = (asked: MutantRequest) => Promise<MutantResponse>

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
export interface Mutant {
  readonly id: string
  readonly kind: (typeof mutantKinds)[number]
  readonly operations: readonly string[]
  /** The check that must find the defect; undefined for any check. */
  readonly by?: string
  /** Null closes the connection without a response. */
  readonly answer: (asked: MutantRequest, forward: ForwardRequest) => Promise<MutantResponse | null>
}

type Change = (told: MutantResponse, asked: MutantRequest) => MutantResponse

/** A mutant that changes responses of an operation with a status. */
export function answers(
  id: string,
  operation: string,
  status: number,
  change: Change,
  kind: Mutant['kind'] = 'response',
): Mutant {
  return {
    id,
    kind,
    operations: [operation],
    answer: async (asked, forward) => {
      const told = await forward(asked)
      // Other mutants change binary responses.
      const isBytes = /application\/(proto|grpc)/.test(told.headers['content-type'] ?? '')
      return asked.operation === operation && told.status === status && !isBytes
        ? change(told, asked)
        : told
    },
  }
}

export type LooseJson = Record<string, unknown>

export function json(told: MutantResponse): unknown {
  return JSON.parse(told.body.toString()) as unknown
}
export function withBody(told: MutantResponse, body: string | Buffer): MutantResponse {
  return {
    ...told,
    body: Buffer.from(body),
  }
}
export function withHeaders(
  told: MutantResponse,
  headers: Readonly<Record<string, string>>,
): MutantResponse {
  return {
    ...told,
    headers: { ...told.headers, ...headers },
  }
}
export function withoutHeader(told: MutantResponse, name: string): MutantResponse {
  return {
    ...told,
    headers: Object.fromEntries(Object.entries(told.headers).filter(([each]) => each !== name)),
  }
}

/** A mutant that changes the JSON of responses. */
export function fields(
  id: string,
  operation: string,
  status: number,
  change: (body: LooseJson) => unknown,
  kind: Mutant['kind'] = 'response',
): Mutant {
  return answers(
    id,
    operation,
    status,
    (told) => withBody(told, JSON.stringify(change(json(told) as LooseJson))),
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
  mend: (asked: MutantRequest) => MutantRequest | null,
): Mutant {
  return {
    id,
    kind: 'request',
    operations: [operation],
    answer: async (asked, forward) =>
      forward(asked.operation === operation ? (mend(asked) ?? asked) : asked),
  }
}

const refusal = (status = 400): MutantResponse => ({
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
  isRefused: (asked: MutantRequest) => boolean,
): Mutant {
  return {
    id,
    kind: 'request',
    operations: [operation],
    answer: async (asked, forward) =>
      asked.operation === operation && isRefused(asked) ? refusal() : forward(asked),
  }
}

export function bodyOf(asked: MutantRequest): LooseJson {
  try {
    const value: unknown = JSON.parse(asked.body.toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as LooseJson)
      : {}
  } catch {
    return {}
  }
}

/** Replaces the body of a request. */
export function withRequestJson(asked: MutantRequest, value: unknown): MutantRequest {
  return {
    ...asked,
    headers: { ...asked.headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  }
}
