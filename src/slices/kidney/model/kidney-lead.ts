import type { AlbuminCategory } from '#generated/schemas/rpc/kidney.reader.ts'
import {
  type ResultScale,
  type ResultVerdict,
  resultVerdict,
} from '#vitals/model/care/result-verdict.ts'
import type { Day, LocalDateTime } from '#platform/model/calendar-day.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import {
  filtrationScale,
  type KidneyRange,
  type KidneyResults,
  type UnknownRange,
  unknownRange,
  usualLimits,
} from './kidney.ts'

/** The categories of albumin; the dashboard's tile needs none of them. */
export const albuminRanges = [
  { category: 'A1', name: 'A1', from: null, to: 29, under: 30 },
  { category: 'A2', name: 'A2', from: 30, to: 300 },
  { category: 'A3', name: 'A3', from: 301, to: null, over: 300 },
] as const

export function albuminRangeOf(category: AlbuminCategory): KidneyRange | UnknownRange {
  return isUnknown(category)
    ? unknownRange(category.raw)
    : (albuminRanges.find((range) => range.category === category) ?? unknownRange(category))
}

export const albuminScale = {
  better: 'lower',
  isUsual: (value) => value < usualLimits.albuminUnder,
} as const satisfies ResultScale

export type KidneyVerdicts = {
  readonly filtration: ResultVerdict | null
  readonly albumin: ResultVerdict | null
}

/** The verdicts of both tests; null without a result. */
export function kidneyVerdicts(results: KidneyResults, today: Day): KidneyVerdicts {
  return {
    filtration: resultVerdict(results.filtrationResults, filtrationScale, today),
    albumin: resultVerdict(results.albuminResults, albuminScale, today),
  }
}

/** The sentences about what the results mean, in the order of the page. */
export type KidneyMeaning = 'meaning.worse' | 'lasting' | 'single' | 'meaning.protect' | 'team'

/**
 * What the results mean. That one result is no stage is not told to a member with a diagnosis, nor
 * beside results that last.
 */
export function kidneyMeaning(of: {
  readonly isWorse: boolean
  readonly isLasting: boolean
  readonly isDiagnosed: boolean
}): readonly KidneyMeaning[] {
  return [
    ...(of.isWorse ? (['meaning.worse'] as const) : []),
    ...(of.isLasting ? (['lasting'] as const) : []),
    ...(of.isLasting || of.isDiagnosed ? [] : (['single'] as const)),
    'meaning.protect',
    'team',
  ]
}

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
