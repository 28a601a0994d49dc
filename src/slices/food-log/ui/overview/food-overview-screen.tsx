import { supportCall } from '#platform/model/support-contact.ts'
import { foodDays } from '../../model/food-day.ts'
import { earlierFood, recentFood, recentFoodDays } from '../../model/food-period.ts'
import { useFoodEntries } from '../../api/food-log-queries.ts'
import { mapRead } from '#platform/query/query-state.ts'
import { useToday } from '#i18n/use-today.ts'
import { Columns } from '#ui/layout/columns.tsx'
import { Shown } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { DayList } from './food-day-list.tsx'
import { EarlierDays } from './earlier-food-days.tsx'
import { FocusPanel } from './food-focus-panel.tsx'
import { FoodPage } from '../food-page.tsx'
import { TodayPanel } from './food-today-panel.tsx'
import { useWords } from '../use-food-words.ts'

/**
 * What was eaten today, in the days before and, when she asks for it, earlier, and the one small
 * change that the member is working on.
 */
export function FoodOverviewScreen() {
  const { today } = useToday()
  const words = useWords(today)
  const { t } = words
  const read = mapRead(useFoodEntries(recentFood(today)), (entries, leftOut) => ({
    days: foodDays(entries, leftOut),
    leftOut,
  }))
  return (
    <FoodPage tab="overview">
      <Shown
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
              <TodayPanel
                day={days.find(({ day }) => day === today) ?? null}
                leftOut={leftOut}
                words={words}
              />
              <DayList
                days={days.filter(({ day }) => day !== today)}
                count={recentFoodDays}
                words={words}
              />
              <EarlierDays span={earlierFood(today)} words={words} />
            </Stack>
            <FocusPanel words={words} />
          </Columns>
        )}
      </Shown>
    </FoodPage>
  )
}
