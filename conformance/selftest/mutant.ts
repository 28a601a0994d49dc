/** What a mutant is asked. `operation` is null for what the contract does not have. */
export interface MutantRequest {
  readonly operation: string | null
  readonly method: string
  /** With its query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** HTTP/1.1 where it is not said. */
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

/**
 * One defect of a server, put in front of one that has none. It shows itself in these operations.
 */
export interface Mutant {
  readonly id: string
  readonly kind: (typeof mutantKinds)[number]
  readonly operations: readonly string[]
  /** The check that must see it, where not just any will do. */
  readonly by?: string
  /** Null: the connection is broken instead of an answer. */
  readonly answer: (asked: MutantRequest, forward: ForwardRequest) => Promise<MutantResponse | null>
}

type Change = (told: MutantResponse, asked: MutantRequest) => MutantResponse

/** A mutant that changes answers of an operation with a status. */
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
      // Bytes are the business of other mutants.
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

/** A mutant that changes the JSON of answers. */
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
 * A mutant that takes what it should not: it mends the request before it is judged. Null: nothing
 * to mend.
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

/** A mutant that refuses what is right. */
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

/** The request with another body. */
export function withRequestJson(asked: MutantRequest, value: unknown): MutantRequest {
  return {
    ...asked,
    headers: { ...asked.headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  }
}
