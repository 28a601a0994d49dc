import type { MealFigures } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { Table, TableFigure } from '#ui/data/table/table.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** Readings by meal in the order of the day: average, count and count in range. */
export function BloodSugarMealTable({
  meals,
  caption,
  words,
}: {
  meals: readonly MealFigures[]
  caption: string
  words: BloodSugarWords
}) {
  const { t } = words
  return (
    <Table
      caption={caption}
      rows={meals}
      rowKey={({ meal }) => meal}
      columns={[
        {
          key: 'meal',
          header: t('blood-sugar.column.meal'),
          cell: ({ meal }) => t(`blood-sugar.meal.${meal}`),
        },
        {
          key: 'average',
          header: t('blood-sugar.column.average'),
          nowrap: true,
          cell: ({ average }) =>
            average === null ? (
              t('readings.few')
            ) : (
              <TableFigure unit={t('blood-sugar.unit')}>{average}</TableFigure>
            ),
        },
        {
          key: 'readings',
          header: t('readings.column.readings'),
          nowrap: true,
          phone: 'named',
          cell: ({ count }) => count,
        },
        {
          key: 'range',
          header: t('blood-sugar.range.inRange'),
          nowrap: true,
          phone: 'named',
          cell: ({ inRange }) => inRange,
        },
      ]}
    />
  )
}
