import { type FoodDay, loggedMeals, mainMeals } from '../../model/food-day.ts'
import { addDays, eachDay, type Day } from '#platform/model/calendar-day.ts'
import { formatCalendarDate } from '#i18n/format.ts'
import { inSentence } from '#i18n/wall-clock-format.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import type { FoodWords } from '../use-food-words.ts'
import * as styles from './food-week.css.ts'

/** Which main meals were logged on each of the last `count` days, today included. */
export function FoodWeek({
  days,
  today,
  count,
  words: { t, meal, locale },
}: {
  days: readonly FoodDay[]
  today: Day
  count: number
  words: FoodWords
}) {
  const columns = eachDay(addDays(today, 1 - count), today).map((day) => ({
    day,
    logged: loggedMeals(days.filter((one) => one.day === day).flatMap(({ entries }) => entries)),
  }))
  return (
    <table className={styles.week}>
      <VisuallyHidden as="caption">{t('food-log.week.caption')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" className={styles.meal}>
            <VisuallyHidden>{t('food-log.form.meal')}</VisuallyHidden>
          </th>
          {columns.map(({ day }) => (
            <th key={day} scope="col" className={styles.day}>
              <span aria-hidden="true">
                {formatCalendarDate(day, locale, 'weekdayOnly').charAt(0)}
              </span>
              <VisuallyHidden>
                {inSentence(formatCalendarDate(day, locale, 'weekday'), locale)}
              </VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mainMeals.map((name) => (
          <tr key={name}>
            <th scope="row" className={styles.meal}>
              {meal(name)}
            </th>
            {columns.map(({ day, logged }) => {
              const isLogged = logged.includes(name)
              return (
                <td key={day} className={styles.cell}>
                  <span className={isLogged ? styles.logged : styles.open}>
                    {isLogged ? <Icon name="check" size="small" /> : null}
                    <VisuallyHidden>
                      {t(isLogged ? 'food-log.week.logged' : 'food-log.week.open')}
                    </VisuallyHidden>
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
