import { type Day, earlierDay, isDay, laterDay } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'

/** The query string of an address; `URLSearchParams` is one. */
export type SearchParams = {
  get(name: string): string | null
  getAll(name: string): readonly string[]
}

/** The sort orders of all logs. */
export const logSorts = ['newest', 'oldest', 'highest', 'lowest'] as const
export type LogSort = (typeof logSorts)[number]

/** The rows of a page, added by each "Show more". */
export const rowsPerStep = 20

/** The most rows that an address can request. */
export const maxRows = 100_000

/** A valid day; else null. */
export function dayParam(params: SearchParams, name: string): Day | null {
  const text = params.get(name) ?? ''
  return isDay(text) ? text : null
}

/** One of the allowed values; else the fallback. */
export function choiceParam<A extends string, F>(
  params: SearchParams,
  name: string,
  allowed: readonly A[],
  fallback: F,
): A | F {
  return allowed.find((word) => word === params.get(name)) ?? fallback
}

/** The selected allowed values, each once, in the order of `allowed`. */
export function choicesParam<A extends string>(
  params: SearchParams,
  name: string,
  allowed: readonly A[],
): readonly A[] {
  const requested = new Set(params.getAll(name))
  return allowed.filter((word) => requested.has(word))
}

/** The days `from` and `to` in order; null when either is missing or invalid. */
export function spanParam(params: SearchParams): DateSpan | null {
  const from = dayParam(params, 'from')
  const to = dayParam(params, 'to')
  return from === null || to === null
    ? null
    : { start: earlierDay(from, to), end: laterDay(from, to) }
}

/** The number of rows to show: whole steps, from one step to `maxRows`. */
export function rowsParam(params: SearchParams): number {
  const text = params.get('rows') ?? ''
  const requested = /^\d{1,6}$/.test(text) ? Number(text) : rowsPerStep
  return Math.min(maxRows, Math.max(1, Math.ceil(requested / rowsPerStep)) * rowsPerStep)
}
