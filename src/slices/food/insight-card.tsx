import type { FoodInsight } from '#domain/food-focus.ts'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'
import { Stack, Inline } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Words } from './use-words.ts'

const icons: Record<FoodInsight['tone'], IconName> = { GOOD: 'check-circle', NEUTRAL: 'info', TRY: 'leaf' }

/** One sentence of what the log shows: how it is meant, what it is held against, what could be tried, and how many days it is from. */
export function InsightCard({ insight, words }: { insight: FoodInsight; words: Words }) {
  const { t } = words
  const { tone, title, tip, reference, unit, days } = insight
  return (
    <Card as="li">
      <Stack gap="s2">
        <Inline gap="s2"><Icon name={icons[tone]} size="small" /><Text as="span" look="small" tone="secondary">{t(`food.insights.tone.${tone}`)}</Text></Inline>
        <Heading level={2} look="h3">{title}</Heading>
        {tip === '' ? null : <Text>{tip}</Text>}
        <Text look="small" tone="muted">
          {reference === undefined || unit === 'days' ? '' : `${t('food.insights.reference', { value: words.number(reference), unit: t(`food.unit.${unit}`) })}. `}
          {t('food.insights.behind', { count: days.length })}
        </Text>
      </Stack>
    </Card>
  )
}
