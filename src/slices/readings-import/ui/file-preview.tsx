import { supportCall } from '#platform/model/support-contact.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useStoredReadings } from '../api/use-stored-readings.ts'
import { fileGroups, groupLines, spanOfLines } from '../model/file-groups.ts'
import { readingsToAdd, type ReadingToAdd } from '../model/import-run.ts'
import type { JudgedLine } from '../model/judge-entries.ts'
import type { FileSummary } from '../worker/file-message.ts'
import { LineList } from './line-list.tsx'

/** What would be added, line by line, beside what the record has; and the button that adds it. */
export function FilePreview({
  name,
  summary,
  lines,
  member,
  takes,
  start,
}: {
  name: string
  summary: FileSummary
  lines: readonly JudgedLine[]
  member: string | null
  takes: { readonly sugar: boolean; readonly weight: boolean }
  start: (readings: readonly ReadingToAdd[]) => void
}) {
  const t = useMessages()
  const { list } = useFormat()
  return (
    <QueryBoundary
      read={useStoredReadings(spanOfLines(lines), takes)}
      loading={t('readings-import.comparing')}
      failed={t('readings-import.comparing.failed')}
      support={supportCall}
      of="readings"
    >
      {(stored) => {
        const groups = groupLines(lines, stored)
        const readings = readingsToAdd([...groups.taken, ...groups.changed])
        return (
          <>
            <Card>
              <Stack gap="s4" align="start">
                <Heading level={2} look="h3">
                  {t('readings-import.preview', { name })}
                </Heading>
                {summary.owner === null ? null : (
                  <Banner tone="info" title={t('readings-import.owner', { owner: summary.owner })}>
                    {t('readings-import.owner.text')}
                  </Banner>
                )}
                <DescriptionList
                  facts={fileGroups.map((group) => ({
                    term: t(`readings-import.group.${group}`),
                    value: t('readings-import.lines', { count: groups[group].length }),
                  }))}
                />
                <Text look="small" tone="secondary">
                  {t('readings-import.lines.all', { count: lines.length })}
                </Text>
                {summary.others === 0 ? null : (
                  <Text look="small" tone="secondary">
                    {t('readings-import.others', { count: summary.others })}
                  </Text>
                )}
                {summary.unusedColumns.length === 0 ? null : (
                  <Text look="small" tone="secondary">
                    {t('readings-import.columns', { columns: list(summary.unusedColumns) })}
                  </Text>
                )}
                {readings.length === 0 ? (
                  <Text strong>{t('readings-import.nothing')}</Text>
                ) : (
                  <>
                    <Text strong>
                      {member === null
                        ? t('readings-import.to-record')
                        : t('readings-import.to-record-of', { name: member })}
                    </Text>
                    <Button onClick={() => start(readings)}>
                      {t('readings-import.add', { count: readings.length })}
                    </Button>
                  </>
                )}
              </Stack>
            </Card>
            {fileGroups.map((group) => (
              <LineList key={group} group={group} lines={groups[group]} />
            ))}
          </>
        )
      }}
    </QueryBoundary>
  )
}
