import type { Loaded } from '#platform/model/loaded.ts'
import type { WeightGainLimits } from '../../model/weight-gain.ts'
import { formatList } from '#i18n/format.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { generalGainRule } from '../general-gain-rule.ts'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * Explains daily weighing with heart failure or kidney disease, and when to call. `limits` are the
 * care team's; without all of them it names the general rule (docs/clinical.md#weight-gain).
 */
export function HeartFailurePanel({
  limits,
  words,
}: {
  limits: Loaded<WeightGainLimits>
  words: WeightWords
}) {
  const { t } = words
  const { items, leftOut } = limits.state === 'ready' ? limits.data : { items: [], leftOut: 0 }
  const limitTexts = items.map(({ gainLb: pounds, periodDays }) =>
    t('weight.care.limit', { pounds: words.number(pounds), days: periodDays }),
  )
  return (
    <Stack gap="s3">
      <Heading level={2} look="label">
        {t('weight.care.title')}
      </Heading>
      <Text reading>{t('weight.care.text')}</Text>
      {limitTexts.length === 0 ? null : (
        <Text reading>
          {t('weight.care.limits', { limits: formatList(limitTexts, words.locale, 'disjunction') })}
        </Text>
      )}
      {leftOut === 0 ? null : (
        <Text reading>{t('weight.care.limits.left-out', { count: leftOut })}</Text>
      )}
      {limits.state === 'failed' ? <Text reading>{t('weight.care.limits.failed')}</Text> : null}
      {limits.state === 'ready' && leftOut === 0 ? null : (
        <Text reading>{generalGainRule(words)}</Text>
      )}
      <Text reading>{t('weight.care.call')}</Text>
    </Stack>
  )
}
