import type { DateOrder, FileEntry, SugarUnit, WeightUnit } from './file-entry.ts'
import { sugarUnitIn, weightUnitIn } from './file-value.ts'
import type { ReadingsFile } from './read-readings-file.ts'

/** What the member said where the file does not say it; null while they did not. */
export type FileAnswers = {
  readonly dateOrder: DateOrder | null
  readonly sugarUnit: SugarUnit | null
  readonly weightUnit: WeightUnit | null
}
export type FileQuestion = keyof FileAnswers

export const noAnswers: FileAnswers = { dateOrder: null, sugarUnit: null, weightUnit: null }

/** What the file leaves open, in the order in which it is asked. */
export function openQuestions({ entries, orderShown }: ReadingsFile): readonly FileQuestion[] {
  const { either, dayFirst, monthFirst } = orderShown
  const lacksUnit = (
    kind: FileEntry['kind'],
    unitIn: (text: string) => string | null | undefined,
  ) =>
    entries.some(
      (entry) => entry.kind === kind && entry.refusal === null && unitIn(entry.unit) === undefined,
    )
  return [
    ...(either && !dayFirst && !monthFirst ? ['dateOrder' as const] : []),
    ...(lacksUnit('blood-sugar', sugarUnitIn) ? ['sugarUnit' as const] : []),
    ...(lacksUnit('weight', weightUnitIn) ? ['weightUnit' as const] : []),
  ]
}

/** A file that shows both orders leaves those dates undecided that can be read both ways. */
export const orderOf = (
  { dayFirst, monthFirst }: ReadingsFile['orderShown'],
  asked: DateOrder | null,
) => (dayFirst && monthFirst ? null : dayFirst ? 'day-first' : monthFirst ? 'month-first' : asked)
