import { type Day, earlierDay, isDay, laterDay } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'

/** What an address says after its question mark; `URLSearchParams` is one. */
export type SearchParams = {
  get(name: string): string | null
  getAll(name: string): readonly string[]
}

/** The orders of all logs. */
export const logSorts = ['newest', 'oldest', 'highest', 'lowest'] as const
export type LogSort = (typeof logSorts)[number]

/** Rows shown at first, and added by each "Show more". */
export const rowsPerStep = 20

/** Most rows that an address may ask to show at once. */
export const maxRows = 100_000

/** A day that exists, or null for anything else. */
export function dayParam(params: SearchParams, name: string): Day | null {
  const text = params.get(name) ?? ''
  return isDay(text) ? text : null
}

/** One of the allowed words, else the fallback. */
export function choiceParam<A extends string, F>(
  params: SearchParams,
  name: string,
  allowed: readonly A[],
  fallback: F,
): A | F {
  return allowed.find((word) => word === params.get(name)) ?? fallback
}

/** The allowed words that are asked for, each once, in the order of `allowed`. */
export function choicesParam<A extends string>(
  params: SearchParams,
  name: string,
  allowed: readonly A[],
): readonly A[] {
  const asked = new Set(params.getAll(name))
  return allowed.filter((word) => asked.has(word))
}

/** `from` and `to`: both days, put in order; null when either is missing or no day. */
export function spanParam(params: SearchParams): DateSpan | null {
  const from = dayParam(params, 'from')
  const to = dayParam(params, 'to')
  return from === null || to === null
    ? null
    : { start: earlierDay(from, to), end: laterDay(from, to) }
}

/** How many rows to show: whole steps, from one step to `mostRows`. */
export function rowsParam(params: SearchParams): number {
  const text = params.get('rows') ?? ''
  const asked = /^\d{1,6}$/.test(text) ? Number(text) : rowsPerStep
  return Math.min(maxRows, Math.max(1, Math.ceil(asked / rowsPerStep)) * rowsPerStep)
}
