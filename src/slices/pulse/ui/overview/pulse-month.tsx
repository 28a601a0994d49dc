import { isUnreadable } from '#platform/model/parts/part.ts'
import { periodEnding, type DateSpan } from '#platform/model/date-span.ts'
import { shortageOf } from '#vitals/model/report/sample-size.ts'
import { type PulseStats, usePulseStats } from '#vitals/api/readings/pulse-queries.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { type ReadingWords, useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { ChartFacts } from '#ui/charts/chart-frame.tsx'
import { FigureItem } from '#vitals/ui/figures/figure-item.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { AreaQueryState } from '#vitals/ui/area/area-query-state.tsx'
import { pulseArea } from '../pulse-area.ts'

/**
 * The server's figures of the last 30 days, each with its sample size. A figure with too few
 * readings names the missing ones.
 */
export function PulseMonth({ end }: { end: string }) {
  const { today } = useToday()
  const words = useReadingWords(today)
  const { t } = words
  const span = periodEnding('month', end)
  const stats = usePulseStats(span)
  return (
    <Stack gap="s4">
      <Heading level={2}>{t('pulse.month.title')}</Heading>
      <AreaQueryState area={pulseArea} read={stats}>
        {(stats) =>
          stats.readingCount === 0 ? (
            <Text tone="secondary">{t('pulse.month.none')}</Text>
          ) : (
            <MonthFigures {...{ stats, span, words }} />
          )
        }
      </AreaQueryState>
    </Stack>
  )
}

function MonthFigures({
  stats: {
    readingCount: count,
    readingDayCount: days,
    average,
    lowest,
    highest,
    usualCount: usual,
  },
  span,
  words,
}: {
  stats: PulseStats
  span: DateSpan
  words: ReadingWords
}) {
  const { t } = words
  const figures = useFigureWords(words)
  const basis = { count, days }
  const lackOf = (kind: 'average' | 'share') => {
    const lack = shortageOf(kind, basis)
    return lack === null ? null : figures.shortage(lack, false)
  }
  return (
    <ChartFacts>
      {average === undefined ? null : (
        <FigureItem
          term={t('pulse.fact.average')}
          value={
            isUnreadable(average) ? (
              t('ui.unreadable')
            ) : (
              <Metric size="md" value={average} unit={t('pulse.unit')} />
            )
          }
          note={words.basis(basis)}
          withheld={lackOf('average')}
          how={figures.how('pulse.average', span, basis)}
        />
      )}
      <FigureItem
        term={t('pulse.fact.usual')}
        value={<Metric size="md" value={t('pulse.fact.of', { count: usual, total: count })} />}
        withheld={lackOf('share')}
        how={figures.how('pulse.share', span, basis)}
      />
      {lowest === undefined || highest === undefined ? null : (
        <FigureItem
          term={t('pulse.fact.range')}
          value={
            isUnreadable(lowest) || isUnreadable(highest) ? (
              t('ui.unreadable')
            ) : (
              <Metric
                size="md"
                value={t('pulse.fact.range.value', { lowest, highest })}
                unit={t('pulse.unit')}
              />
            )
          }
          how={figures.how('pulse.range', span, basis)}
        />
      )}
    </ChartFacts>
  )
}
