import type { FoundReading } from './found-reading.ts'

/** A reading that this import brought. */
export type AddedReading = {
  readonly id: string
  readonly line: number
  readonly reading: FoundReading
}

/** Why a reading stays when an import is undone. */
export type KeptWhy = 'corrected' | 'gone' | 'refused' | 'unclear'

/**
 * An import and its removal. It is kept in memory until the session ends, so that it can be undone
 * from this page later.
 */
export type ImportRun<Failure> = {
  readonly name: string
  /** The sending or removal under way; what an earlier one still waits for must not go on in it. */
  readonly turn: symbol | null
  readonly phase: 'sending' | 'paused' | 'ended' | 'removing' | 'removed'
  /** What is to be added, also what was. */
  readonly readings: readonly ReadingToAdd[]
  /** The lines that have an answer; one set of the run, which grows. */
  readonly answered: Set<number>
  readonly added: readonly AddedReading[]
  /** Lines whose reading was in the record when it was sent. */
  readonly there: readonly number[]
  readonly refused: readonly { readonly line: number; readonly said: string | null }[]
  /** What may be in the record or not, since the answer was unreadable. */
  readonly unclear: readonly ReadingToAdd[]
  /** The lines of readings that were removed again. */
  readonly removed: readonly number[]
  readonly kept: readonly (AddedReading & { readonly why: KeptWhy })[]
  /** What ended the run before its end; null when the member stopped it. */
  readonly failure: Failure | null
}

export function newRun(name: string, readings: readonly ReadingToAdd[]): ImportRun<never> {
  return {
    name,
    turn: null,
    phase: 'sending',
    readings,
    answered: new Set(),
    added: [],
    there: [],
    refused: [],
    unclear: [],
    removed: [],
    kept: [],
    failure: null,
  }
}

/** How many of its readings a run has answered. */
export function answeredOf(run: ImportRun<unknown>): number {
  return [run.added, run.there, run.refused, run.unclear, run.kept, run.removed].reduce(
    (sum, each) => sum + each.length,
    0,
  )
}

/** A reading to add, with the line that it comes from. */
export type ReadingToAdd = { readonly line: number; readonly reading: FoundReading }

/** The readings of lines, oldest first, so that a stopped import ends at a day. */
export function readingsToAdd(
  lines: readonly { readonly number: number; readonly reading: FoundReading | null }[],
): readonly ReadingToAdd[] {
  return lines
    .flatMap(({ number, reading }) => (reading === null ? [] : [{ line: number, reading }]))
    .toSorted((one, other) => (one.reading.timestamp < other.reading.timestamp ? -1 : 1))
}
