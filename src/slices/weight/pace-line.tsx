import { figureValues } from '#domain/figure-needs.ts'
import { addDays, type Day } from '#domain/readings-calendar.ts'
import { within } from '#domain/readings.ts'
import { basisOf } from '#domain/sufficiency.ts'
import { weightPace } from '#domain/thresholds-care.ts'
import { paceOf, partOfMonth, perWeek, reachedOn } from '#domain/weight-pace.ts'
import { regular } from '#domain/weight-trends.ts'
import type { WeightReading } from '#domain/weight.ts'
import { formatCalendarDate } from '#i18n/format.ts'
import { useFigureWords } from '#i18n/use-figure-words.ts'
import { inSentence } from '#i18n/wall-clock.ts'
import { HowWorked } from '#ui/figure/how-worked.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Words } from './use-words.ts'

/**
 * How fast the weight moves, and when that could lead to the goal (pounds, null: there is none to
 * foretell); or what is missing to say so. No praise and no blame.
 */
export function PaceLine({
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
  words: Words
}) {
  const { t } = words
  const figures = useFigureWords(words, figureValues)
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
  const day = goal === null ? null : reachedOn(pace, current, goal, today)
  const moves = t(
    week === 0 ? 'weight.pace.same' : week < 0 ? 'weight.pace.down' : 'weight.pace.up',
    { pounds: words.number(Math.abs(week), { decimals: 1 }), days: weightPace.days },
  )
  const month =
    day === null ? '' : inSentence(formatCalendarDate(day, words.locale, 'month'), words.locale)
  return (
    <Stack gap="s2">
      <Text tone="secondary" reading>
        {moves}
        {day === null || goal === null
          ? null
          : ` ${t(`weight.pace.reach.${partOfMonth(day)}`, { pounds: words.number(goal), month })}`}
      </Text>
      <HowWorked
        of={t('weight.pace.name')}
        how={figures.how('weight.pace', span, basisOf(within(regular(readings), span)))}
      />
    </Stack>
  )
}
