import { supportCall } from '#platform/model/support-contact.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { loggedMeals, mainMeals, missingMeals } from '../../model/food-day.ts'
import type { FoodEntry } from '../../model/food-log.ts'
import { addDays, eachDay } from '#platform/model/calendar-day.ts'
import { href } from '#platform/model/paths.ts'
import { useFoodEntries } from '../../api/food-log-queries.ts'
import { formatCalendarDate } from '#i18n/format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { DayBars } from '#ui/charts/day-bars.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { TileQueryState } from '#ui/data/tile-query-state.tsx'
import { Tile, TileWord } from '#ui/data/tile.tsx'

const daysShown = 7
const mealCount = mainMeals.length

/**
 * The dashboard tile of the food log: logged meals of today, the next meal and the last week. It is
 * a list item.
 */
export function FoodTile() {
  const t = useMessages()
  const { today } = useToday()
  const read = useFoodEntries({ start: addDays(today, 1 - daysShown), end: today })
  return (
    <TileQueryState
      read={read}
      loading={t('food-log.loading')}
      name={t('food-log.title')}
      title={t('food-log.failed')}
      support={supportCall}
    >
      {(entries, isStale, leftOut) => <Entries {...{ entries, isStale, leftOut, today }} />}
    </TileQueryState>
  )
}

function Entries({
  entries,
  isStale,
  leftOut,
  today,
}: {
  entries: readonly FoodEntry[]
  isStale: boolean
  leftOut: number
  today: string
}) {
  const t = useMessages()
  const locale = useLocale()
  const of = (day: string) => entries.filter(({ eatTime }) => eatTime.startsWith(day))
  const missing = missingMeals(of(today), leftOut)
  const done = loggedMeals(of(today)).length
  const name = t('food-log.title')
  const { icon, status, next } = isUnreadable(missing)
    ? {
        icon: 'warning' as const,
        status: t('ui.unreadable'),
        next: t('dashboard-more.food.unread'),
      }
    : missing[0] === undefined
      ? {
          icon: 'check' as const,
          status: t('dashboard-more.food.all'),
          next: t('dashboard-more.food.done'),
        }
      : {
          icon: 'clock' as const,
          status: t('dashboard-more.food.left', { count: missing.length }),
          next: t('dashboard-more.food.next', {
            meal: t(`food-log.meal.${missing[0]}`).toLocaleLowerCase(locale),
          }),
        }
  const whole = leftOut === 0 ? next : t('dashboard.tile.left-out', { when: next, count: leftOut })
  const when = isStale ? t('dashboard.tile.stale', { when: whole }) : whole
  return (
    <Tile
      to={href('foodOverview')}
      icon="apple"
      name={name}
      when={when}
      label={t('dashboard.tile.reading', {
        name,
        value: t('dashboard-more.food.spoken', { done, of: mealCount }),
        status,
        when,
      })}
      value={<Metric value={done} second={mealCount} unit={t('dashboard-more.food.unit')} />}
      status={<TileWord icon={icon}>{status}</TileWord>}
      sparkline={
        <DayBars
          of={mealCount}
          bars={eachDay(addDays(today, 1 - daysShown), today).map((day) => ({
            day: formatCalendarDate(day, locale, 'weekdayOnly').charAt(0),
            value: loggedMeals(of(day)).length,
          }))}
        />
      }
    />
  )
}
