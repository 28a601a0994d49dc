import { noneOf } from '#platform/model/parts/none.ts'
import { useState } from 'react'
import type { FoodDay } from '../../model/food-day.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { ShowMoreRows } from '#ui/data/table/show-more-rows.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FoodEntryRows } from '../food-entry-rows.tsx'
import type { FoodWords } from '../use-food-words.ts'

const step = 3

/**
 * The days before today with entries, newest first. `count` is the number of days in the period.
 */
export function FoodDayList({
  days,
  count,
  leftOut,
  words,
}: {
  days: readonly FoodDay[]
  count: number
  leftOut: number
  words: FoodWords
}) {
  const { t } = words
  const [shown, setShown] = useState(step)
  return (
    <Card>
      {days.length === 0 ? (
        <EmptyState
          none={noneOf(days, leftOut)}
          icon="calendar"
          title={t('food-log.days.none', { count })}
        >
          {t('food-log.days.none.text')}
        </EmptyState>
      ) : (
        <Stack gap="s6">
          <Heading level={2} look="h3">
            {t('food-log.days', { count })}
          </Heading>
          {days.slice(0, shown).map(({ day, entries, total, isComplete }) => (
            <Stack key={day} as="section" gap="s3">
              <div>
                <Heading level={3} look="label">
                  {words.day(day)}
                </Heading>
                <Text look="small" tone="muted">
                  {words.figures(total, isComplete)}
                </Text>
              </div>
              <FoodEntryRows entries={entries} words={words} />
            </Stack>
          ))}
          <ShowMoreRows
            shown={Math.min(shown, days.length)}
            total={days.length}
            step={step}
            onMore={() => setShown(shown + step)}
          />
        </Stack>
      )}
    </Card>
  )
}
