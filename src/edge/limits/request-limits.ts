import { secondsLeft } from '#platform/model/numbers/time-left.ts'
import { operations } from '#generated/openapi/operations.ts'
import { sendProblem } from '../http/edge-problem.ts'
import type { RequestContext } from '../http/request-context.ts'
import { networkOf } from './client-address.ts'
import type { LimitStore } from './limit-store.ts'
import type { Rate, TokenBuckets } from './token-buckets.ts'

/** Rates of one edge. docs/decisions/0138-limits-of-requests.md has the reasons. */
export interface RequestRates {
  /** All calls of one network: many members may share an address. */
  readonly network: Rate
  /** Calls of one session; a page makes about 30. */
  readonly session: Rate
  /** Failed passwords and codes of one network. */
  readonly failures: Rate
  /** Mails and texts that a network asks for without a session. */
  readonly messages: Rate
  /** Reports that a network opens by links; who does has no session. */
  readonly reportLinks: Rate
  /** Reports of one network's browsers. */
  readonly reports: Rate
  /** Errors and measures of one network's pages; each page sends one when it is left. */
  readonly clientReports: Rate
}

type Kind = Exclude<keyof RequestRates, 'failures'>

export interface RequestLimits {
  /** Answers 429 with Retry-After and returns true when a limit is reached. */
  refuses(exchange: RequestContext, kind: Kind, session?: string): Promise<boolean>
  /** Counts a call that the edge itself makes for a session; false when a limit is reached. */
  allows(exchange: RequestContext, session: string): Promise<boolean>
}

const tooMany = {
  message: 'Too many requests came at once. Please try again in a moment.',
  error: 'too_many_requests',
} as const

/** Operations without a session that send a mail or a text message. */
const messageOperations: ReadonlySet<string> = new Set([
  operations.requestPasswordReset.operationId,
  operations.sendVerification.operationId,
])

/** The limit of its own that an operation without a session has, beside that of its network. */
export function limitOf(operationId: string): 'messages' | 'reportLinks' | null {
  if (messageOperations.has(operationId)) return 'messages'
  return operationId === operations.openReportLink.operationId ? 'reportLinks' : null
}

/** The rates for `session` and `network` calls a second; both may come for 10 s at once. */
export function ratesOf(session: number, network: number): RequestRates {
  return {
    network: { burst: 10 * network, perSecond: network },
    session: { burst: 10 * session, perSecond: session },
    failures: { burst: 30, perSecond: 0.2 },
    messages: { burst: 60, perSecond: 0.2 },
    reportLinks: { burst: 60, perSecond: 0.2 },
    reports: { burst: 60, perSecond: 1 },
    clientReports: { burst: 300, perSecond: 5 },
  }
}

export function createRequestLimits(rates: RequestRates, store: LimitStore): RequestLimits {
  const of = (kind: Kind): TokenBuckets => store.buckets(kind, rates[kind])
  const buckets = {
    network: of('network'),
    session: of('session'),
    messages: of('messages'),
    reportLinks: of('reportLinks'),
    reports: of('reports'),
    clientReports: of('clientReports'),
  }
  return {
    async refuses(exchange, kind, id = networkOf(exchange.client)) {
      const wait = await buckets[kind].take(id)
      if (wait <= 0) return false
      exchange.refused = 'rate'
      sendProblem(exchange, 429, tooMany, ['retry-after', String(secondsLeft(wait))])
      return true
    },
    allows: async (exchange, id) =>
      (await buckets.network.take(networkOf(exchange.client))) <= 0 &&
      (await buckets.session.take(id)) <= 0,
  }
}
