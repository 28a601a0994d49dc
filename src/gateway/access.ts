import { SessionExpired } from './failure.ts'

/** An access token and the milliseconds it is good for, counted from its receipt. `impersonatorId`: who of the staff it was given to (2§6). */
export type Grant = { readonly token: string; readonly lifetime: number; readonly impersonatorId?: string }

/** What `createAccess` needs of the world around it. */
export type AccessPorts = {
  /** Swaps the session cookie for a new access token; rejects with a Failure. */
  readonly refresh: () => Promise<Grant>
  /** Runs one task at a time over all tabs (Web Locks). */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>
  /** Called with each new grant that this tab fetched itself. */
  readonly granted: (grant: Grant) => void
}

/** The access token. It lives in memory only, and here only. */
export type Access = {
  readonly token: () => string | null
  /** Takes a grant from a sign-in or from another tab. */
  readonly adopt: (grant: Grant) => void
  /** A token other than `stale`: another tab's that came meanwhile, or a fresh one. Many callers share one refresh. */
  readonly renew: (stale: string | null) => Promise<string>
  readonly forget: () => void
}

export function createAccess(ports: AccessPorts): Access {
  let token: string | null = null
  let epoch = 0
  let renewing: Promise<string> | null = null

  const renewOnce = async (stale: string | null): Promise<string> => {
    const begun = epoch
    return ports.exclusively(async () => {
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
    adopt: grant => void (token = grant.token),
    renew: stale => {
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
    },
  }
}
