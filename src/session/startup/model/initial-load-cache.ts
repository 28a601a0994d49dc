/**
 * What is kept of the initial load in the browser (2§4): answers by their operation, without
 * personal fields and without a health value. `member` tells members on one device apart and says
 * nothing of them.
 */
export type CachedInitialLoad = {
  readonly stamp: string
  readonly member: string
  readonly answers: Readonly<Record<string, unknown>>
}

/** 24 hours (GAP-069). */
export const cacheLifetime = 24 * 60 * 60_000

/**
 * The date key of 2§9, `yyyy-MM-dd'T'HH:mm:ss`, by the clock in UTC: a change of the member's clock
 * neither ages nor renews it.
 */
export function cacheStamp(now: number): string {
  return new Date(now).toISOString().slice(0, 19)
}

/** What was kept, when it is not expired; null otherwise, and for anything that is no kept load. */
export function readCachedLoad(kept: unknown, now: number): CachedInitialLoad | null {
  const { stamp, member, answers } = Object(kept) as {
    readonly [Key in keyof CachedInitialLoad]?: unknown
  }
  if (
    typeof stamp !== 'string' ||
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(stamp) ||
    typeof member !== 'string'
  )
    return null
  const age = now - Date.parse(`${stamp}Z`)
  // One second of the future is the fraction that the stamp has lost.
  return age > -1000 && age < cacheLifetime
    ? { stamp, member, answers: Object(answers) as CachedInitialLoad['answers'] }
    : null
}
