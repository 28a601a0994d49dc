import { isUnreadable } from '#platform/model/parts/part.ts'
import { isUnknown, type Known, rawOf } from '#platform/model/parts/unknown-enum.ts'
import type { FoodInsight } from '../../api/food-log-queries.ts'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import type { IconName } from '#ui/primitives/icon-paths.ts'
import { Stack, Inline } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { FoodWords } from '../use-food-words.ts'

const icons: Record<Known<FoodInsight['tone']>, IconName> = {
  GOOD: 'check-circle',
  NEUTRAL: 'info',
  TRY: 'leaf',
}

/** One insight: its sentence, the reference value, a suggestion and its number of days. */
export function FoodInsightCard({ insight, words }: { insight: FoodInsight; words: FoodWords }) {
  const { t } = words
  const { tone, title, tip, reference, unit, dates: days } = insight
  /**
   * An unknown unit is shown as the server sent it; its reference is not a daily value of a food
   * label.
   */
  const referenceOf = (value: number, of: Exclude<FoodInsight['unit'], 'days'>) =>
    isUnknown(of)
      ? t('food-log.insights.reference.unknown', { value: words.number(value), unit: rawOf(of) })
      : t('food-log.insights.reference', {
          value: words.number(value),
          unit: t(`food-log.unit.${of}`),
        })
  return (
    <Card as="li">
      <Stack gap="s2">
        <Inline gap="s2">
          <Icon name={isUnknown(tone) ? 'info' : icons[tone]} size="small" />
          <Text as="span" look="small" tone="secondary">
            {t(
              isUnknown(tone) ? 'food-log.insights.tone.unknown' : `food-log.insights.tone.${tone}`,
            )}
          </Text>
        </Inline>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        {tip === '' ? null : <Text>{isUnreadable(tip) ? t('ui.unreadable') : tip}</Text>}
        <Text look="small" tone="muted">
          {`${reference === undefined || isUnreadable(reference) || unit === 'days' ? '' : `${referenceOf(reference, unit)}. `}${t('food-log.insights.behind', { count: days.length })}`}
        </Text>
      </Stack>
    </Card>
  )
}
