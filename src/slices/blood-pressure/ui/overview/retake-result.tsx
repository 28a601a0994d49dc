import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { ChartFact, ChartFacts } from '#ui/charts/chart-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import type { BloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * The new reading beside the previous one of the same day. There is no average, since two readings
 * in a row are one occasion.
 */
export function RetakeResult({
  reading,
  before,
  words,
}: {
  reading: BloodPressureReading
  before: BloodPressureReading | null
  words: BloodPressureWords
}) {
  const { t } = words
  return (
    <Stack gap="s4">
      <ChartFacts>
        <One term={t('blood-pressure.retake.now')} {...{ reading, words }} />
        {before === null ? null : (
          <One term={t('blood-pressure.retake.before')} reading={before} words={words} />
        )}
      </ChartFacts>
      <Text reading>
        <span>{t(`blood-pressure.retake.meaning.${categorize(reading)}`)}</span>{' '}
        <span>{before === null ? null : t('blood-pressure.retake.both')}</span>
      </Text>
    </Stack>
  )
}

const One = ({
  term,
  reading,
  words,
}: {
  term: string
  reading: BloodPressureReading
  words: BloodPressureWords
}) => (
  <ChartFact
    term={term}
    value={
      <Metric
        size="md"
        value={reading.systolic}
        second={reading.diastolic}
        unit={words.t('blood-pressure.unit')}
        label={words.t('blood-pressure.latest.spoken', { reading: words.spoken(reading) })}
      />
    }
    note={
      <>
        <PressureCategoryMark category={categorize(reading)} /> <span>{words.when(reading)}</span>
      </>
    }
  />
)
