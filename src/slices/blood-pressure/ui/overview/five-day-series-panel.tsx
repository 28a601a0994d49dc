import { useState } from 'react'
import { fiveDayCheck } from '#vitals/model/blood-pressure/five-day-check.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { TimedReading } from '#vitals/model/readings/readings.ts'
import { fiveDayCheckDays } from '#vitals/model/thresholds.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import { FiveDaySeriesHelp } from './five-day-series-help.tsx'
import { FiveDaySeriesProgress } from './five-day-series-progress.tsx'
import * as styles from './blood-pressure-overview.css.ts'

/**
 * The progress of the five-day check, its next step and its explanation. Its button is secondary,
 * since the page has one to log a reading.
 */
export function FiveDaySeriesPanel({
  readings,
  leftOut,
  today,
}: {
  readings: readonly TimedReading[]
  leftOut: number
  today: Day
}) {
  const t = useMessages()
  const format = useFormat()
  const [helping, setHelping] = useState(false)
  const { days, done, next } = fiveDayCheck(readings, today)
  const name = (day: Day) =>
    day === today ? t('readings.today') : format.calendarDate(day, 'weekdayOnly')
  const when = next === null ? 'complete' : next === today ? 'today' : 'tomorrow'
  return (
    <Card surface="mist" ripples="small" aria-labelledby="blood-pressure-check">
      <Stack gap="s5" align="start">
        <Heading level={2} id="blood-pressure-check">
          {t('blood-pressure.check.title')}
        </Heading>
        {leftOut === 0 ? null : <Text look="small">{t('ui.left-out', { count: leftOut })}</Text>}
        <ol role="list" className={styles.days}>
          {days.map(({ day, done: isDone }, index) => (
            <li key={day} className={styles.day}>
              <span className={isDone ? styles.done : styles.ahead}>
                {isDone ? <Icon name="check" size="small" /> : index + 1}
              </span>
              <span>
                <span>{name(day)}</span>
                <VisuallyHidden>
                  {t(isDone ? 'blood-pressure.check.day.done' : 'blood-pressure.check.day.ahead')}
                </VisuallyHidden>
              </span>
            </li>
          ))}
        </ol>
        <Text tone="secondary">
          {done === 0
            ? t('blood-pressure.check.start', { days: fiveDayCheckDays })
            : t(`blood-pressure.check.next.${when}`, { done })}
        </Text>
        <FiveDaySeriesProgress />
        <Button look="secondary" onClick={() => setHelping(true)}>
          {t('blood-pressure.check.how')}
        </Button>
      </Stack>
      <FiveDaySeriesHelp open={helping} onClose={() => setHelping(false)} />
    </Card>
  )
}
