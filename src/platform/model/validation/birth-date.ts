import { isDay } from '../calendar-day.ts'

/** The three parts of a date of birth as typed; an empty part is not filled in yet. */
export type BirthDateParts = {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** The parts of a text of `birthDateText`. */
export function birthDateParts(text: string): BirthDateParts {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month, day }
}

/** `yyyy-MM-dd` when the parts are a date, empty without any part, else the parts as typed. */
export function birthDateText({ year, month, day }: BirthDateParts): string {
  if (year + month + day === '') return ''
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isDay(date) ? date : [year, month, day].join('-')
}
