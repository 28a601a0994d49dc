import type { MealCode } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'

/** What a line of a file tells: a reading, something that belongs to a reading, or neither. */
export type EntryKind = 'blood-sugar' | 'weight' | 'short-insulin' | 'long-insulin' | 'symptoms'

/** Why a line becomes no reading; each has a sentence in the texts. */
export type Refusal =
  | 'heading'
  | 'empty'
  | 'open-quote'
  | 'not-a-reading'
  | 'pressure'
  | 'control'
  | 'no-program'
  | 'no-date'
  | 'date-form'
  | 'not-in-calendar'
  | 'either-order'
  | 'no-time'
  | 'time-form'
  | 'skipped'
  | 'future'
  | 'old'
  | 'no-value'
  | 'not-a-number'
  | 'zero'
  | 'bounds'
  | 'like-mmol'
  | 'unknown-unit'
  | 'repeats'
  | 'no-holder'
  | 'holder-full'
  | 'dose'

/**
 * A line as the file has it, before its judgement. `number` is its first line in the file, `lines`
 * the number of lines that it covers. `unit` is empty when the file does not say it; a `refusal`
 * is final.
 */
export type FileEntry = {
  readonly number: number
  readonly lines: number
  readonly text: string
  readonly kind: EntryKind
  readonly date: string
  readonly time: string
  readonly value: string
  readonly unit: string
  readonly meal: MealCode | null
  readonly note: string | null
  readonly refusal: Refusal | null
}

/** The order of the numbers in dates such as 03/05/2026. */
export type DateOrder = 'month-first' | 'day-first'
export type SugarUnit = 'mg/dL' | 'mmol/L'
export type WeightUnit = 'lb' | 'kg'

/** A file with more entries is refused: they would be sent one by one. */
export const mostEntries = 100_000

const mostShown = 240

/** An entry of one line; what is not told is empty. */
export function fileEntry(
  line: { readonly number: number; readonly lines: number; readonly text: string },
  told: Partial<Omit<FileEntry, 'number' | 'lines' | 'text'>>,
): FileEntry {
  return {
    number: line.number,
    lines: line.lines,
    text: line.text.length > mostShown ? `${line.text.slice(0, mostShown)}…` : line.text,
    kind: 'blood-sugar',
    date: '',
    time: '',
    value: '',
    unit: '',
    meal: null,
    note: null,
    refusal: null,
    ...told,
  }
}
