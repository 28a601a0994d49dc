import { type Day, isDay } from '../calendar-day.ts'

/** The three parts of a date of birth, as the member typed them. */
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

/** The parts as one text, such as `1968-5-17`; empty without any part. */
export function birthDateText({ year, month, day }: BirthDateParts): string {
  return year + month + day === '' ? '' : [year, month, day].join('-')
}

/** The date that the text says; null when it is none or not complete. */
export function birthDateOf(text: string): Day | null {
  const { year, month, day } = birthDateParts(text)
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  return isDay(date) ? date : null
}
