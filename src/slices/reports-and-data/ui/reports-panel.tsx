import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { LinkRow } from '#ui/data/link-row.tsx'
import { List, ListRow } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import type { AvailableReport } from '../model/reports-and-data.ts'
import type { ReportLink } from './report-link.ts'

/** The reports but the doctor's: `pages` of the member's areas, the five-day report, and the rest. */
export function ReportsPanel({
  pages,
  reports,
  personalized,
}: {
  pages: readonly ReportLink[]
  reports: readonly AvailableReport[]
  personalized: string | undefined
}) {
  const t = useMessages()
  return (
    <Card>
      <Stack gap="s4">
        <Heading level={2} look="h3">
          {t('reports-and-data.reports')}
        </Heading>
        <List>
          {pages.map((page) => (
            <LinkRow key={page.to} {...page} />
          ))}
          {reports.map(({ code, ready, readingCount: have, requiredReadingCount: need }) => {
            if (isUnknown(code))
              return (
                <ListRow
                  key={rawOf(code)}
                  title={t('reports-and-data.report.unknown')}
                  detail={t('reports-and-data.unknown.text')}
                />
              )
            if (code === 'MULTI_CONDITION_SUMMARY') return null
            const row = {
              title: t(`reports-and-data.report.${code}`),
              detail: ready
                ? t(`reports-and-data.report.${code}.ready`, { count: have })
                : t(`reports-and-data.report.${code}.wait`, { have, need }),
            }
            return ready && personalized !== undefined ? (
              <LinkRow key={code} {...row} to={personalized} />
            ) : (
              <ListRow key={code} {...row} />
            )
          })}
        </List>
      </Stack>
    </Card>
  )
}
