import { SessionExpired } from './failure.ts'

/**
 * An access token with its lifetime in milliseconds from receipt. `impersonatorId`: the staff user
 * of the session (2§6). `lastActivity`: the member's last activity before this session, UTC.
 */
export type TokenGrant = {
  readonly token: string
  readonly lifetime: number
  readonly impersonatorId?: string
  readonly lastActivity?: string
}

/** The ports of `createTokenSource`. */
export type TokenSourcePorts = {
  /** Exchanges the session cookie for a new access token; rejects with a Failure. */
  readonly refresh: () => Promise<TokenGrant>
  /** Runs one task at a time over all tabs (Web Locks). */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>
  /** Changes with each grant of any tab in this browser; read on each call. */
  readonly turn: () => string | null
  /**
   * Waits for a token that another tab has received. It is posted before the lock is released and
   * may arrive later.
   */
  readonly patience: () => Promise<void>
  /** Called with each grant that this tab requested itself. */
  readonly granted: (grant: TokenGrant) => void
}

/** The access token, held in memory only. */
export type TokenSource = {
  readonly token: () => string | null
  /** Adopts a grant from a sign-in or another tab. */
  readonly adopt: (grant: TokenGrant) => void
  /**
   * Resolves to a token other than `stale`: one from another tab, or a new one. Concurrent callers
   * share one refresh.
   */
  readonly renew: (stale: string | null) => Promise<string>
  readonly forget: () => void
  /** Incremented by `forget`; work from an earlier epoch belongs to an ended session. */
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
      // Another tab may have received a token while this tab waited for the lock; its message may
      // still be on its way.
      if (begun === epoch && (token === null || token === stale) && ports.turn() !== turn) {
        await Promise.race([new Promise<void>((resolve) => (adopted = resolve)), ports.patience()])
      }
      if (begun !== epoch) throw new SessionExpired()
      if (token !== null && token !== stale) return token
      const grant = await ports.refresh()
      // The member signed out during the refresh; the answer must not restore the session.
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
