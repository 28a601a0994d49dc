import { secondsLeft } from '#platform/model/numbers/time-left.ts'
import { sendProblem } from '../http/edge-problem.ts'
import type { RequestContext, SignInOutcome } from '../http/request-context.ts'
import type { BufferedResponse } from '../proxy/buffered-request.ts'
import { networkOf } from './client-address.ts'
import { accountOf, type KnownDevices } from './known-devices.ts'
import type { LimitStore } from './limit-store.ts'
import type { Rate } from './token-buckets.ts'

/** A try that the provider judges. */
export interface SignInAttempt {
  /** Notes the provider's answer; undefined when there was none. */
  end(answer: BufferedResponse | undefined): Promise<void>
}

export interface SignInAttempts {
  /** Begins a try of a password, or of a code without `username`. Undefined: it was refused. */
  begin(exchange: RequestContext, username?: string): Promise<SignInAttempt | undefined>
}

interface Parts {
  readonly known: KnownDevices
  /** Failed tries of one network. Successful ones are given back. */
  readonly rate: Rate
  readonly store: LimitStore
}

const tooManyTries = {
  message: 'That was too many tries. Please wait a little and try again.',
  error: 'too_many_requests',
} as const
const rightPassword: ReadonlySet<SignInOutcome> = new Set([
  'success',
  'second-step-required',
  'verification-required',
])

/**
 * Slows guessing down: tries of an account wait longer after each failure, and a network has a
 * number of failures. A known device has delays of its own only.
 */
export function createSignInAttempts({ known, rate, store }: Parts): SignInAttempts {
  const delays = store.delays()
  const failures = store.buckets('failures', rate)

  return {
    async begin(exchange, username) {
      if (username !== undefined) exchange.account = accountOf(username)
      const device = await known.idFor(exchange, username)
      const network = networkOf(exchange.client)
      const key = device === undefined ? `account ${accountOf(username ?? '')}` : `device ${device}`
      const isDelayed = device !== undefined || username !== undefined
      const delay = isDelayed ? await delays.begin(key) : 0
      const wait = delay || (device === undefined ? await failures.take(network) : 0)
      if (wait > 0) {
        if (isDelayed && delay === 0) await delays.takeBack(key)
        exchange.outcome = 'limited'
        sendProblem(exchange, 429, tooManyTries, ['retry-after', String(secondsLeft(wait))])
        return undefined
      }
      return {
        async end(answer) {
          const outcome = outcomeOf(answer)
          exchange.outcome = outcome
          const isRight = rightPassword.has(outcome)
          if (isRight && username !== undefined) await known.remember(exchange, username)
          if (isRight) await delays.forget(key)
          else if (outcome === 'unavailable') await delays.takeBack(key)
          if (device === undefined && (isRight || outcome === 'unavailable'))
            await failures.giveBack(network)
        },
      }
    },
  }
}

const byError: Readonly<Record<string, SignInOutcome>> = {
  mfa_required: 'second-step-required',
  verification_required: 'verification-required',
  account_locked: 'locked',
  mfa_locked: 'locked',
}

/** What a provider's answer to a password or a code means. */
export function outcomeOf(answer: BufferedResponse | undefined): SignInOutcome {
  if (answer === undefined || answer.status >= 500) return 'unavailable'
  if (answer.status === 200) return 'success'
  if (answer.status === 429) return 'limited'
  return byError[String(answer.json?.['error'])] ?? 'refused'
}
