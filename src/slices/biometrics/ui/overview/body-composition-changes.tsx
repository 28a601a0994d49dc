import type { ReactNode } from 'react'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Text } from '#ui/primitives/text.tsx'
import {
  bodyFigures,
  type BodyPartName,
  type BodyReading,
  readingsOf,
} from '../../model/body-composition.ts'
import { addDays } from '#platform/model/calendar-day.ts'
import { readingsWithin } from '#vitals/model/readings/readings.ts'
import { sampleSizeOf, shortageOf } from '#vitals/model/report/sample-size.ts'
import type { BodyPartStats, WeightStats } from '#vitals/model/weight/weight-stats.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { ChartFacts } from '#ui/charts/chart-frame.tsx'
import { FigureItem } from '#vitals/ui/figures/figure-item.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { bodyFinding } from '../body-finding.ts'

/**
 * The changes of a part in percentage points, each with its sample size, below `children`, its
 * chart. Without readable changes, or of a part that was never measured, its heading is the chart's.
 * No change is rated.
 */
export function BodyCompositionChanges({
  part,
  of,
  readings,
  children,
}: {
  part: BodyPartName
  of: WeightStats['bodyFatStats']
  readings: readonly BodyReading[]
  children: ReactNode
}) {
  const t = useMessages()
  if (of !== null && !isUnreadable(of))
    return (
      <Part part={part} changes={of.stats} readings={readings}>
        {children}
      </Part>
    )
  return (
    <>
      <Heading level={2} look="h3">
        {t(`biometrics.chart.title.${part}`)}
      </Heading>
      {children}
      {of === null ? null : (
        <Text>{`${t('biometrics.change.title', { part: t(`biometrics.${part}`) })}: ${t('ui.unreadable')}`}</Text>
      )}
    </>
  )
}

function Part({
  part,
  changes,
  readings,
  children,
}: {
  part: BodyPartName
  changes: BodyPartStats['stats']
  readings: readonly BodyReading[]
  children: ReactNode
}) {
  const { today } = useToday()
  const words = useReadingWords(today)
  const { t } = words
  const figures = useFigureWords(words)
  const moved = changes.items.map(({ duration, change }) => {
    const span = { start: addDays(today, 1 - duration), end: today }
    const basis = sampleSizeOf(readingsWithin(readingsOf(readings, part), span))
    return { duration, change, span, basis, lack: shortageOf('average', basis) }
  })
  const longest = moved.toSorted((a, b) => b.duration - a.duration).at(0)
  const measured = longest === undefined ? null : bodyFigures(readings, longest.span, part)
  return (
    <>
      <Heading level={2} look="h3">
        {measured === null ||
        longest === undefined ||
        longest.change === null ||
        isUnreadable(longest.change)
          ? t('biometrics.change.title', { part: t(`biometrics.${part}`) })
          : bodyFinding(words, part, {
              change: longest.change,
              first: measured.firstDay,
              span: longest.span,
            })}
      </Heading>
      <Text look="small" tone="secondary">
        {t(`biometrics.chart.title.${part}`)}
      </Text>
      {children}
      <OmittedRowsNote count={changes.leftOut} of="entries" />
      <ChartFacts>
        {moved.map(({ duration, change, span, basis, lack }) => (
          <FigureItem
            key={duration}
            term={t('biometrics.change.days', { days: duration })}
            value={
              change === null || isUnreadable(change) ? null : (
                <Metric
                  size="md"
                  value={words.number(change, { decimals: 1, signed: true })}
                  unit={t('biometrics.change.points')}
                />
              )
            }
            note={words.basis(basis)}
            withheld={
              isUnreadable(change)
                ? change
                : change !== null
                  ? null
                  : lack === null
                    ? ''
                    : figures.shortage(lack, false)
            }
            how={figures.how('body-composition.moved', span, basis)}
          />
        ))}
      </ChartFacts>
    </>
  )
}
