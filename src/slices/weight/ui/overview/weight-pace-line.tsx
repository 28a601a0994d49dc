import { figureValues } from '#vitals/model/report/figure-values.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { readingsWithin } from '#vitals/model/readings/readings.ts'
import { sampleSizeOf } from '#vitals/model/report/sample-size.ts'
import { weightPace } from '#vitals/model/care-thresholds.ts'
import { paceOf, partOfMonth, perWeek, goalDate } from '../../model/weight-pace.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { formatCalendarDate } from '#i18n/format.ts'
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { FigureExplained } from '#vitals/ui/figures/page-explanations.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { WeightWords } from '../use-weight-words.ts'

/**
 * The pace of the weight and the estimated date of the goal (pounds; `null` without an estimate),
 * or the missing readings. Neutral in tone.
 */
export function WeightPaceLine({
  readings,
  current,
  goal,
  today,
  words,
}: {
  readings: readonly WeightReading[]
  current: number
  goal: number | null
  today: Day
  words: WeightWords
}) {
  const { t } = words
  const figures = useFigureWords(words)
  const span = { start: addDays(today, 1 - weightPace.days), end: today }
  const pace = paceOf(readings, today)
  if (pace === null)
    return (
      <Text tone="secondary" reading>
        {t('weight.pace.few', {
          count: figureValues.count,
          days: weightPace.minSpanDays,
          within: weightPace.days,
        })}
      </Text>
    )
  const week = perWeek(pace)
  const day = goal === null ? null : goalDate(pace, current, goal, today)
  const moves = t(
    week === 0 ? 'weight.pace.same' : week < 0 ? 'weight.pace.down' : 'weight.pace.up',
    { pounds: words.number(Math.abs(week), { decimals: 1 }), days: weightPace.days },
  )
  const month =
    day === null ? '' : inSentence(formatCalendarDate(day, words.locale, 'month'), words.locale)
  return (
    <Stack gap="s2">
      <Text tone="secondary" reading>
        {day === null || goal === null
          ? moves
          : `${moves} ${t(`weight.pace.reach.${partOfMonth(day)}`, { pounds: words.number(goal), month })}`}
      </Text>
      <FigureExplained
        of={t('weight.pace.name')}
        how={figures.how(
          'weight.pace',
          span,
          sampleSizeOf(readingsWithin(regular(readings), span)),
        )}
      />
    </Stack>
  )
}
