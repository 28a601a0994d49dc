import type { ReactNode } from 'react'
import { supportCall } from '#domain/contact.ts'
import { fullNameOf } from '#domain/member.ts'
import { isNone } from '#gateway/lab-read.ts'
import type { Read } from '#gateway/read.ts'
import { useDays } from '#i18n/use-days.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { Card } from '#ui/card/card.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { PrintButton } from '#ui/print-sheet/print-button.tsx'
import { PrintHeader } from '#ui/print-sheet/print-sheet.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'

/**
 * The frame of a report of lab results: title, print, and on paper whose and of which days it is.
 * `timesOf`: when the blood was taken.
 */
export function ReportPage<Report>({
  title,
  none,
  read,
  timesOf,
  children,
}: {
  title: string
  none: { readonly title: string; readonly text: string }
  read: Read<Report>
  timesOf: (report: Report) => readonly string[]
  children: (report: Report) => ReactNode
}) {
  const t = useMessages()
  const days = useDays({ forPaper: true })
  const { personal } = useInitialAnswers()
  return (
    <PageFrame
      title={title}
      lead={t('lab-reports.lead')}
      {...(read.state === 'ready'
        ? { action: <PrintButton>{t('lab-reports.print')}</PrintButton> }
        : {})}
    >
      {isNone(read) ? (
        <Card>
          <EmptyState icon="table" title={none.title}>
            {none.text}
          </EmptyState>
        </Card>
      ) : (
        <Shown
          read={read}
          loading={t('lab-reports.loading')}
          failed={t('lab-reports.failed')}
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
                      : [{ term: t('lab-reports.print.name'), value: fullNameOf(personal.value) }]),
                    {
                      term: t('lab-reports.print.period'),
                      value: t('lab-reports.print.from-to', {
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
        </Shown>
      )}
    </PageFrame>
  )
}
