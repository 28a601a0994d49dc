import { bloodSugarEntryBounds } from '#vitals/model/care-thresholds.ts'
import { type FileAnswers, orderOf } from './file-answers.ts'
import type { FileEntry, Refusal } from './file-entry.ts'
import { type FileMoment, fileMoment } from './file-moment.ts'
import {
  type Change,
  fileNumber,
  sugarUnitIn,
  sugarValue,
  weightUnitIn,
  weightValue,
} from './file-value.ts'
import type { FoundReading, FoundSugar } from './found-reading.ts'
import type { ReadingsFile } from './read-readings-file.ts'
import type { ZoneClock } from './zone-clock.ts'

/**
 * A line with its judgement. `reading` is the one that the line makes or, of insulin and symptoms,
 * the place of its reading in the list; `changes` is empty for a line that is taken as written.
 */
export type JudgedLine = Pick<FileEntry, 'number' | 'lines' | 'text'> & {
  readonly reading: FoundReading | null
  readonly holder: number | null
  readonly changes: readonly Change[]
  readonly refusal: Refusal | null
  /** The line that a refused one repeats. */
  readonly twin: number | null
}

type Setting = {
  readonly clock: ZoneClock
  /** Milliseconds since 1970. */
  readonly now: number
  readonly takesSugar: boolean
  readonly takesWeight: boolean
}

type Judged = {
  reading: FoundReading | null
  holder: number | null
  changes: readonly Change[]
  refusal: Refusal | null
  twin: number | null
}
const none: Judged = { reading: null, holder: null, changes: [], refusal: null, twin: null }
const refused = (refusal: Refusal, twin: number | null = null): Judged => ({
  ...none,
  refusal,
  twin,
})

const momentChanges = ({ moved, timeless, padded }: Extract<FileMoment, { type: 'known' }>) => [
  ...(moved ? ['moved' as const] : []),
  ...(timeless ? ['timeless' as const] : []),
  ...(padded ? ['padded' as const] : []),
]

/** The unit of a line; the member's answer for a line that names none, null for an unknown one. */
const orAnswer = <Unit>(named: Unit | null | undefined, answer: Unit | null): Unit | null =>
  named === undefined ? answer : named

/** Symptoms become a note on the nearest reading within half an hour. */
const noteReach = 30 * 60_000
export const symptomsNote = 'Hypoglycemia symptoms'

/**
 * Judges every line of a file: taken, changed or refused, each with its reasons. Insulin and
 * symptoms of a diary join the reading of their minute, whose line holds them.
 */
export function judgeEntries(
  file: ReadingsFile,
  answers: FileAnswers,
  { clock, now, takesSugar, takesWeight }: Setting,
): readonly JudgedLine[] {
  const order = orderOf(file.orderShown, answers.dateOrder)
  const seen = new Map<string, number>()
  const judged: Judged[] = []
  const byMinute = new Map<string, number>()

  const momentOf = (entry: FileEntry): FileMoment =>
    fileMoment(entry, order, clock, { now, startOfDay: entry.kind === 'weight' })

  const found = (entry: FileEntry, reading: FoundReading, changes: readonly Change[]): Judged => {
    const minute = reading.timestamp.slice(0, 16)
    const shown = reading.kind === 'weight' ? reading.pounds : (reading.value ?? reading.beyond)
    const key = `${reading.kind} ${minute} ${shown} ${reading.kind === 'weight' ? '' : reading.meal}`
    const twin = seen.get(key)
    if (twin !== undefined) return refused('repeats', twin)
    seen.set(key, entry.number)
    return { ...none, reading, changes }
  }

  const sugar = (entry: FileEntry): Judged => {
    if (!takesSugar) return refused('no-program')
    const unit = orAnswer(sugarUnitIn(entry.unit), answers.sugarUnit)
    const moment = momentOf(entry)
    if (moment.type === 'refused') return refused(moment.why)
    if (unit === null) return refused('unknown-unit')
    const read = sugarValue(entry.value, unit)
    if (read.type === 'refused') return refused(read.why)
    const { value, beyond } = read
    const { meal, note } = entry
    return found(
      entry,
      {
        kind: 'blood-sugar',
        timestamp: moment.local,
        value,
        beyond,
        meal,
        note,
        shortInsulin: null,
        longInsulin: null,
      },
      [...read.changes, ...momentChanges(moment)],
    )
  }

  const weight = (entry: FileEntry): Judged => {
    if (!takesWeight) return refused('no-program')
    const unit = orAnswer(weightUnitIn(entry.unit), answers.weightUnit)
    const moment = momentOf(entry)
    if (moment.type === 'refused') return refused(moment.why)
    if (unit === null) return refused('unknown-unit')
    const read = weightValue(entry.value, unit)
    if (read.type === 'refused') return refused(read.why)
    return found(entry, { kind: 'weight', timestamp: moment.local, pounds: read.pounds }, [
      ...read.changes,
      ...momentChanges(moment),
    ])
  }

  const hold = (holder: number, more: Partial<FoundSugar>, changes: readonly Change[]): Judged => {
    const held = judged[holder]!
    judged[holder] = { ...held, reading: { ...(held.reading as FoundSugar), ...more } }
    return { ...none, holder, changes }
  }

  const dose = (entry: FileEntry): Judged => {
    const moment = momentOf(entry)
    if (moment.type === 'refused') return refused(moment.why)
    const told = fileNumber(entry.value)
    const units = Math.round(told * 10) / 10
    if (Number.isNaN(told) || units > bloodSugarEntryBounds.insulin.to) return refused('dose')
    const holder = byMinute.get(moment.local.slice(0, 16))
    const held = holder === undefined ? null : judged[holder]?.reading
    if (holder === undefined || held?.kind !== 'blood-sugar') return refused('no-holder')
    const field = entry.kind === 'short-insulin' ? 'shortInsulin' : 'longInsulin'
    if (held[field] !== null) return refused('holder-full')
    return hold(holder, { [field]: units }, units === told ? momentChanges(moment) : ['rounded'])
  }

  const symptoms = (entry: FileEntry): Judged => {
    const moment = momentOf(entry)
    if (moment.type === 'refused') return refused(moment.why)
    const at = Date.parse(`${moment.local}Z`)
    const nearest = judged.reduce<{ index: number; apart: number } | null>((best, each, index) => {
      if (each.reading?.kind !== 'blood-sugar') return best
      const apart = Math.abs(Date.parse(`${each.reading.timestamp}Z`) - at)
      return apart <= noteReach && apart < (best?.apart ?? Infinity) ? { index, apart } : best
    }, null)
    if (nearest === null) return refused('no-holder')
    const held = judged[nearest.index]?.reading as FoundSugar
    return held.note === null
      ? hold(nearest.index, { note: symptomsNote }, ['note'])
      : refused('holder-full')
  }

  // Readings come first, because insulin and symptoms may stand above theirs.
  for (const [index, entry] of file.entries.entries()) {
    const verdict =
      entry.refusal !== null
        ? refused(entry.refusal)
        : entry.kind === 'blood-sugar'
          ? sugar(entry)
          : entry.kind === 'weight'
            ? weight(entry)
            : none
    judged.push(verdict)
    const minute = verdict.reading?.timestamp.slice(0, 16)
    if (verdict.reading?.kind === 'blood-sugar' && !byMinute.has(minute!))
      byMinute.set(minute!, index)
  }
  for (const [index, entry] of file.entries.entries()) {
    if (entry.refusal !== null) continue
    if (entry.kind === 'short-insulin' || entry.kind === 'long-insulin') judged[index] = dose(entry)
    if (entry.kind === 'symptoms') judged[index] = symptoms(entry)
  }
  return file.entries.map(({ number, lines, text }, index) => ({
    number,
    lines,
    text,
    ...judged[index]!,
  }))
}
