import { useEffect, useRef } from 'react'
import { href } from '#platform/model/paths.ts'
import { List, ListRow } from '#ui/data/list.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { averageOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import { type BloodPressureWords, formatPressure } from '../use-blood-pressure-words.ts'

/**
 * The values of the sitting so far, the oldest first, and from two values on their mean.
 * `isPartial`: stored readings could not be read. `savedValue`: what was saved last, which moves the focus here.
 */
export function SittingCard({
  sitting,
  isPartial,
  savedValue,
  isSevere,
  words,
}: {
  sitting: readonly BloodPressureReading[]
  isPartial: boolean
  savedValue: string | null
  isSevere: boolean
  words: BloodPressureWords
}) {
  const { t } = words
  const heading = useRef<HTMLHeadingElement>(null)
  const count = sitting.length
  useEffect(() => {
    if (savedValue !== null && !isSevere) heading.current?.focus()
  }, [savedValue, count, isSevere])
  const mean = count > 1 ? averageOf(sitting) : null
  return (
    <Card aria-labelledby="pressure-sitting">
      <Stack gap="s4">
        <Heading level={2} id="pressure-sitting" ref={heading} tabIndex={-1}>
          {savedValue === null
            ? t('blood-pressure-entry.sitting')
            : t('blood-pressure-entry.saved', { value: savedValue })}
        </Heading>
        <List label={t('blood-pressure-entry.sitting')}>
          {sitting.map((reading) => (
            <ListRow
              key={reading.id}
              title={`${formatPressure(reading)} ${t('blood-pressure.unit')}`}
              detail={words.time(reading.timestamp)}
              end={<PressureCategoryMark category={categorize(reading)} />}
            />
          ))}
        </List>
        {isPartial ? <Text>{t('blood-pressure-entry.sitting.partial')}</Text> : null}
        {mean === null ? null : (
          <Stack gap="s2">
            <Text>{t('blood-pressure-entry.mean', { count })}</Text>
            <Inline gap="s4">
              <Metric
                size="md"
                value={mean.systolic}
                second={mean.diastolic}
                unit={t('blood-pressure.unit')}
                label={words.spoken(mean)}
              />
              <PressureCategoryMark category={categorize(mean)} />
            </Inline>
          </Stack>
        )}
        <div>
          <ButtonLink look={count > 1 ? 'primary' : 'secondary'} to={href('bloodPressureOverview')}>
            {t('blood-pressure-entry.done')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  )
}
