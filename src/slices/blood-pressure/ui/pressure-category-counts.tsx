import { bloodPressureEdges } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { BloodPressureStatistics } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { BarCount, CategoryBars } from '#ui/charts/category-bars.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { Heading } from '#ui/primitives/heading.tsx'
import type { BloodPressureWords } from './use-blood-pressure-words.ts'

/** The number of readings in each category of the period. */
export function PressureCategoryCounts({
  statistics: { byCategory, count },
  words,
  level = 2,
}: {
  statistics: BloodPressureStatistics
  words: BloodPressureWords
  level?: 2 | 3
}) {
  const { t } = words
  return (
    <Stack as="section" gap="s3" aria-labelledby="blood-pressure-bars">
      <Heading level={level} id="blood-pressure-bars">
        {t('blood-pressure.bars.title')}
      </Heading>
      <CategoryBars
        total={count}
        rows={bloodPressureEdges.map((edges) => ({
          key: edges.category,
          ...rangeMarks.bloodPressure[edges.category],
          word: t(`blood-pressure.category.${edges.category}`),
          limits: words.limits(edges),
          count: byCategory[edges.category],
          countText: (
            <RichMessage
              id="blood-pressure.bars.count"
              values={{
                count: words.number(byCategory[edges.category]),
                total: words.number(count),
              }}
              components={{ 0: <BarCount>{null}</BarCount> }}
            />
          ),
        }))}
      />
    </Stack>
  )
}
