// Written by `npm run generate` from contracts/. Do not edit.
import { Notes, type Reader, unreadable } from './read.ts'

/** The unreadable parts of a response, counted by path and rule (`bgs.*.tags.feeling_code enum`). Never a value. */
export type UnreadableReport = { readonly operation: string; readonly counts: ReadonlyMap<string, number> }

const listeners = new Set<(report: UnreadableReport) => void>()

/** Reports the unreadable parts of later responses to the listener. Returns a function that removes it. */
export const onUnreadable = (listener: (report: UnreadableReport) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Decodes a response tolerantly and reports unreadable parts. Throws `lost` with the path if a required part of the response itself is unreadable. */
export const readAnswer = <T>(operation: string, reader: Reader<T>, wire: unknown, lost: (place: string) => Error): T => {
  const notes = new Notes()
  const answer = reader(wire, notes)
  reportUnreadable(operation, notes.counts)
  if (answer === unreadable) throw lost([...notes.counts.keys()].at(-1) ?? 'answer')
  return answer
}

/** Reports the unreadable parts of something that arrives in pieces, such as a message of a stream. */
export const reportUnreadable = (operation: string, counts: UnreadableReport['counts']): void => {
  if (counts.size > 0) for (const listener of listeners) listener({ operation, counts })
}
