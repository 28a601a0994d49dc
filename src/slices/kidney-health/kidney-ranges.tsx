import { albuminRanges, filtrationRanges, type KidneyRange } from '#domain/kidney.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { FactList } from '#ui/facts/facts.tsx'
import { Columns } from '#ui/stack/columns.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { useRangeWords } from './use-range-words.ts'

/** The ranges with their limits. */
export function KidneyRanges() {
  const t = useMessages()
  const { limits } = useRangeWords()
  const list = (title: string, ranges: readonly KidneyRange[]) => (
    <Stack gap="s3">
      <Heading level={3} look="label">
        {title}
      </Heading>
      <FactList facts={ranges.map((range) => ({ term: range.name, value: limits(range) }))} />
    </Stack>
  )
  return (
    <Card>
      <Stack gap="s5">
        <div>
          <Heading level={2} look="h3">
            {t('kidney-health.ranges')}
          </Heading>
          <Text look="small" tone="secondary" reading>
            {t('kidney-health.ranges.text')}
          </Text>
        </div>
        <Columns ratio="even">
          {list(t('kidney-health.column.filtration'), filtrationRanges)}
          {list(t('kidney-health.column.albumin'), albuminRanges)}
        </Columns>
      </Stack>
    </Card>
  )
}
