import { albuminRanges, filtrationRanges, type KidneyRange } from '../model/kidney.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useKidneyRangeWords } from './use-kidney-range-words.ts'

/** The ranges with their limits. */
export function KidneyRanges() {
  const t = useMessages()
  const { limits } = useKidneyRangeWords()
  const list = (title: string, ranges: readonly KidneyRange[]) => (
    <Stack gap="s3">
      <Heading level={3} look="label">
        {title}
      </Heading>
      <DescriptionList
        facts={ranges.map((range) => ({ term: range.name, value: limits(range) }))}
      />
    </Stack>
  )
  return (
    <Card>
      <Stack gap="s5">
        <div>
          <Heading level={2} look="h3">
            {t('kidney.ranges')}
          </Heading>
          <Text look="small" tone="secondary" reading>
            {t('kidney.ranges.text')}
          </Text>
        </div>
        <Columns ratio="even">
          {list(t('kidney.column.filtration'), filtrationRanges)}
          {list(t('kidney.column.albumin'), albuminRanges)}
        </Columns>
      </Stack>
    </Card>
  )
}
