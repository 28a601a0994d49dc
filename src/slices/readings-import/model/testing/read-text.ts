import { type JudgedLine, judgeEntries } from '../judge-entries.ts'
import { type FileAnswers, noAnswers } from '../file-answers.ts'
import { type ReadingsFile, readReadingsFile } from '../read-readings-file.ts'
import { zoneClock } from '../zone-clock.ts'

export const newYork = zoneClock('America/New_York')
/** 3 PM in New York on November 20, 2026, the clock of the scenarios. */
export const now = Date.parse('2026-11-20T20:00:00Z')
export const setting = { clock: newYork, now, takesSugar: true, takesWeight: true }

/** The bytes of a file in pieces of `size`. */
export async function* piecesOf(
  content: string | Uint8Array,
  size = 7,
): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

/** Reads a file; throws when it is unreadable. */
export async function readText(content: string | Uint8Array, size?: number): Promise<ReadingsFile> {
  const result = await readReadingsFile(piecesOf(content, size))
  if (result.type === 'unreadable') throw new Error(result.why)
  return result.file
}

/** A line in short: number, verdict, and what it became. */
export function inShort(line: JudgedLine): string {
  const { reading, refusal, changes, holder, twin } = line
  if (refusal !== null) return `${line.number} ${refusal}${twin === null ? '' : ` ${twin}`}`
  const made =
    reading === null
      ? `with ${holder}`
      : `${reading.timestamp} ${reading.kind === 'weight' ? `${reading.pounds} lb` : (reading.value ?? reading.beyond)}`
  return `${line.number} ${made}${changes.length === 0 ? '' : ` (${changes.join(', ')})`}`
}

/** Reads and judges a file. */
export async function judged(
  content: string | Uint8Array,
  answers: Partial<FileAnswers> = {},
): Promise<readonly string[]> {
  const file = await readText(content)
  return judgeEntries(file, { ...noAnswers, ...answers }, setting).map(inShort)
}
