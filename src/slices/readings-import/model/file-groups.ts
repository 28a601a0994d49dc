import { dayOfLocal, earlierDay, laterDay } from '#platform/model/calendar-day.ts'
import type { JudgedLine } from './judge-entries.ts'
import type { FoundReading } from './found-reading.ts'

/** The four groups of a preview; each line is in exactly one. */
export const fileGroups = ['taken', 'changed', 'known', 'refused'] as const
export type FileGroup = (typeof fileGroups)[number]

/** A reading that is stored already; of blood sugar, null with `beyond` for Lo and Hi. */
export type StoredReading =
  | {
      readonly kind: 'blood-sugar'
      readonly timestamp: string
      readonly value: number | null
      readonly beyond: 'low' | 'high' | null
    }
  | { readonly kind: 'weight'; readonly timestamp: string; readonly pounds: number }

/** Two readings of one minute with one value are the same; files often leave out the seconds. */
function keyOf(reading: FoundReading | StoredReading): string {
  const minute = reading.timestamp.slice(0, 16)
  return reading.kind === 'weight'
    ? `w ${minute} ${reading.pounds}`
    : `s ${minute} ${reading.value ?? reading.beyond}`
}

/** The lines by group, in the order of the file. Insulin and symptoms go with their reading. */
export function groupLines(
  lines: readonly JudgedLine[],
  stored: readonly StoredReading[],
): Readonly<Record<FileGroup, readonly JudgedLine[]>> {
  const keys = new Set(stored.map(keyOf))
  const isKnown = (reading: FoundReading | null) => reading !== null && keys.has(keyOf(reading))
  const groupOf = (line: JudgedLine): FileGroup => {
    if (line.refusal !== null) return 'refused'
    const reading = line.holder === null ? line.reading : (lines[line.holder]?.reading ?? null)
    return isKnown(reading) ? 'known' : line.changes.length > 0 ? 'changed' : 'taken'
  }
  const groups: Record<FileGroup, JudgedLine[]> = { taken: [], changed: [], known: [], refused: [] }
  for (const line of lines) groups[groupOf(line)].push(line)
  return groups
}

/** The first and the last day of the readings of lines; null without any. */
export function spanOfLines(
  lines: readonly { readonly reading: FoundReading | null }[],
): { readonly start: string; readonly end: string } | null {
  const days = lines.flatMap(({ reading }) =>
    reading === null ? [] : [dayOfLocal(reading.timestamp)],
  )
  return days.length === 0
    ? null
    : days.reduce(
        (span, day) => ({
          start: earlierDay(day, span.start),
          end: laterDay(day, span.end),
        }),
        { start: days[0]!, end: days[0]! },
      )
}
