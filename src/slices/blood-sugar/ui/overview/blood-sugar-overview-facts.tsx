import { isUnreadable } from '#platform/model/parts/part.ts'
import { href } from '#platform/model/paths.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { bloodSugarFigures } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { numbered } from '#vitals/model/blood-sugar/blood-sugar-report.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { sampleSizeOf, shortageOf } from '#vitals/model/report/sample-size.ts'
import { useBloodSugarStats } from '../../api/blood-sugar-queries.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useStripsLeft } from '#vitals/api/care/supplies-queries.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { ChartFact, ChartFacts } from '#ui/charts/chart-frame.tsx'
import { FailedFact } from '#vitals/ui/figures/failed-fact.tsx'
import { FigureItem } from '#vitals/ui/figures/figure-item.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { belowAverageNote } from './below-average-note.ts'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

const longDays = 90

/**
 * The averages of the week and of the last 90 days (from the server), and the test strips. Each one
 * is shown independently of the others; the latest reading and the readings in range stand above.
 */
export function BloodSugarOverviewFacts({
  week,
  words,
  today,
}: {
  week: QueryState<readonly BloodSugarReading[]>
  words: BloodSugarWords
  today: Day
}) {
  return (
    <ChartFacts>
      {week.state === 'ready' ? <Week readings={week.data} words={words} today={today} /> : null}
      <Long words={words} today={today} />
      <Strips words={words} />
    </ChartFacts>
  )
}

function Week({
  readings,
  words,
  today,
}: {
  readings: readonly BloodSugarReading[]
  words: BloodSugarWords
  today: Day
}) {
  const { t } = words
  const figureWords = useFigureWords(words)
  const figures = bloodSugarFigures(readings)
  if (figures === null) return null
  const basis = sampleSizeOf(readings)
  const span = { start: addDays(today, -6), end: today }
  const numbers = sampleSizeOf(numbered(readings))
  const lack = shortageOf('average', numbers)
  return (
    <FigureItem
      term={t('blood-sugar.fact.average-7')}
      value={<Metric size="md" value={figures.average ?? ''} unit={t('blood-sugar.unit')} />}
      note={belowAverageNote(words, words.basis(numbers), figures.beyondMeter)}
      withheld={lack === null ? null : figureWords.shortage(lack, false)}
      how={figureWords.how('blood-sugar.average', span, basis)}
    />
  )
}

/** The server's figures of 90 days, so that the page need not load the readings. */
function Long({ words, today }: { words: BloodSugarWords; today: Day }) {
  const { t } = words
  const span = { start: addDays(today, 1 - longDays), end: today }
  const read = useBloodSugarStats(span)
  const figureWords = useFigureWords(words)
  const term = t('blood-sugar.fact.average-90')
  if (read.state === 'pending') return null
  if (read.state === 'failed') return <FailedFact term={term} {...read} />
  const { overall, daysWithReadings } = read.data
  if (overall.count === 0) return null
  const basis = { count: overall.count, days: daysWithReadings }
  const apart = overall.belowMeter + overall.aboveMeter
  const lack = shortageOf('average', { ...basis, count: overall.count - apart })
  const { average } = overall
  return (
    <FigureItem
      term={term}
      value={
        average === null || isUnreadable(average) ? null : (
          <Metric size="md" value={average} unit={t('blood-sugar.unit')} />
        )
      }
      note={belowAverageNote(words, words.basis({ ...basis, count: overall.count - apart }), apart)}
      withheld={
        isUnreadable(average) ? average : lack === null ? null : figureWords.shortage(lack, false)
      }
      how={figureWords.how('blood-sugar.average', span, basis)}
    />
  )
}

function Strips({ words: { t } }: { words: BloodSugarWords }) {
  const strips = useStripsLeft()
  if (strips.state === 'pending') return null
  if (strips.state === 'failed')
    return <FailedFact term={t('blood-sugar.fact.strips')} {...strips} />
  return (
    <ChartFact
      term={t('blood-sugar.fact.strips')}
      value={<Metric size="md" value={strips.data} unit={t('blood-sugar.fact.strips.unit')} />}
      note={<Link to={href('orderSupplies')}>{t('blood-sugar.fact.strips.order')}</Link>}
    />
  )
}
