import { Code, type Transport } from '@connectrpc/connect'
import { createConnectTransport } from '@connectrpc/connect-web'
import { rpcDoors, type RpcSlug } from '#generated/rpc/doors.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { isFailure, NotAllowed, Offline, Refused, SessionExpired, TooMany, Unavailable, type Failure } from './failure.ts'
import { answerLimit } from './portal-fetch.ts'
import type { PortalFetch } from './portal-fetch-context.tsx'

/** The transport to one capability's RPCs, over the member's fetch. It weighs 30 kB: import this file lazily. */
export const createTransport = (slug: RpcSlug, fetch: PortalFetch): Transport =>
  createConnectTransport({
    baseUrl: new URL(rpcDoors[slug], location.origin).href,
    fetch: (input, init) => fetch(new Request(input, init)),
    // A stream that is half open would stay pending for ever.
    defaultTimeoutMs: answerLimit,
  })

/** What a generated RPC threw, as the failure it means. A defect is thrown on. */
export function rpcFailure(thrown: unknown): Failure {
  if (isFailure(thrown)) return thrown
  if (!(thrown instanceof RpcProblem)) throw thrown
  const reason = reasonOf(thrown)
  if (isFailure(reason)) return reason
  if (reason instanceof TypeError) return new Offline()
  switch (thrown.code) {
    case Code.Unauthenticated:
      return new SessionExpired()
    case Code.PermissionDenied:
      return new NotAllowed({ message: thrown.rawMessage, mfa: false })
    case Code.ResourceExhausted:
      return new TooMany({ retryAfter: thrown.retryAfter })
    case Code.InvalidArgument:
    case Code.NotFound:
    case Code.AlreadyExists:
    case Code.FailedPrecondition:
    case Code.OutOfRange:
      return new Refused({ status: 400, message: thrown.rawMessage, details: [] })
    default:
      return new Unavailable({ retryAfter: thrown.retryAfter })
  }
}

/** What the fetch under the RPC threw, two causes down. */
const reasonOf = (problem: RpcProblem): unknown => (problem.cause instanceof Error ? problem.cause.cause : undefined)
