// Written by `npm run generate` from contracts/. Do not edit.
import { secondsOf } from '../retry-after.ts'
import { noteDeprecation } from '../deprecation.ts'
import { tagged } from '../entity-tag.ts'
import { linked } from '../next-page.ts'
import type { components } from './types.d.ts'

/** What a client reads of the one error body of the contract: a server may leave out or add members. */
export type Problem = Partial<Omit<components['schemas']['Problem'], 'type' | 'title' | 'status' | 'detail'>>

/** `answered`: with a status of 300 or more. `unreadable`: with a body that is not what its status promises. `unreached`: not at all. */
export type ApiProblemKind = 'answered' | 'unreadable' | 'unreached'

/**
 * The only error that a generated call throws, but for the `AbortError` of a call that its caller gave up.
 * Its `message` names the operation and the status and nothing else, so that it may be logged; the words for the member are `problem.message`.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly operationId: string
  readonly kind: ApiProblemKind
  /** The HTTP status, or 0 when there was no answer. */
  readonly status: number
  /** The error body, when it was one. */
  readonly problem?: Problem
  /** Seconds to wait, when the answer said so (`Retry-After`). */
  readonly retryAfter?: number
  /** Which part of an unreadable answer could not be read, and by which rule; never its value. */
  readonly place?: string

  constructor(operationId: string, kind: ApiProblemKind, status: number, more: { problem?: Problem; retryAfter?: number; place?: string; cause?: unknown } = {}) {
    super(`${operationId}: ${kind === 'unreached' ? 'no answer' : `${kind} ${status}`}`, 'cause' in more ? { cause: more.cause } : undefined)
    this.operationId = operationId
    this.kind = kind
    this.status = status
    if (more.problem !== undefined) this.problem = more.problem
    if (more.retryAfter !== undefined) this.retryAfter = more.retryAfter
    if (more.place !== undefined) this.place = more.place
  }
}

/** What openapi-fetch makes of an answer. */
interface Outcome<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The data of a call, or an `ApiProblem` thrown. An abort passes through as it is. `empty` are the statuses that have no body. */
export const answer = async <Data>(operationId: string, call: Promise<Outcome<Data>>, empty: readonly number[] = [204]): Promise<Data> => {
  const outcome = await call.catch((cause: unknown) => {
    if (isAbort(cause)) throw cause
    // A body that is no JSON makes openapi-fetch throw a SyntaxError, after an answer with a 2xx status.
    if (cause instanceof SyntaxError) throw new ApiProblem(operationId, 'unreadable', 200, { cause })
    throw new ApiProblem(operationId, 'unreached', 0, { cause })
  })
  const { data, error, response } = outcome
  noteDeprecation(operationId, response.headers)
  if (!response.ok) {
    const retryAfter = secondsOf(response.headers.get('retry-after'))
    const problem = readProblem(error)
    throw new ApiProblem(operationId, 'answered', response.status, { ...(problem && { problem }), ...(retryAfter !== undefined && { retryAfter }) })
  }
  if (data === undefined && !empty.includes(response.status)) throw new ApiProblem(operationId, 'unreadable', response.status)
  // Without a body the contract's type of the data is `undefined`, or `never`, which openapi-typescript writes for it.
  return linked(tagged(data as Data, response.headers.get('etag')), response.headers.get('link'))
}

const isAbort = (cause: unknown): boolean => cause instanceof Error && cause.name === 'AbortError'

/** The fields of the contract that have the contract's type; undefined when the body is no error body at all. */
const readProblem = (body: unknown): Problem | undefined => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const fields = body as Record<string, unknown>
  const { code, details, errors } = fields
  const problem: Problem = {}
  for (const name of ['message', 'error', 'mfaToken', 'requestId'] as const) {
    const text = fields[name]
    if (typeof text === 'string') problem[name] = text
  }
  if (typeof code === 'number') problem.code = code
  if (Array.isArray(details)) problem.details = details.filter((each) => typeof each === 'string')
  if (Array.isArray(errors)) problem.errors = errors.filter(isProblemError)
  return Object.keys(problem).length === 0 ? undefined : problem
}

const isProblemError = (each: unknown): each is components['schemas']['ProblemError'] =>
  typeof each === 'object' && each !== null && (!('code' in each) || typeof each.code === 'number')
