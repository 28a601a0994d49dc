import { Notes, type Reader, unreadable } from '#generated/schemas/read.ts'
import { ContractBroken } from './failure.ts'

/** What an answer had that the portal could not read: how often, by place and rule (`bgs.*.tags.feeling_code enum`). Never a value. */
export type UnreadableReport = { readonly operation: string; readonly counts: ReadonlyMap<string, number> }

const listeners = new Set<(report: UnreadableReport) => void>()

/** Calls the listener with what later answers have that cannot be read. Returns what stops it. */
export function onUnreadable(listener: (report: UnreadableReport) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reads an answer with tolerance and reports what could not be read. Throws ContractBroken when a required part of the answer itself is lost. */
export function readAnswer<T>(operation: string, reader: Reader<T>, wire: unknown): T {
  const notes = new Notes()
  const answer = reader(wire, notes)
  if (notes.counts.size > 0) for (const listener of listeners) listener({ operation, counts: notes.counts })
  if (answer !== unreadable) return answer
  throw new ContractBroken({ operation, problem: [...notes.counts.keys()].at(-1) ?? 'answer' })
}
