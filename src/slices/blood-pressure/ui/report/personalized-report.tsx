import { noneOf } from '#platform/model/parts/none.ts'
import { categorize } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { categoryOfAverage } from '#vitals/model/blood-pressure/measuring-occasions.ts'
import { type HomeMeasuring, homeMeasuringOf } from '../../model/home-measuring.ts'
import { seriesOf } from '../../model/blood-pressure-series.ts'
import type { ChallengeStat } from '../../model/challenges.ts'
import { earlierDay } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import { useMemberBloodPressure } from '../../api/blood-pressure-queries.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FigureExplained } from '#vitals/ui/figures/page-explanations.tsx'
import { PrintHeader, ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { sheetFacts } from '#vitals/ui/report/report-card.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import { AreaQueryState } from '#vitals/ui/area/area-query-state.tsx'
import { bloodPressureArea } from '../blood-pressure-area.ts'
import { BloodPressureChart } from '../blood-pressure-chart.tsx'
import { BloodPressureTable } from '../blood-pressure-table.tsx'
import {
  useBloodPressureWords,
  type BloodPressureWords,
  formatPressure,
} from '../use-blood-pressure-words.ts'

/**
 * The days of a challenge, each with its readings, and their average with its category. The
 * category applies to an average of several occasions (docs/clinical.md#blood-pressure-average).
 */
export function PersonalizedReport({
  challenge: { startDate: start, endDate },
}: {
  challenge: ChallengeStat
}) {
  const { today } = useToday()
  const end = earlierDay(endDate, today)
  const words = useBloodPressureWords(tellingDay(today))
  const { t } = words
  const read = useMemberBloodPressure({ start, end })
  const name = useMemberName()
  const span = words.span({ start, end })
  return (
    <AreaQueryState area={bloodPressureArea} read={read}>
      {(readings, leftOut) => {
        const home = homeMeasuringOf(readings)
        if (home === null)
          return (
            <Card>
              <EmptyState
                none={noneOf(home, leftOut)}
                icon="heart-check"
                title={t('readings.none.title')}
              >
                {t('blood-pressure.personal.readings.none')}
              </EmptyState>
            </Card>
          )
        return (
          <Stack gap="s6">
            <PrintHeader
              title={t('blood-pressure.personal.title')}
              facts={sheetFacts(words, {
                name,
                span,
                count: readings.length,
                unit: t('blood-pressure.unit'),
                zone: words.zone(readings),
              })}
            />
            <AverageCard {...{ home, words }} span={{ start, end }} />
            <Card aria-labelledby="blood-pressure-personal-days">
              <Stack gap="s4">
                <Heading level={2} id="blood-pressure-personal-days">
                  {t('blood-pressure.personal.days')}
                </Heading>
                <BloodPressureChart
                  period={{ start, end, range: 'week' }}
                  readings={readings}
                  words={words}
                  label={t('blood-pressure.personal.days')}
                />
                <BloodPressureTable
                  points={seriesOf('week', readings)}
                  caption={t('blood-pressure.table.caption', { span })}
                  words={words}
                />
              </Stack>
            </Card>
          </Stack>
        )
      }}
    </AreaQueryState>
  )
}

function AverageCard({
  home: { counted, all, leftOut },
  span,
  words,
}: {
  home: HomeMeasuring
  span: DateSpan
  words: BloodPressureWords
}) {
  const { t } = words
  const figures = useFigureWords(words)
  const { average } = counted
  // Readings of one sitting have no category, but a severe average is always said.
  const category = categorize(average) === 'severe' ? 'severe' : categoryOfAverage(counted)
  const title = t('blood-pressure.personal.average')
  return (
    <Card aria-labelledby="blood-pressure-personal-average">
      <Stack gap="s4">
        <Inline justify="between" gap="s4" align="start">
          <div>
            <Heading level={2} id="blood-pressure-personal-average">
              {title}
            </Heading>
            <Text look="small" tone="muted">
              {`${words.span(span)}. ${words.basis(counted)}.`}
            </Text>
          </div>
          <ScreenOnly>
            <Button look="secondary" icon="printer" onClick={() => print()}>
              {t('readings.logs.print')}
            </Button>
          </ScreenOnly>
        </Inline>
        <p>
          <Metric
            size="xl"
            value={average.systolic}
            second={average.diastolic}
            unit={t('blood-pressure.unit')}
            label={t('blood-pressure.latest.spoken', { reading: words.spoken(average) })}
          />
        </p>
        {category === null ? null : <PressureCategoryMark category={category} />}
        <Text reading>
          {t(
            category === null
              ? 'blood-pressure.fact.one-occasion'
              : `blood-pressure.personal.words.${category}`,
          )}
        </Text>
        {leftOut === null ? null : (
          <Text tone="secondary" reading>
            {t('blood-pressure.personal.first', {
              day: words.day(leftOut),
              average: formatPressure(all.average),
              basis: words.basis(all),
            })}
          </Text>
        )}
        <FigureExplained
          of={title}
          how={{
            ...figures.how('blood-pressure.category', span, all),
            left: t(
              leftOut === null ? 'figures.left.blood-pressure' : 'blood-pressure.personal.left',
            ),
          }}
        />
      </Stack>
    </Card>
  )
}
