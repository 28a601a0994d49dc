import { href } from '#platform/model/paths.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { sugarPatternOf } from '../../model/blood-sugar-pattern.ts'
import { nextSugarStep, type SugarStep } from '../../model/next-blood-sugar-step.ts'
import { sugarPattern } from '#vitals/model/care-thresholds.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useStripsNeed } from '#vitals/api/care/supplies-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

const leadsTo = {
  measure: href('bloodSugarLogReading'),
  tag: `${href('bloodSugarLogs')}?meal=untold`,
  order: href('orderSupplies'),
  low: href('orderSupplies'),
  talk: `${href('bloodSugarTrends')}?range=${sugarPattern.days}`,
  done: href('bloodSugarTrends'),
  unknown: href('bloodSugarTrends'),
} as const satisfies Record<SugarStep['kind'], string>

/** The next step; null until the readings are loaded. `month`: the readings of the pattern. */
export function useSugarStep(
  week: QueryState<readonly BloodSugarReading[]>,
  month: QueryState<readonly BloodSugarReading[]>,
  today: Day,
): SugarStep | null {
  const strips = useStripsNeed()
  if (week.state !== 'ready' || month.state === 'pending' || strips.state === 'pending') return null
  return nextSugarStep({
    readings: week.data,
    leftOut: week.leftOut ?? 0,
    strips: strips.state === 'ready' ? strips.data : null,
    lows: lowsOf(month),
    today,
  })
}

/** The next step with its link. */
export function BloodSugarNextStep({ step }: { step: SugarStep }) {
  const t = useMessages()
  const { kind } = step
  const text =
    'count' in step
      ? t(`blood-sugar.next.${step.kind}.text`, { count: step.count })
      : t(`blood-sugar.next.${step.kind}.text`)
  return (
    <Card surface="mist" aria-labelledby="blood-sugar-next">
      <Stack gap="s3" align="start">
        <Text look="small" tone="secondary">
          {t('blood-sugar.next')}
        </Text>
        <Heading level={2} id="blood-sugar-next">
          {t(`blood-sugar.next.${kind}`)}
        </Heading>
        <Text tone="secondary" reading>
          {text}
        </Text>
        {kind === 'done' || kind === 'unknown' ? (
          <Link to={leadsTo[kind]} look="standalone" endIcon="arrow-right">
            {t('readings.trends')}
          </Link>
        ) : (
          <ButtonLink look="secondary" to={leadsTo[kind]}>
            {t(`blood-sugar.next.${kind}.do`)}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  )
}

/** The lows of the pattern; null while they are not known, since an unreadable reading may be low. */
function lowsOf(month: QueryState<readonly BloodSugarReading[]>): number | null {
  if (month.state !== 'ready') return null
  const pattern = sugarPatternOf(month.data)
  if (pattern.kind === 'lows') return pattern.count
  return (month.leftOut ?? 0) > 0 ? null : 0
}
