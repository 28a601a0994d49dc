import { amountWords, noteWords } from '#vitals/ui/wording/amount-words.ts'
import {
  addedBy,
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealNameOf } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { type Pulse, pulseRangeOf } from '#vitals/model/pulse/pulse.ts'
import type { TimedReading } from '#vitals/model/readings/readings.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { kindOf } from '#vitals/model/weight/weight-log-search.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import type { Translate } from '#i18n/use-messages.ts'

/**
 * A reading of any area in the report and the file: value (text if out of range), second value of a
 * pair, range, tags and source.
 */
export type ReportEntry = TimedReading & {
  readonly id: string
  readonly value: number | string
  readonly second: number | null
  readonly range: string
  readonly note: string
  readonly source: string
}

const taken = ({ id, timestamp, utcOffset, timeZone }: TimedReading & { readonly id: string }) => ({
  id,
  timestamp,
  utcOffset,
  timeZone,
})

export function sugarEntry(t: Translate, reading: BloodSugarReading): ReportEntry {
  const { meal } = reading.tags
  const added = addedBy(reading)
  const notes = [
    meal === null ? '' : t(`blood-sugar.meal.${mealNameOf(meal)}`),
    ...amountWords(t, reading.tags),
    noteWords(t, reading.tags) ?? '',
    reading.value === null || shownValueOf(reading) === reading.value
      ? ''
      : t('blood-sugar.written', { value: reading.value }),
  ].filter((text) => text !== '')
  return {
    ...taken(reading),
    value: shownValueOf(reading),
    second: null,
    range: t(`blood-sugar.range.${rangeOf(reading)}`),
    note: notes.join('; '),
    source: added === null ? t('readings.source.unknown') : t(`blood-sugar.addedBy.${added}`),
  }
}

export function pressureEntry(t: Translate, reading: BloodPressureReading): ReportEntry {
  return {
    ...taken(reading),
    value: reading.systolic,
    second: reading.diastolic,
    range: t(`blood-pressure.category.${categorize(reading)}`),
    note: '',
    source: isUnknown(reading.source)
      ? t('readings.source.unknown')
      : t(`blood-pressure.source.${reading.source}`),
  }
}

export function pulseEntry(t: Translate, reading: Pulse): ReportEntry {
  return {
    ...taken(reading),
    value: reading.beatsPerMinute,
    second: null,
    range: t(`pulse.range.${pulseRangeOf(reading.beatsPerMinute)}`),
    note: '',
    source: t(
      isUnknown(reading.source) ? 'pulse.source.unknown' : `pulse.source.${reading.source}`,
    ),
  }
}

export function weightEntry(t: Translate, reading: WeightReading): ReportEntry {
  return {
    ...taken(reading),
    value: reading.pounds,
    second: null,
    range: t(`weight.kind.${kindOf(reading)}`),
    note: '',
    source: isUnknown(reading.source)
      ? t('readings.source.unknown')
      : t(`weight.source.${reading.source}`),
  }
}
