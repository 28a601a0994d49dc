import type { WeightGainLimit } from '../../model/weight-gain.ts'
import { formatList } from '#i18n/format.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * Explains daily weighing with heart failure or kidney disease, and when to call. `limits` are the
 * care team's (docs/clinical.md#weight-gain).
 */
export function HeartFailurePanel({
  limits,
  words,
}: {
  limits: { readonly items: readonly WeightGainLimit[]; readonly leftOut: number }
  words: WeightWords
}) {
  const { t } = words
  const limitTexts = limits.items.map(({ gainLb: pounds, periodDays }) =>
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
      {limits.leftOut === 0 ? null : (
        <Text reading>{t('weight.care.limits.left-out', { count: limits.leftOut })}</Text>
      )}
      <Text reading>{t('weight.care.call')}</Text>
    </Stack>
  )
}
