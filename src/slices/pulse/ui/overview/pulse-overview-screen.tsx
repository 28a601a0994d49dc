import { NoneText } from '#ui/feedback/empty-state.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import { href } from '#platform/model/paths.ts'
import { type Pulse, pulseFigures, pulseRangeOf } from '#vitals/model/pulse/pulse.ts'
import { dayOf, latestAt } from '#vitals/model/readings/readings.ts'
import { laterDay } from '#platform/model/calendar-day.ts'
import { periodEnding } from '#platform/model/date-span.ts'
import { shortageOf } from '#vitals/model/report/sample-size.ts'
import { usualPulse } from '#vitals/model/thresholds.ts'
import { latestRequest } from '#vitals/api/readings/resolve-initial-range.ts'
import { usePulseReadings } from '#vitals/api/readings/pulse-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { Panels, SplitCard } from '#ui/layout/split-card.tsx'
import { LatestReading } from '#vitals/ui/overview/latest-reading.tsx'
import { WeeklyCard } from '#vitals/ui/overview/weekly-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TipCard } from '#ui/data/tip-card.tsx'
import { PulseMonth } from './pulse-month.tsx'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { AreaQueryState, NoReadings } from '#vitals/ui/area/area-query-state.tsx'
import { pulseArea } from '../pulse-area.ts'
import { PulseChart } from '../pulse-chart.tsx'
import { PulseRangeMark } from '../pulse-range-mark.tsx'

/** The latest pulse, and when to call the care team. */
export function PulseOverviewScreen() {
  const { now, today } = useToday()
  const { t } = useReadingWords(today)
  const newest = usePulseReadings(latestRequest)
  return (
    <ExplainedAreaPage area={pulseArea} tab="overview">
      <Stack gap="s10">
        <AreaQueryState area={pulseArea} read={newest}>
          {(readings, leftOut) => {
            const latest = latestAt(readings, now)
            return latest === null ? (
              <NoReadings none={noneOf(latest, leftOut)} area={pulseArea} />
            ) : (
              <Readings latest={latest} />
            )
          }}
        </AreaQueryState>
        <Panels>
          <TipCard
            title={t('pulse.care.title')}
            tips={[
              { icon: 'phone', text: t('pulse.care.now') },
              { icon: 'clock', text: t('pulse.care.soon') },
              { icon: 'heart-check', text: t('pulse.care.monitor') },
            ]}
          />
        </Panels>
      </Stack>
    </ExplainedAreaPage>
  )
}

function Readings({ latest }: { latest: Pulse }) {
  const { today } = useToday()
  const end = laterDay(today, dayOf(latest))
  return (
    <Stack gap="s10">
      <SplitCard
        labelledBy="pulse-latest"
        start={<Latest reading={latest} />}
        end={<Week end={end} />}
      />
      <PulseMonth end={end} />
    </Stack>
  )
}

function Latest({ reading }: { reading: Pulse }) {
  const { today } = useToday()
  const words = useReadingWords(today)
  const { t } = words
  const beats = reading.beatsPerMinute
  return (
    <LatestReading
      id="pulse-latest"
      title={t('pulse.latest.title')}
      {...{ reading, today, words }}
      value={beats}
      unit={t('pulse.unit')}
      label={t('pulse.latest.spoken', { beats })}
    >
      <PulseRangeMark beats={beats} />
      <Text tone="secondary" reading>
        {t(`pulse.meaning.${pulseRangeOf(beats)}`, { ...usualPulse })}
      </Text>
    </LatestReading>
  )
}

function Week({ end }: { end: string }) {
  const { today } = useToday()
  const words = useReadingWords(today)
  const { t } = words
  const week = periodEnding('week', end)
  const read = usePulseReadings(week)
  return (
    <AreaQueryState area={pulseArea} read={read}>
      {(readings, leftOut) => {
        const figures = pulseFigures(readings)
        const isEnough = figures !== null && shortageOf('average', figures) === null
        return (
          <WeeklyCard
            title={t('pulse.week.title')}
            basis={figures === null ? null : words.basis(figures)}
            figure={isEnough ? t('pulse.week.average', { average: figures.average }) : null}
            target={t('pulse.target', { ...usualPulse })}
            trends={href('pulseTrends')}
          >
            {figures === null ? (
              <NoneText none={noneOf(readings, leftOut)}>{t('pulse.week.none')}</NoneText>
            ) : (
              <PulseChart
                readings={readings}
                span={week}
                words={words}
                label={
                  isEnough
                    ? t('pulse.week.about', { average: figures.average })
                    : t('pulse.finding.one', { beats: figures.average })
                }
              />
            )}
            {figures === null || isEnough ? null : (
              <Text look="small" tone="secondary">
                {t('pulse.week.one')}
              </Text>
            )}
          </WeeklyCard>
        )
      }}
    </AreaQueryState>
  )
}
