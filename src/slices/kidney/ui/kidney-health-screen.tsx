import { albuminRangeOf, filtrationRangeOf } from '../model/kidney.ts'
import { useKidneyDiseaseDiagnosis } from '../api/use-kidney-diagnosis.ts'
import { useKidneyResults } from '../api/use-kidney-results.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { LabResultsPage } from '#vitals/ui/lab-results/lab-results-page.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { KidneyHistory } from './kidney-history.tsx'
import { KidneyRanges } from './kidney-ranges.tsx'
import { LatestKidneyResult } from './latest-kidney-result.tsx'

/** Kidney results with their dates and ranges. The page explains that one result is no stage. */
export function KidneyHealthScreen() {
  const t = useMessages()
  const isDiagnosed = useKidneyDiseaseDiagnosis()
  return (
    <LabResultsPage
      slug="kidney"
      title={t('kidney.title')}
      empty={{ title: t('kidney.none'), text: t('kidney.none.text') }}
      read={useKidneyResults()}
      bones={['12rem', '8rem', '14rem']}
      factsOf={({ filtrationResults, albuminResults }) => [
        {
          term: t('kidney.print.results'),
          value: String(filtrationResults.items.length + albuminResults.items.length),
        },
      ]}
    >
      {({ filtrationResults: filtration, albuminResults: albumin, persistent }) => (
        <>
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
    </LabResultsPage>
  )
}
