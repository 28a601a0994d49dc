import type { ResultVerdict } from '#vitals/model/care/result-verdict.ts'
import type { LocalDateTime } from '#platform/model/calendar-day.ts'
import type { KidneyVerdicts } from './kidney.ts'

/** The sentence of both tests together, and the day of the result that it compares with. */
export type KidneyLead = {
  readonly id:
    | 'worse.both'
    | 'worse.filtration'
    | 'worse.albumin'
    | 'better.both'
    | 'better.filtration'
    | 'better.albumin'
    | 'same'
  readonly since: LocalDateTime
}

/**
 * What both tests say together, the worse first. Nothing good is said unless both could be
 * compared, and null is no sentence.
 */
export function kidneyLead({ filtration, albumin }: KidneyVerdicts): KidneyLead | null {
  const compared = (verdict: ResultVerdict | null) =>
    verdict !== null && 'before' in verdict ? verdict : null
  const [cleans, leaks] = [compared(filtration), compared(albumin)]
  const of = (kind: 'better' | 'worse'): KidneyLead | null => {
    const one = cleans?.kind === kind ? cleans : null
    const other = leaks?.kind === kind ? leaks : null
    if (one !== null)
      return {
        id: other === null ? `${kind}.filtration` : `${kind}.both`,
        since: one.before.timestamp,
      }
    return other === null ? null : { id: `${kind}.albumin`, since: other.before.timestamp }
  }
  const worse = of('worse')
  if (worse !== null || cleans === null || leaks === null) return worse
  return of('better') ?? { id: 'same', since: cleans.before.timestamp }
}
