import { isUnreadable } from '#platform/model/parts/part.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import type { FoodInsight } from '../../api/food-log-queries.ts'
import type { InsightVerdict } from '../../model/insight-verdict.ts'
import { ListRow } from '#ui/data/list.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import type { IconName } from '#ui/primitives/icon-paths.ts'
import { Text } from '#ui/primitives/text.tsx'
import type { FoodWords } from '../use-food-words.ts'

const icons: Record<InsightVerdict, IconName> = {
  GOOD: 'check-circle',
  NEUTRAL: 'info',
  unknown: 'info',
  TRY: 'leaf',
}

/** One insight: its sentence, its verdict, a suggestion, the reference value and its number of days. */
export function FoodInsightRow({
  insight,
  verdict,
  words,
}: {
  insight: FoodInsight
  verdict: InsightVerdict
  words: FoodWords
}) {
  const { t } = words
  const { title, tip, reference, unit, dates: days } = insight
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
    <ListRow title={title}>
      <Inline gap="s2">
        <Icon name={icons[verdict]} size="small" />
        <Text as="span" look="small" tone="secondary">
          {t(`food-log.insights.tone.${verdict}`)}
        </Text>
      </Inline>
      {tip === '' ? null : <Text>{isUnreadable(tip) ? t('ui.unreadable') : tip}</Text>}
      <Text look="small" tone="muted">
        {`${reference === undefined || isUnreadable(reference) || unit === 'days' ? '' : `${referenceOf(reference, unit)}. `}${t('food-log.insights.behind', { count: days.length })}`}
      </Text>
    </ListRow>
  )
}
