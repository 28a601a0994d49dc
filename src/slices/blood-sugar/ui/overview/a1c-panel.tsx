import { isUnreadable } from '#platform/model/parts/part.ts'
import { href } from '#platform/model/paths.ts'
import { addDays, type Day, dayOfLocal } from '#platform/model/calendar-day.ts'
import { shortageOf } from '#vitals/model/report/sample-size.ts'
import { type BloodSugarStats, useBloodSugarStats } from '../../api/blood-sugar-queries.ts'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { isNotFound } from '#platform/query/is-not-found.ts'
import { useA1cReport } from '#vitals/api/care/lab-report-queries.ts'
import type { ShownA1cReport } from '#vitals/model/care/lab-reports.ts'
import { FailedFigure, RetryFigure } from '#vitals/ui/figures/failed-fact.tsx'
import { useMember } from '#session/member/member-context.tsx'
import { SplitCard } from '#ui/layout/split-card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { OptionalPart } from '#ui/feedback/query-state/optional-part.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { belowAverageNote } from './below-average-note.ts'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The days that an A1C covers, approximately. */
const meterDays = 90

/**
 * The newest A1C of a laboratory with its estimated average, beside the average of the meter.
 * Neither is derived from the other (docs/clinical.md#a1c). Renders nothing without a result.
 */
export function A1cPanel({ words, today }: { words: BloodSugarWords; today: Day }) {
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
          .map((latest) => <NewestA1c key={latest.timestamp} {...{ latest, words, today }} />)
      }
    </OptionalPart>
  )
}

function NewestA1c({
  latest,
  words,
  today,
}: {
  latest: ShownA1cReport['results'][number]
  words: BloodSugarWords
  today: Day
}) {
  const { t } = words
  return (
    <SplitCard
      labelledBy="blood-sugar-a1c"
      start={
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
          <Link to={href('a1cReport')} look="standalone" endIcon="arrow-right">
            {t('blood-sugar.a1c.see')}
          </Link>
        </Stack>
      }
      end={<Meter words={words} today={today} />}
    />
  )
}

function Meter({ words, today }: { words: BloodSugarWords; today: Day }) {
  const { t } = words
  const read = useBloodSugarStats({ start: addDays(today, 1 - meterDays), end: today })
  return (
    <Stack gap="s3">
      <Heading level={2} look="label">
        {t('blood-sugar.a1c.meter', { days: meterDays })}
      </Heading>
      {read.state === 'ready' ? (
        <MeterAverage stats={read.data} words={words} />
      ) : read.state === 'failed' ? (
        <>
          <FailedFigure />
          <RetryFigure {...read} />
        </>
      ) : (
        <LoadingStatus label={t('readings.loading')}>
          <Skeleton height="5.5rem" />
        </LoadingStatus>
      )}
      <Text tone="secondary" reading>
        {t('blood-sugar.a1c.why')}
      </Text>
    </Stack>
  )
}

function MeterAverage({
  stats: { overall, daysWithReadings },
  words,
}: {
  stats: BloodSugarStats
  words: BloodSugarWords
}) {
  const { t } = words
  const apart = overall.belowMeter + overall.aboveMeter
  const basis = { count: overall.count - apart, days: daysWithReadings }
  const { average } = overall
  if (shortageOf('average', basis) !== null || average === null)
    return <Text tone="secondary">{t('blood-sugar.a1c.meter.few')}</Text>
  if (isUnreadable(average)) return <Text>{t('ui.unreadable')}</Text>
  return (
    <div>
      <Metric value={average} unit={t('blood-sugar.unit')} />
      <Text look="small" tone="muted">
        {belowAverageNote(words, words.basis(basis), apart)}
      </Text>
    </div>
  )
}
