// Written by `npm run generate` from contracts/. Do not edit.
import { secondsOf } from '../retry-after.ts'
import { noteDeprecation } from '../deprecation.ts'
import { tagged } from '../entity-tag.ts'
import { linked } from '../next-page.ts'
import type { components } from './types.d.ts'

/** The contract's error body. A server may omit or add members. */
export type Problem = Partial<Omit<components['schemas']['Problem'], 'type' | 'title' | 'status' | 'detail'>>

/** `answered`: a status of 300 or more. `unreadable`: a body that its status does not allow. `unreached`: no response. */
export type ApiProblemKind = 'answered' | 'unreadable' | 'unreached'

/**
 * The only error that a generated call throws, except the `AbortError` of a canceled call.
 * Its `message` contains only the operation and the status, so that it may be logged; `problem.message` is the text for the member.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  declare readonly operationId: string
  declare readonly kind: ApiProblemKind
  /** The HTTP status; 0 without a response. */
  declare readonly status: number
  /** The error body, if there was one. */
  declare readonly problem?: Problem | undefined
  /** Seconds to wait, from `Retry-After`. */
  declare readonly retryAfter?: number | undefined
  /** The part of an unreadable response and the broken rule; never its value. */
  declare readonly place?: string
  /** The id of the call (`x-request-id`), by which support finds it. */
  declare readonly reference?: string | null

  constructor(operationId: string, kind: ApiProblemKind, status: number, { cause, ...more }: { problem?: Problem | undefined; retryAfter?: number | undefined; place?: string; reference?: string | null; cause?: unknown } = {}) {
    super(`${operationId}: ${kind === 'unreached' ? 'no answer' : `${kind} ${status}`}`, cause === undefined ? cause : { cause })
    Object.assign(this, { operationId, kind, status }, more)
  }
}

/** The result of openapi-fetch. */
interface Outcome<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** Returns the data of a call or throws an `ApiProblem`. An abort is rethrown unchanged. `empty` lists the statuses without a body. */
export const answer = async <Data>(operationId: string, call: Promise<Outcome<Data>>, empty: readonly number[] = [204]): Promise<Data> => {
  const outcome = await call.catch((cause: unknown) => {
    if (isAbort(cause)) throw cause
    // openapi-fetch throws a SyntaxError if a 2xx response has a body that is not JSON.
    if (cause instanceof SyntaxError) throw new ApiProblem(operationId, 'unreadable', 200, { cause })
    throw new ApiProblem(operationId, 'unreached', 0, { cause })
  })
  const { data, error, response } = outcome
  noteDeprecation(operationId, response.headers)
  if (!response.ok) {
    const retryAfter = secondsOf(response.headers.get('retry-after'))
    const problem = readProblem(error)
    const reference = response.headers.get('x-request-id')
    throw new ApiProblem(operationId, 'answered', response.status, { reference, problem, retryAfter })
  }
  if (data === undefined && !empty.includes(response.status)) throw new ApiProblem(operationId, 'unreadable', response.status)
  // Without a body, openapi-typescript writes the data as `undefined` or `never`.
  return linked(tagged(data as Data, response.headers.get('etag')), response.headers.get('link'))
}

const isAbort = (cause: unknown): boolean => cause instanceof Error && cause.name === 'AbortError'

/** The fields with the type that the contract requires; undefined if the body is not an error body. */
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
