import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { fullNameOf } from '#session/member/model/personal-info.ts'
import { isNotFound } from '#platform/query/is-not-found.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PrintButton } from '#ui/layout/print/print-button.tsx'
import { PrintHeader } from '#ui/layout/print/print-header.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/**
 * The layout of a lab report: title and print; print adds the member and the dates. `timesOf`
 * returns the times of the samples.
 */
export function LabReportPage<Report>({
  title,
  none,
  read,
  timesOf,
  children,
}: {
  title: string
  none: { readonly title: string; readonly text: string }
  read: QueryState<Report>
  timesOf: (report: Report) => readonly string[]
  children: (report: Report) => ReactNode
}) {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  const { personal } = useInitialAnswers()
  return (
    <PageFrame
      title={title}
      lead={t('labs.lead')}
      {...(read.state === 'ready' ? { action: <PrintButton>{t('labs.print')}</PrintButton> } : {})}
    >
      {isNotFound(read) ? (
        <Card>
          <EmptyState icon="table" title={none.title}>
            {none.text}
          </EmptyState>
        </Card>
      ) : (
        <QueryBoundary
          read={read}
          loading={t('labs.loading')}
          failed={t('labs.failed')}
          support={supportCall}
          bones={['12rem', '14rem']}
        >
          {(report) => {
            const times = timesOf(report).toSorted()
            return (
              <>
                <PrintHeader
                  title={title}
                  facts={[
                    ...(personal.value === null
                      ? []
                      : [{ term: t('labs.print.name'), value: fullNameOf(personal.value) }]),
                    {
                      term: t('labs.print.period'),
                      value: t('labs.print.from-to', {
                        start: days.within(times[0] ?? days.today),
                        end: days.within(times.at(-1) ?? days.today),
                      }),
                    },
                  ]}
                />
                {children(report)}
              </>
            )
          }}
        </QueryBoundary>
      )}
    </PageFrame>
  )
}
