import { href } from '#platform/model/paths.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'
import { isNotFound } from '#platform/query/is-not-found.ts'
import { useA1cReport } from '#vitals/api/care/lab-report-queries.ts'
import type { ShownA1cReport } from '#vitals/model/care/lab-reports.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { OptionalPart } from '#ui/feedback/query-state/optional-part.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/**
 * The newest A1C of a laboratory with its estimated average, below the averages of the meter.
 * Neither is derived from the other (docs/clinical.md#a1c). Renders nothing without a result.
 */
export function A1cPanel({ words }: { words: BloodSugarWords }) {
  const { t } = words
  const read = useA1cReport(useMember().hasLabA1c)
  if (isNotFound(read)) return null
  return (
    <OptionalPart
      read={read}
      failed={t('blood-sugar.a1c.failed')}
      isNone={({ results }) => results.length === 0}
    >
      {({ results }) =>
        results
          .slice(0, 1)
          .map((latest) => <NewestA1c key={latest.timestamp} {...{ latest, words }} />)
      }
    </OptionalPart>
  )
}

function NewestA1c({
  latest,
  words,
}: {
  latest: ShownA1cReport['results'][number]
  words: BloodSugarWords
}) {
  const { t } = words
  return (
    <Card aria-labelledby="blood-sugar-a1c">
      <Stack gap="s3" align="start">
        <div>
          <Heading level={2} look="label" id="blood-sugar-a1c">
            {t('blood-sugar.a1c.title')}
          </Heading>
          <Text look="small" tone="muted">
            {t('blood-sugar.a1c.when', { day: words.day(dayOfLocal(latest.timestamp)) })}
          </Text>
        </div>
        <Metric
          value={t('blood-sugar.a1c.value', {
            percent: words.number(latest.quantitativeValue, { decimals: 1 }),
          })}
        />
        <StatusMark {...rangeMarks.a1c[latest.range]}>
          {t(`blood-sugar.a1c.range.${latest.range}`)}
        </StatusMark>
        {latest.average === null ? null : (
          <Text>{t('blood-sugar.a1c.eag', { average: latest.average })}</Text>
        )}
        <Text tone="secondary" reading>
          {t('blood-sugar.a1c.why')}
        </Text>
        <Link to={href('a1cReport')} look="standalone" endIcon="arrow-right">
          {t('blood-sugar.a1c.see')}
        </Link>
      </Stack>
    </Card>
  )
}
