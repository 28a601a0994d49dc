import { supportCall } from '#domain/contact.ts'
import { foodDays } from '#domain/food-day.ts'
import { earlierFood, recentFood, recentFoodDays } from '#domain/food-period.ts'
import { useFoodEntries } from '#gateway/food.queries.ts'
import { mapRead } from '#gateway/read.ts'
import { useToday } from '#i18n/use-today.ts'
import { Columns } from '#ui/stack/columns.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { DayList } from './day-list.tsx'
import { EarlierDays } from './earlier-days.tsx'
import { FocusPanel } from './focus-panel.tsx'
import { FoodPage } from './page.tsx'
import { TodayPanel } from './today-panel.tsx'
import { useWords } from './use-words.ts'

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
        loading={t('food.loading')}
        failed={t('food.failed')}
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
