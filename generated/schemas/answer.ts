// Written by `npm run generate` from contracts/. Do not edit.
import { Notes, type Reader, unreadable } from './read.ts'

/** What an answer had that could not be read: how often, by place and rule (`bgs.*.tags.feeling_code enum`). Never a value. */
export type UnreadableReport = { readonly operation: string; readonly counts: ReadonlyMap<string, number> }

const listeners = new Set<(report: UnreadableReport) => void>()

/** Calls the listener with what later answers have that cannot be read. Returns what stops it. */
export const onUnreadable = (listener: (report: UnreadableReport) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reads an answer with tolerance and reports what could not be read. Throws `lost` of the place when a required part of the answer itself cannot be read. */
export const readAnswer = <T>(operation: string, reader: Reader<T>, wire: unknown, lost: (place: string) => Error): T => {
  const notes = new Notes()
  const answer = reader(wire, notes)
  reportUnreadable(operation, notes.counts)
  if (answer === unreadable) throw lost([...notes.counts.keys()].at(-1) ?? 'answer')
  return answer
}

/** Reports what could not be read of something that comes in parts, such as a message of a stream. */
export const reportUnreadable = (operation: string, counts: UnreadableReport['counts']): void => {
  if (counts.size > 0) for (const listener of listeners) listener({ operation, counts })
}
