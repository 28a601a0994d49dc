import { NoneText } from '#ui/feedback/empty-state.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import { useEffect, useRef, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { foodDays } from '../../model/food-day.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { useFoodEntries, useFoodLogDays } from '../../api/food-log-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { LoadMore } from '#ui/feedback/query-state/load-more.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { FoodDayRow } from './food-day-row.tsx'
import { FoodEntryRows } from '../food-entry-rows.tsx'
import type { FoodWords } from '../use-food-words.ts'

/** The days before those shown first, fetched on request. */
export function EarlierFoodDays({ span, words }: { span: DateSpan; words: FoodWords }) {
  const { t } = words
  const [isWanted, setWanted] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The focus moves here because the pressed button disappears.
  useEffect(() => {
    if (isWanted) title.current?.focus()
  }, [isWanted])
  return isWanted ? (
    <Card>
      <Stack gap="s5">
        <Heading level={2} look="h3" tabIndex={-1} ref={title}>
          {t('food-log.earlier')}
        </Heading>
        <Days span={span} words={words} />
      </Stack>
    </Card>
  ) : (
    <div>
      <Button look="secondary" onClick={() => setWanted(true)}>
        {t('food-log.earlier.show')}
      </Button>
    </div>
  )
}

function Days({ span, words }: { span: DateSpan; words: FoodWords }) {
  const { t } = words
  const read = useFoodLogDays(span)
  return (
    <QueryBoundary
      read={read}
      loading={t('food-log.loading')}
      failed={t('food-log.failed')}
      support={supportCall}
      bones={['12rem']}
      of="entries"
    >
      {({ rows: days, more }, leftOut) =>
        days.length === 0 && more.state === 'none' ? (
          <NoneText none={noneOf(days, leftOut)}>
            {t('food-log.earlier.none', { day: words.dayShort(span.end) })}
          </NoneText>
        ) : (
          <Stack gap="s5">
            <Stack as="ul" gap="s5" aria-label={t('food-log.earlier')}>
              {days.map(({ date: day, meals, total, totalComplete }) => (
                <FoodDayRow
                  key={day}
                  {...{ day, meals, total, words }}
                  isComplete={totalComplete}
                  entries={() => <Entries day={day} words={words} />}
                />
              ))}
            </Stack>
            <LoadMore shown={days.length} more={more} />
          </Stack>
        )
      }
    </QueryBoundary>
  )
}

function Entries({ day, words }: { day: Day; words: FoodWords }) {
  const { t } = words
  const read = useFoodEntries({ start: day, end: day })
  return (
    <QueryBoundary
      read={read}
      loading={t('food-log.loading')}
      failed={t('food-log.failed')}
      support={supportCall}
      bones={['6rem']}
      of="entries"
    >
      {(entries) => (
        <FoodEntryRows entries={foodDays(entries).flatMap((one) => one.entries)} words={words} />
      )}
    </QueryBoundary>
  )
}
