import { bloodPressureEdges } from '#domain/blood-pressure.ts'
import type { BloodPressureStatistics } from '#domain/blood-pressure-statistics.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { BarCount, CategoryBars } from '#ui/chart/category-bars.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { categoryLook } from './category-look.ts'
import type { Words } from './use-words.ts'

/** How many of the period's readings lie in each category. */
export function CategoryCounts({ statistics: { byCategory, count }, words }: { statistics: BloodPressureStatistics; words: Words }) {
  const { t } = words
  return (
    <Stack as="section" gap="s3" aria-labelledby="blood-pressure-bars">
      <Heading level={2} id="blood-pressure-bars">
        {t('blood-pressure.bars.title')}
      </Heading>
      <CategoryBars
        total={count}
        rows={bloodPressureEdges.map(edges => ({
          key: edges.category,
          ...categoryLook[edges.category],
          word: t(`blood-pressure.category.${edges.category}`),
          limits: words.limits(edges),
          count: byCategory[edges.category],
          countText: (
            <RichMessage
              id="blood-pressure.bars.count"
              values={{ count: byCategory[edges.category], total: count }}
              components={{ 0: <BarCount>{null}</BarCount> }}
            />
          ),
        }))}
      />
    </Stack>
  )
}
