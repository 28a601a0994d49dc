import { noneOf } from '#platform/model/parts/none.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { type FoodDay, missingMeals } from '../../model/food-day.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { FoodEntryRows } from '../food-entry-rows.tsx'
import { FoodDayRow } from './food-day-row.tsx'
import { FoodWeek } from './food-week.tsx'
import type { FoodWords } from '../use-food-words.ts'

/**
 * The last `count` days: which meals were logged, then the days before today, newest first. An entry
 * that could not be read may be any meal of any day, so the meals are shown only when all are known.
 */
export function FoodDayList({
  days,
  today,
  count,
  leftOut,
  words,
}: {
  days: readonly FoodDay[]
  today: Day
  count: number
  leftOut: number
  words: FoodWords
}) {
  const { t } = words
  const earlier = days.filter(({ day }) => day !== today)
  const areKnown = !days.some(({ entries }) => isUnreadable(missingMeals(entries, leftOut)))
  return (
    <Card>
      {earlier.length === 0 ? (
        <EmptyState
          none={noneOf(earlier, leftOut)}
          icon="calendar"
          title={t('food-log.days.none', { count: count - 1 })}
        >
          {t('food-log.days.none.text')}
        </EmptyState>
      ) : (
        <Stack gap="s6">
          <Heading level={2} look="h3">
            {t(areKnown ? 'food-log.week' : 'food-log.days', { count, logged: days.length })}
          </Heading>
          {areKnown ? <FoodWeek {...{ days, today, count, words }} /> : null}
          <Stack as="ul" gap="s5" aria-label={t('food-log.days', { count })}>
            {earlier.map(({ day, entries, total, isComplete }, at) => (
              <FoodDayRow
                key={day}
                isFirst={at === 0}
                {...{ day, total, isComplete, words }}
                meals={[...new Set(entries.map(({ meal }) => meal))]}
                entries={() => <FoodEntryRows entries={entries} words={words} />}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Card>
  )
}
