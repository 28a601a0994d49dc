import { type Day, earlier } from './readings-calendar.ts'
import { type Period, periodEnding, type TrendRange, trendRanges } from './readings-period.ts'
import { choiceParam, dayParam, type SearchParams } from './readings-search.ts'

/** What the address of the trends asks for. `end` null means: not chosen. */
export type TrendSearch = { readonly range: TrendRange; readonly end: Day | null }

/** Reads an address. A day that has not come yet is today; whatever it cannot understand, it leaves out. */
export const parseTrendSearch = (params: SearchParams, today: Day): TrendSearch => {
  const end = dayParam(params, 'to')
  return { range: choiceParam(params, 'range', trendRanges, 'month'), end: end === null ? null : earlier(end, today) }
}

/** The period that the address asks for, or null when it names no day. */
export const askedPeriod = ({ range, end }: TrendSearch): Period | null => (end === null ? null : periodEnding(range, end))
