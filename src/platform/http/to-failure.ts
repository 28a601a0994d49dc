import { ApiProblem } from '#generated/openapi/problem.ts'
import { UnreadableBody } from '#generated/readable-body.ts'
import { RpcProblem, type RpcCode } from '#generated/rpc/problem.ts'
import {
  ContractBroken,
  isFailure,
  NotAllowed,
  Offline,
  RequestRefused,
  SessionExpired,
  RateLimited,
  Unavailable,
  type Failure,
} from './failure.ts'

/** The write that was not sent, because a part of it could not be read before. */
const unreadableBody = { operation: 'write', problem: 'unreadable body', unsent: true } as const

/** Converts an error of a generated call to a Failure. Rethrows defects. */
export function toFailure(thrown: unknown): Failure {
  if (isFailure(thrown)) return thrown
  if (thrown instanceof UnreadableBody) return new ContractBroken(unreadableBody)
  if (!(thrown instanceof ApiProblem || thrown instanceof RpcProblem)) throw thrown
  switch (thrown.kind) {
    case 'unreadable':
      return new ContractBroken({ operation: thrown.operationId, problem: thrown.place ?? 'body' })
    case 'unreached':
      return unreached(thrown.cause)
    case 'answered':
      return Object.assign(thrown instanceof RpcProblem ? answeredRpc(thrown) : answered(thrown), {
        reference: thrown.reference,
      })
  }
}

/** No answer: a Failure of our own fetch, a timeout, or no network. */
function unreached(cause: unknown): Failure {
  if (isFailure(cause) || cause instanceof UnreadableBody) return toFailure(cause)
  return cause instanceof DOMException && cause.name === 'TimeoutError'
    ? new Unavailable({})
    : new Offline()
}

function answered({ operationId, status, problem, retryAfter }: ApiProblem): Failure {
  const said = problem?.message
  if (status === 401) return new SessionExpired({ said })
  if (status === 403)
    return new NotAllowed({ error: problem?.error, said, mfaToken: problem?.mfaToken })
  if (status === 429) return new RateLimited({ retryAfter, said })
  if (status === 408 || status >= 500) return new Unavailable({ retryAfter, said })
  if (status < 400)
    return new ContractBroken({ operation: operationId, problem: `status ${status}` })
  return new RequestRefused({
    status,
    error: problem?.error,
    code: problem?.code,
    said,
    details: problem?.details ?? [],
  })
}

/** gRPC statuses of a request that the server refuses (2§8). */
const refusals: ReadonlySet<RpcCode> = new Set([
  'invalid_argument',
  'not_found',
  'already_exists',
  'failed_precondition',
  'out_of_range',
])

function answeredRpc({ code, rawMessage, retryAfter }: RpcProblem): Failure {
  const said = rawMessage === '' ? undefined : rawMessage
  if (code === 'unauthenticated') return new SessionExpired({ said })
  if (code === 'permission_denied') return new NotAllowed({ said })
  if (code === 'resource_exhausted') return new RateLimited({ retryAfter, said })
  return refusals.has(code)
    ? new RequestRefused({ error: code, said, details: [] })
    : new Unavailable({ retryAfter, said })
}

/** The call's promise, which rejects with a Failure only. */
export function rejectWithFailure<T>(call: Promise<T>): Promise<T> {
  return call.catch((thrown: unknown) => Promise.reject(toFailure(thrown)))
}

/**
 * Converts a 401 of a sign-in call to Refused: it concerns the credentials, code or MFA token, not
 * an expired session. Rethrows other errors.
 */
export function toRefusal(thrown: unknown): never {
  if (thrown instanceof ApiProblem && thrown.kind === 'answered' && thrown.status === 401) {
    throw new RequestRefused({
      status: 401,
      error: thrown.problem?.error,
      said: thrown.problem?.message,
      details: thrown.problem?.details ?? [],
    })
  }
  throw thrown
}
