import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealByCode } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { groupByDay, sortByTime } from '#vitals/model/readings/readings.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import type { Day } from '#platform/model/calendar-day.ts'

/**
 * The columns of a diary, in the order of the day. `other` has snacks and readings without a meal
 * tag or with an unknown one.
 */
export const diaryColumns = [
  'beforeBreakfast',
  'afterBreakfast',
  'beforeLunch',
  'afterLunch',
  'beforeDinner',
  'afterDinner',
  'other',
] as const
export type DiaryColumn = (typeof diaryColumns)[number]

/** A day of a diary with the readings of each column, earliest first. */
export type DiaryDay = {
  readonly day: Day
  readonly cells: Readonly<Record<DiaryColumn, readonly BloodSugarReading[]>>
}

/** The column of a reading. */
export function diaryColumnOf({ tags: { meal } }: BloodSugarReading): DiaryColumn {
  return (
    diaryColumns.find(
      (column) => meal !== null && !isUnknown(meal) && column === mealByCode[meal],
    ) ?? 'other'
  )
}

/** Readings by local day and meal, newest day first. Days without readings are left out. */
export function diaryOf(readings: readonly BloodSugarReading[]): readonly DiaryDay[] {
  return groupByDay(sortByTime(readings, 'oldest'))
    .map((group) => {
      const byColumn = Map.groupBy(group.readings, diaryColumnOf)
      const under = (column: DiaryColumn) => byColumn.get(column) ?? []
      return {
        day: group.day,
        cells: {
          beforeBreakfast: under('beforeBreakfast'),
          afterBreakfast: under('afterBreakfast'),
          beforeLunch: under('beforeLunch'),
          afterLunch: under('afterLunch'),
          beforeDinner: under('beforeDinner'),
          afterDinner: under('afterDinner'),
          other: under('other'),
        },
      }
    })
    .sort((a, b) => (a.day < b.day ? 1 : -1))
}
