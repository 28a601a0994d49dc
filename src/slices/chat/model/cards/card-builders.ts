import {
  type BloodPressureReading,
  highestFirst,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { averageOf, statisticsOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { bloodSugarFigures, numbersOf } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import type { CardContent, CardDay, CardKind, CardRange, CardValue } from './card-content.ts'
import { type Pulse, pulseFigures } from '#vitals/model/pulse/pulse.ts'
import { groupByDay, oldestFirst, type TimedReading } from '#vitals/model/readings/readings.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { sampleSizeOf, shortageOf } from '#vitals/model/report/sample-size.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import { figuresOfWeights } from '#vitals/model/weight/weight-trends.ts'

/** Lengths of a card's period, in days. */
export const cardPeriods = [14, 30, 90] as const
export type CardPeriod = (typeof cardPeriods)[number]

/**
 * Builds cards from readings: the value of one reading, and the figures of several. Figures are
 * null without readings.
 */
export type CardBuilder<R extends TimedReading> = {
  readonly kind: CardKind
  readonly valueOf: (reading: R) => CardValue
  /** The readings that figures count. */
  readonly counted: (readings: readonly R[]) => readonly R[]
  readonly figuresOf: (
    readings: readonly R[],
  ) => Pick<
    CardRange,
    'readingCount' | 'dayCount' | 'average' | 'lowest' | 'highest' | 'inRangeCount'
  > | null
  /** Returns the mean of a day; null without a number. */
  readonly dayOf: (readings: readonly R[]) => Omit<CardDay, 'date'> | null
}

const sugar = (value: number): CardValue => ({
  bloodSugar: { value, mealCode: 0, belowMeter: false, aboveMeter: false },
})
const sugarOf = ({ value, tags }: BloodSugarReading): CardValue => ({
  bloodSugar: {
    ...(value === null ? {} : { value }),
    mealCode: isUnknown(tags.meal) ? 0 : (tags.meal ?? 0),
    belowMeter: tags.belowMeter,
    aboveMeter: tags.aboveMeter,
  },
})

export const bloodSugarCards: CardBuilder<BloodSugarReading> = {
  kind: 'bloodSugar',
  valueOf: sugarOf,
  counted: (readings) => readings.filter(({ tags }) => !tags.isControl),
  figuresOf: (readings) => {
    const figures = bloodSugarFigures(readings)
    if (figures === null) return null
    const { count, days, average, lowest, highest, inRange, unranged } = figures
    return {
      readingCount: count,
      dayCount: days,
      ...(average === null ? {} : { average: sugar(average) }),
      lowest: sugarOf(lowest),
      highest: sugarOf(highest),
      // A card has one total, which includes readings of no range.
      ...(unranged === 0 ? { inRangeCount: inRange.count } : {}),
    }
  },
  dayOf: (readings) => meanOf(numbersOf(readings)),
}

const pressure = ({
  systolic,
  diastolic,
}: {
  readonly systolic: number
  readonly diastolic: number
}): CardValue => ({ bloodPressure: { systolic, diastolic } })

export const bloodPressureCards: CardBuilder<BloodPressureReading> = {
  kind: 'bloodPressure',
  valueOf: pressure,
  counted: (readings) => readings,
  figuresOf: (readings) => {
    const statistics = statisticsOf(readings)
    const lowest = readings.toSorted(highestFirst).at(-1)
    if (statistics === null || lowest === undefined) return null
    const { count, days, average, highest, withinTarget } = statistics
    return {
      readingCount: count,
      dayCount: days,
      average: pressure(average),
      lowest: pressure(lowest),
      highest: pressure(highest),
      inRangeCount: withinTarget,
    }
  },
  dayOf: (readings) => {
    const average = averageOf(readings)
    return average === null ? null : { low: average.diastolic, high: average.systolic }
  },
}

const pounds = (value: number): CardValue => ({
  weight: { weightTenthsLb: Math.max(1, Math.round(value * 10)) },
})

export const weightCards: CardBuilder<WeightReading> = {
  kind: 'weight',
  valueOf: (reading) => pounds(reading.pounds),
  counted: regular,
  figuresOf: (readings) => {
    const figures = figuresOfWeights(readings)
    return figures === null
      ? null
      : {
          readingCount: figures.count,
          dayCount: figures.days,
          average: pounds(figures.average),
          lowest: pounds(figures.lowest),
          highest: pounds(figures.highest),
        }
  },
  dayOf: (readings) => meanOf(readings.map((reading) => reading.pounds * 10)),
}

const beats = (beatsPerMinute: number): CardValue => ({ pulse: { beatsPerMinute } })

export const pulseCards: CardBuilder<Pulse> = {
  kind: 'pulse',
  valueOf: (reading) => beats(reading.beatsPerMinute),
  counted: (readings) => readings,
  figuresOf: (readings) => {
    const figures = pulseFigures(readings)
    return figures === null
      ? null
      : {
          readingCount: figures.count,
          dayCount: figures.days,
          average: beats(figures.average),
          lowest: beats(figures.lowest),
          highest: beats(figures.highest),
          inRangeCount: figures.usual,
        }
  },
  dayOf: (readings) => meanOf(readings.map((reading) => reading.beatsPerMinute)),
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function meanOf(values: readonly number[]): Omit<CardDay, 'date'> | null {
  const mean = Math.round(sum(values) / values.length)
  return values.length === 0 ? null : { low: mean, high: mean }
}

export function readingCard<R extends TimedReading>(
  maker: CardBuilder<R>,
  reading: R,
): CardContent {
  return {
    kind: maker.kind,
    reading: {
      timestamp: reading.timestamp,
      utcOffset: reading.utcOffset,
      timeZone: reading.timeZone,
      value: maker.valueOf(reading),
    },
  }
}

/**
 * Builds the card of a span from its readings; null when no reading counts. `timeZone`: the
 * member's time zone.
 */
export function rangeCard<R extends TimedReading>(
  maker: CardBuilder<R>,
  all: readonly R[],
  span: DateSpan,
  timeZone: string,
): CardContent | null {
  const readings = maker.counted(all)
  const computed = maker.figuresOf(readings)
  if (computed === null) return null
  // The average needs a minimum sample size, as on every page.
  const { average, ...others } = computed
  const figures =
    average === undefined || shortageOf('average', sampleSizeOf(readings)) !== null
      ? others
      : computed
  const points = groupByDay(readings.toSorted(oldestFirst)).flatMap(({ day, readings: ofDay }) => {
    const mean = maker.dayOf(ofDay)
    return mean === null ? [] : [{ date: day, ...mean }]
  })
  return {
    kind: maker.kind,
    range: {
      startDate: span.start,
      endDate: span.end,
      timeZone,
      ...figures,
      points: { items: points, leftOut: 0 },
    },
  }
}
