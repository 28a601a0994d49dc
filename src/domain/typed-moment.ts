import { isDay } from './readings-calendar.ts'

/** When something was measured, as it stands in a form: `yyyy-MM-dd` and `HH:mm`, by the clock where the member sits. */
export type TypedMoment = { readonly day: string; readonly time: string }

/** What is wrong with a moment's field: nothing there that a calendar or clock has, or still to come. */
export type MomentProblem = 'missing' | 'future'

/** What keeps a moment from being sent, by field; `now` is `yyyy-MM-ddTHH:mm` by the same clock. */
export function momentProblems({ day, time }: TypedMoment, now: string): { readonly day?: MomentProblem; readonly time?: MomentProblem } {
  if (!isDay(day)) return { day: 'missing', ...(/^\d{2}:\d{2}$/.test(time) ? {} : { time: 'missing' as const }) }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return { time: 'missing' }
  if (day > now.slice(0, 10)) return { day: 'future' }
  return `${day}T${time}` > now ? { time: 'future' } : {}
}

/** The moment as it is sent; only of one without problems. */
export const timestampOf = ({ day, time }: TypedMoment): string => `${day}T${time}:00`
