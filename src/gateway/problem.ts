import { ContractBroken, isFailure, NotAllowed, Offline, Refused, SessionExpired, TooMany, Unavailable, type Failure } from './failure.ts'

/** The parts of an error body (schema `Problem`) that the portal uses; anything else in a body is left alone. */
export type ProblemParts = {
  readonly message?: string | undefined
  readonly error?: string | undefined
  readonly code?: number | undefined
  readonly details: readonly string[]
  readonly mfaToken?: string | undefined
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads an error body without trusting it: what is not as the contract says is as good as absent. */
export function problemParts(body: unknown): ProblemParts {
  if (typeof body !== 'object' || body === null) return { details: [] }
  const parts = body as Record<string, unknown>
  return {
    message: text(parts['message']),
    error: text(parts['error']),
    code: typeof parts['code'] === 'number' ? parts['code'] : undefined,
    details: Array.isArray(parts['details']) ? parts['details'].flatMap(detail => text(detail) ?? []) : [],
    mfaToken: text(parts['mfaToken']),
  }
}

/** Seconds of a Retry-After header, as a number or as a date; undefined when absent or unreadable. `now` in milliseconds. */
export function retryAfterSeconds(header: string | null | undefined, now: number): number | undefined {
  if (header === null || header === undefined || header.trim() === '') return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(Math.ceil(seconds), 0)
}

/** An error answer, as the failure it means. `operation` names the call. */
export function failureOfAnswer(operation: string, status: number, body: unknown, retryAfter?: number): Failure {
  const { message, error, code, details, mfaToken } = problemParts(body)
  if (status === 401) return new SessionExpired()
  if (status === 403) return new NotAllowed({ error, message, mfa: mfaToken !== undefined })
  if (status === 429) return new TooMany({ retryAfter })
  if (status === 408 || status >= 500) return new Unavailable({ retryAfter })
  if (status >= 400) return new Refused({ status, error, code, message, details })
  return new ContractBroken({ operation, problem: `status ${status}` })
}

type ApiProblem = { operationId: string; status: number; problem?: unknown; retryAfter?: number | undefined }
/** What the generated hooks throw. Told by its shape, so that failures do not pull in the generated client. */
const isApiProblem = (thrown: object): thrown is ApiProblem => 'operationId' in thrown && 'status' in thrown && typeof thrown.status === 'number'

/**
 * Whatever a call threw, as a failure: our own failures as they are, error answers by their status, a network error as
 * Offline, a time-out as Unavailable, an unreadable body as ContractBroken. Defects are thrown on.
 */
export function toFailure(thrown: unknown, operation: string): Failure {
  if (isFailure(thrown)) return thrown
  if (typeof thrown === 'object' && thrown !== null) {
    if (isApiProblem(thrown)) return failureOfAnswer(thrown.operationId, thrown.status, thrown.problem, thrown.retryAfter)
    if (thrown instanceof SyntaxError) return new ContractBroken({ operation, problem: 'not JSON' })
    if (thrown instanceof DOMException && thrown.name === 'TimeoutError') return new Unavailable({})
    // fetch says TypeError when no answer came at all.
    if (thrown instanceof TypeError && /fetch|network|load failed/i.test(thrown.message)) return new Offline()
  }
  throw thrown
}
