export interface BreakerLimits {
  /** Failures in a row that open the breaker of an operation. */
  readonly failures: number
  /** Different sessions that must be among them: one member's failures refuse no other member. */
  readonly sessions: number
  /** How long it then stays open, in milliseconds; doubled after each failed probe. */
  readonly openMs: number
  readonly longestMs: number
}

/** Refuses the calls of an operation that keeps failing, and lets one probe pass now and then. */
export interface CircuitBreaker {
  /** Returns 0 when a call may start, otherwise the milliseconds until the next probe. */
  blockedMs(operation: string): number
  succeeded(operation: string): void
  /** `session` is undefined for calls without one; each then counts as another caller. */
  failed(operation: string, session: string | undefined): void
  /** The call ended without telling anything of the provider, as when its browser left. */
  abandoned(operation: string): void
  /** The number of operations that are refused. */
  open(): number
}

interface Trouble {
  failures: number
  readonly sessions: Set<string>
  /** Zero while closed. */
  openUntil: number
  openMs: number
  isProbing: boolean
}

/** Creates a breaker per operation. `now` is a monotonic clock in milliseconds. */
export function createCircuitBreaker(limits: BreakerLimits, now: () => number): CircuitBreaker {
  const troubles = new Map<string, Trouble>()
  return {
    blockedMs(operation) {
      const trouble = troubles.get(operation)
      if (trouble === undefined || trouble.openUntil === 0) return 0
      const left = trouble.openUntil - now()
      if (left > 0) return left
      if (trouble.isProbing) return limits.openMs
      trouble.isProbing = true
      return 0
    },
    succeeded: (operation) => void troubles.delete(operation),
    failed(operation, session) {
      const trouble = troubles.get(operation) ?? {
        failures: 0,
        sessions: new Set(),
        openUntil: 0,
        openMs: limits.openMs,
        isProbing: false,
      }
      troubles.set(operation, trouble)
      trouble.failures += 1
      // More names would only take memory.
      if (trouble.sessions.size < limits.sessions)
        trouble.sessions.add(session ?? String(trouble.failures))
      if (trouble.openUntil > 0) {
        // A call that started before the breaker opened is no probe.
        if (!trouble.isProbing) return
        trouble.isProbing = false
        trouble.openMs = Math.min(2 * trouble.openMs, limits.longestMs)
      } else if (trouble.failures < limits.failures || trouble.sessions.size < limits.sessions)
        return
      trouble.openUntil = now() + trouble.openMs
    },
    abandoned(operation) {
      const trouble = troubles.get(operation)
      if (trouble) trouble.isProbing = false
    },
    open: () => [...troubles.values()].filter(({ openUntil }) => openUntil > 0).length,
  }
}
