import { supportCall } from '#platform/model/support-contact.ts'
import { foodDays } from '../../model/food-day.ts'
import { earlierFood, recentFood, recentFoodDays } from '../../model/food-period.ts'
import { useFoodEntries } from '../../api/food-log-queries.ts'
import { mapQueryState } from '#platform/query/query-state.ts'
import { useToday } from '#i18n/use-today.ts'
import { Columns } from '#ui/layout/columns.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { FoodDayList } from './food-day-list.tsx'
import { EarlierFoodDays } from './earlier-food-days.tsx'
import { FoodFocusPanel } from './food-focus-panel.tsx'
import { FoodPage } from '../food-page.tsx'
import { FoodTodayPanel } from './food-today-panel.tsx'
import { useFoodWords } from '../use-food-words.ts'

/** The entries of today, of the last days and, on request, of earlier days, with the food focus. */
export function FoodOverviewScreen() {
  const { today } = useToday()
  const words = useFoodWords(today)
  const { t } = words
  const read = mapQueryState(useFoodEntries(recentFood(today)), (entries, leftOut) => ({
    days: foodDays(entries, leftOut),
    leftOut,
  }))
  return (
    <FoodPage tab="overview">
      <QueryBoundary
        read={read}
        loading={t('food-log.loading')}
        failed={t('food-log.failed')}
        support={supportCall}
        bones={['15rem', '18rem']}
        of="entries"
      >
        {({ days, leftOut }) => (
          <Columns>
            <Stack gap="s6">
              <FoodTodayPanel
                day={days.find(({ day }) => day === today) ?? null}
                leftOut={leftOut}
                words={words}
              />
              <FoodDayList
                {...{ days, today }}
                count={recentFoodDays}
                leftOut={leftOut}
                words={words}
              />
              <EarlierFoodDays span={earlierFood(today)} words={words} />
            </Stack>
            <FoodFocusPanel words={words} />
          </Columns>
        )}
      </QueryBoundary>
    </FoodPage>
  )
}
