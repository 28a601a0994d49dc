import { supportCall } from '#platform/model/support-contact.ts'
import { albuminRangeOf, filtrationRangeOf } from '../model/kidney.ts'
import { fullNameOf } from '#session/member/model/personal-info.ts'
import { useKidneyDiseaseDiagnosis } from '../api/use-kidney-diagnosis.ts'
import { useKidneyResults } from '../api/use-kidney-results.ts'
import { isNotFound } from '#platform/query/is-not-found.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PrintButton } from '#ui/layout/print/print-button.tsx'
import { PrintHeader } from '#ui/layout/print/print-header.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { KidneyHistory } from './kidney-history.tsx'
import { KidneyRanges } from './kidney-ranges.tsx'
import { LatestKidneyResult } from './latest-kidney-result.tsx'

/** Kidney results with their dates and ranges. The page explains that one result is no stage. */
export function KidneyHealthScreen() {
  const t = useMessages()
  const { personal } = useInitialAnswers()
  const isDiagnosed = useKidneyDiseaseDiagnosis()
  const read = useKidneyResults()
  return (
    <PageFrame
      title={t('kidney.title')}
      lead={t('kidney.lead')}
      {...(read.state === 'ready'
        ? { action: <PrintButton>{t('kidney.print')}</PrintButton> }
        : {})}
    >
      {isNotFound(read) ? (
        <Card>
          <EmptyState icon="kidney" title={t('kidney.none')}>
            {t('kidney.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <QueryBoundary
          read={read}
          loading={t('kidney.loading')}
          failed={t('kidney.failed')}
          support={supportCall}
          bones={['12rem', '8rem', '14rem']}
        >
          {({ filtrationResults: filtration, albuminResults: albumin, persistent }) => (
            <>
              <PrintHeader
                title={t('kidney.title')}
                facts={[
                  ...(personal.value === null
                    ? []
                    : [{ term: t('kidney.print.name'), value: fullNameOf(personal.value) }]),
                  {
                    term: t('kidney.print.results'),
                    value: String(filtration.items.length + albumin.items.length),
                  },
                ]}
              />
              <Columns ratio="even">
                <LatestKidneyResult
                  kind="filtration"
                  results={filtration}
                  range={filtration.items[0] && filtrationRangeOf(filtration.items[0].category)}
                />
                <LatestKidneyResult
                  kind="albumin"
                  results={albumin}
                  range={albumin.items[0] && albuminRangeOf(albumin.items[0].category)}
                />
              </Columns>
              {persistent ? (
                <Banner tone="info" headingLevel={2} title={t('kidney.lasting')}>
                  {t('kidney.lasting.text')}
                </Banner>
              ) : null}
              {/* A member with a diagnosis does not see the note that one result is no stage. */}
              {persistent || isDiagnosed ? null : (
                <Banner tone="info" headingLevel={2} title={t('kidney.single')}>
                  {t('kidney.single.text')}
                </Banner>
              )}
              <KidneyHistory filtration={filtration.items} albumin={albumin.items} />
              <KidneyRanges />
              <Text look="small" tone="secondary" reading>
                {t('kidney.team')}
              </Text>
            </>
          )}
        </QueryBoundary>
      )}
    </PageFrame>
  )
}
