import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { List, ListRow } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { DataExport } from '../model/reports-and-data.ts'
import { DataFileRow } from './data-file-row.tsx'
import type { FileWriters } from './report-link.ts'

/** The files of the member's readings to save. */
export function FilesPanel({
  exports,
  writers,
}: {
  exports: readonly DataExport[]
  writers: FileWriters
}) {
  const t = useMessages()
  return (
    <Card>
      <Stack gap="s4">
        <div>
          <Heading level={2} look="h3">
            {t('reports-and-data.files')}
          </Heading>
          <Text look="small" tone="secondary">
            {t('reports-and-data.files.text')}
          </Text>
        </div>
        <List>
          {exports.map(({ code, ...exported }) =>
            isUnknown(code) ? (
              <ListRow
                key={rawOf(code)}
                title={t('reports-and-data.export.unknown')}
                detail={t('reports-and-data.unknown.text')}
              />
            ) : (
              <DataFileRow key={code} exported={{ ...exported, code }} writers={writers} />
            ),
          )}
        </List>
      </Stack>
    </Card>
  )
}
