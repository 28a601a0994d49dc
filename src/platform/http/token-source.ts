import { SessionExpired } from './failure.ts'

/**
 * An access token and the milliseconds it is good for, counted from its receipt. `impersonatorId`:
 * who of the staff it was given to (2§6). `lastActivity`: when the member was last active before
 * this session, UTC.
 */
export type TokenGrant = {
  readonly token: string
  readonly lifetime: number
  readonly impersonatorId?: string
  readonly lastActivity?: string
}

/** What `createAccess` needs of the world around it. */
export type TokenSourcePorts = {
  /** Swaps the session cookie for a new access token; rejects with a Failure. */
  readonly refresh: () => Promise<TokenGrant>
  /** Runs one task at a time over all tabs (Web Locks). */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>
  /** Differs after each grant that any tab of this browser was given; read anew each time. */
  readonly turn: () => string | null
  /**
   * How long to wait for a token that another tab was given: it is told before the lock is let go,
   * and may arrive after.
   */
  readonly patience: () => Promise<void>
  /** Called with each new grant that this tab fetched itself. */
  readonly granted: (grant: TokenGrant) => void
}

/** The access token. It lives in memory only, and here only. */
export type TokenSource = {
  readonly token: () => string | null
  /** Takes a grant from a sign-in or from another tab. */
  readonly adopt: (grant: TokenGrant) => void
  /**
   * A token other than `stale`: another tab's that came meanwhile, or a fresh one. Many callers
   * share one refresh.
   */
  readonly renew: (stale: string | null) => Promise<string>
  readonly forget: () => void
  /** Counts what was forgotten: what began before belongs to a session that is over. */
  readonly epoch: () => number
}

export function createTokenSource(ports: TokenSourcePorts): TokenSource {
  let token: string | null = null
  let epoch = 0
  let renewing: Promise<string> | null = null
  let adopted = () => {}

  const renewOnce = async (stale: string | null): Promise<string> => {
    const begun = epoch
    const turn = ports.turn()
    return ports.exclusively(async () => {
      // While this tab waited for the lock another one may have been given a token, and has told of
      // it.
      if (begun === epoch && (token === null || token === stale) && ports.turn() !== turn) {
        await Promise.race([new Promise<void>((resolve) => (adopted = resolve)), ports.patience()])
      }
      if (begun !== epoch) throw new SessionExpired()
      if (token !== null && token !== stale) return token
      const grant = await ports.refresh()
      // Signed out while the answer was on its way: it must not bring the session back.
      if (begun !== epoch) throw new SessionExpired()
      token = grant.token
      ports.granted(grant)
      return token
    })
  }

  return {
    token: () => token,
    adopt: (grant) => {
      token = grant.token
      adopted()
    },
    renew: (stale) => {
      if (token !== null && token !== stale) return Promise.resolve(token)
      if (renewing) return renewing
      const mine = renewOnce(stale).finally(() => {
        if (renewing === mine) renewing = null
      })
      return (renewing = mine)
    },
    forget: () => {
      token = null
      epoch += 1
      renewing = null
      adopted()
    },
    epoch: () => epoch,
  }
}
