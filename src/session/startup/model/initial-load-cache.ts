/**
 * The cached part of the initial load (2§4): answers by operation, without personal or health data.
 * `session` is a hash of the session's id and `member` one of the member's id, because staff look at
 * several members in one session.
 */
export type CachedInitialLoad = {
  readonly stamp: string
  readonly session: string
  readonly member: string
  readonly answers: Readonly<Record<string, unknown>>
}

/** 24 hours in milliseconds (GAP-069). */
export const cacheLifetime = 24 * 60 * 60_000

/**
 * The date key of 2§9, `yyyy-MM-dd'T'HH:mm:ss`, in UTC, so that a change of time zone has no
 * effect.
 */
export function cacheStamp(now: number): string {
  return new Date(now).toISOString().slice(0, 19)
}

/** Reads a cached load; null when it is expired or invalid. */
export function readCachedLoad(kept: unknown, now: number): CachedInitialLoad | null {
  const { stamp, session, member, answers } = Object(kept) as {
    readonly [Key in keyof CachedInitialLoad]?: unknown
  }
  if (
    typeof stamp !== 'string' ||
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(stamp) ||
    typeof session !== 'string' ||
    typeof member !== 'string'
  )
    return null
  const age = now - Date.parse(`${stamp}Z`)
  // A stamp may be up to one second ahead, because it has no fraction.
  return age > -1000 && age < cacheLifetime
    ? { stamp, session, member, answers: Object(answers) as CachedInitialLoad['answers'] }
    : null
}
