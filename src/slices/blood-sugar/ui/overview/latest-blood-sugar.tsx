import {
  type BloodSugarReading,
  rangeOf,
  shownValueOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { LatestReading } from '#vitals/ui/overview/latest-reading.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/** The latest reading: value, range, meal, its local time and its meaning. */
export function LatestBloodSugar({
  reading,
  today,
  words,
}: {
  reading: BloodSugarReading
  today: Day
  words: BloodSugarWords
}) {
  const { t } = words
  const range = rangeOf(reading)
  const value = shownValueOf(reading)
  const meal = words.meal(reading)
  return (
    <LatestReading
      id="blood-sugar-latest"
      title={t('blood-sugar.latest.title')}
      {...{ reading, today, words }}
      value={value}
      unit={t('blood-sugar.unit')}
      label={t('blood-sugar.latest.spoken', { value })}
    >
      <Inline gap="s6">
        <StatusMark {...rangeMarks.bloodSugar[range]}>{t(`blood-sugar.range.${range}`)}</StatusMark>
        {meal === '' ? null : (
          <Text as="span" tone="secondary">
            {meal}
          </Text>
        )}
      </Inline>
      <Text tone="secondary" reading>
        {t(`blood-sugar.meaning.${range}`)}
      </Text>
    </LatestReading>
  )
}
