import { filtrationRanges, type KidneyRange } from '../model/kidney.ts'
import { albuminRanges } from '../model/kidney-lead.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useKidneyRangeWords } from './use-kidney-range-words.ts'

/** The ranges with their limits and plain words, the explanation of the page. */
export function KidneyRanges() {
  const t = useMessages()
  const { limits, group } = useKidneyRangeWords()
  const list = (title: string, ranges: readonly KidneyRange[]) => (
    <Stack gap="s3">
      <Heading level={2} look="label">
        {title}
      </Heading>
      <DescriptionList
        facts={ranges.map((range) => ({
          term: `${range.name}, ${limits(range)}`,
          value: group(range) ?? '',
        }))}
      />
    </Stack>
  )
  return (
    <PageExplanation title={t('kidney.ranges')}>
      <Stack gap="s5">
        <Text look="small" tone="secondary" reading>
          {t('kidney.ranges.text')}
        </Text>
        <Text look="small" tone="secondary" reading>
          {t('kidney.compared')}
        </Text>
        <Columns ratio="even">
          {list(t('kidney.column.filtration'), filtrationRanges)}
          {list(t('kidney.column.albumin'), albuminRanges)}
        </Columns>
      </Stack>
    </PageExplanation>
  )
}
