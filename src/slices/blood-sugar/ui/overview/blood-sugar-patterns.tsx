import { href } from '#platform/model/paths.ts'
import { useMemo } from 'react'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  mealPatternOf,
  type SugarPattern,
  sugarPatternOf,
} from '../../model/blood-sugar-pattern.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { sampleSizeOf } from '#vitals/model/report/sample-size.ts'
import { sugarPattern } from '#vitals/model/care-thresholds.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { AreaPanelState } from '#vitals/ui/area/area-panel-state.tsx'
import { bloodSugarArea } from '../blood-sugar-area.ts'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

type Shown = {
  /** Whether the next step beside it says the lows. */
  readonly saysLows: boolean
  readonly words: BloodSugarWords
}

/**
 * The pattern of the last weeks in one sentence with its sample size. With too few readings it
 * names the missing ones.
 */
export function BloodSugarPatterns({
  month: read,
  ...shown
}: Shown & { month: QueryState<readonly BloodSugarReading[]> }) {
  const { t } = shown.words
  return (
    <Card aria-label={t('blood-sugar.pattern')}>
      <AreaPanelState area={bloodSugarArea} read={read} height="9rem">
        {(readings) => <Pattern readings={readings} {...shown} />}
      </AreaPanelState>
    </Card>
  )
}

function Pattern({
  readings,
  saysLows,
  words,
}: Shown & { readings: readonly BloodSugarReading[] }) {
  const { t } = words
  const pattern = useMemo(
    () => (saysLows ? mealPatternOf : sugarPatternOf)(readings),
    [readings, saysLows],
  )
  const basis = useMemo(() => sampleSizeOf(readings), [readings])
  return (
    <Stack gap="s3" align="start">
      <Text look="small" tone="secondary">
        {t('blood-sugar.pattern')}
      </Text>
      <Heading level={2}>
        {t(
          pattern.kind === 'meal'
            ? 'blood-sugar.pattern.meal'
            : `blood-sugar.pattern.${pattern.kind}`,
        )}
      </Heading>
      <Text reading>{sentence(words, pattern)}</Text>
      <Text look="small" tone="muted">
        {t('blood-sugar.pattern.basis', { days: sugarPattern.days, basis: words.basis(basis) })}
      </Text>
      <Link
        to={`${href('bloodSugarTrends')}?range=${sugarPattern.days}`}
        look="standalone"
        endIcon="arrow-right"
      >
        {t('blood-sugar.pattern.see')}
      </Link>
    </Stack>
  )
}

const sentence = (
  { t, count, meal: _, ...words }: BloodSugarWords,
  pattern: SugarPattern,
): string => {
  switch (pattern.kind) {
    case 'lows':
      return t('blood-sugar.pattern.lows.text', {
        readings: count(pattern.count),
        days: t('readings.days', { days: pattern.days }),
      })
    case 'meal':
      return pattern.figures.meal === 'noMeal'
        ? ''
        : t(`blood-sugar.finding.meal.${pattern.figures.meal}`, {
            average: words.number(pattern.figures.average),
          })
    case 'steady':
      return t('blood-sugar.pattern.steady.text')
    case 'few':
      return t('blood-sugar.pattern.few.text', { need: pattern.need })
  }
}
