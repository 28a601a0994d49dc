import { type ReactNode, useState } from 'react'
import type { Meal, Nutrition } from '../../model/food-log.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { FoodWords } from '../use-food-words.ts'

/** A day with its totals and meals, as a list item; it expands to its entries. */
export function FoodDayRow({
  day,
  meals,
  total,
  isComplete,
  isFirst = false,
  words,
  entries,
}: {
  day: Day
  meals: readonly Meal[]
  total: Nutrition
  isComplete: boolean
  /** The first day of a list is open: what was eaten last is what is changed. */
  isFirst?: boolean
  words: FoodWords
  /** Renders the entries once the day is open. */
  entries: () => ReactNode
}) {
  const { t } = words
  const [isOpen, setOpen] = useState(isFirst)
  const name = words.day(day)
  const eaten = meals.map((meal, at) => (at === 0 ? words.meal(meal) : words.mealWithin(meal)))
  return (
    <Stack as="li" gap="s3">
      <Inline justify="between" gap="s4" noWrap>
        <div>
          <Heading level={3} look="label">
            {name}
          </Heading>
          <Text look="small" tone="secondary">
            {words.list(eaten)}
          </Text>
          <Text look="small" tone="muted">
            {words.figures(total, isComplete)}
          </Text>
        </div>
        <Button
          look="secondary"
          size="compact"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'food-log.earlier.close-name' : 'food-log.earlier.open-name', {
            day: name,
          })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'food-log.earlier.close' : 'food-log.earlier.open')}
        </Button>
      </Inline>
      {isOpen ? entries() : null}
    </Stack>
  )
}
