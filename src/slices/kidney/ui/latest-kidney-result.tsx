import { changeOf, type KidneyRange, type UnknownRange } from '../model/kidney.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useKidneyRangeWords } from './use-kidney-range-words.ts'

/** The newest result of a test: explanation, value, date, range and change. */
export function LatestKidneyResult({
  kind,
  results,
  range,
}: {
  kind: 'filtration' | 'albumin'
  results: Rows<{ readonly value: number; readonly timestamp: string }>
  range: KidneyRange | UnknownRange | undefined
}) {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  const { number } = useFormat()
  const { place } = useKidneyRangeWords()
  const [latest] = results.items
  const change = changeOf(results)
  return (
    <Card>
      <Stack gap="s3">
        <div>
          <Heading level={2} look="h3">
            {t(`kidney.${kind}`)}
          </Heading>
          <Text look="small" tone="secondary">
            {t(`kidney.${kind}.text`)}
          </Text>
        </div>
        {latest === undefined || range === undefined ? (
          <Text>{t('kidney.missing')}</Text>
        ) : (
          <>
            <Metric value={number(latest.value)} unit={t(`kidney.${kind}.unit`)} />
            <Text strong>{place(range)}</Text>
            <Text look="small" tone="secondary">
              {`${t('kidney.taken', { day: days.within(latest.timestamp) })}. ${
                change === null
                  ? ''
                  : `${t(`kidney.change.${change.by === 0 ? 'same' : change.by < 0 ? 'less' : 'more'}`, { by: number(Math.abs(change.by)), day: days.within(change.since) })}.`
              }`}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  )
}
