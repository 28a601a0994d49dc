import { filtrationRangeOf, type KidneyResults } from '../model/kidney.ts'
import { albuminRangeOf, kidneyLead, kidneyMeaning, kidneyVerdicts } from '../model/kidney-lead.ts'
import { useKidneyDiseaseDiagnosis } from '../api/use-kidney-diagnosis.ts'
import { useKidneyResults } from '../api/use-kidney-results.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { LabResultsPage } from '#vitals/ui/lab-results/lab-results-page.tsx'
import { MeaningPanel } from '#vitals/ui/lab-results/meaning-panel.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { KidneyHistory } from './kidney-history.tsx'
import { KidneyRanges } from './kidney-ranges.tsx'
import { LatestKidneyResult } from './latest-kidney-result.tsx'

/**
 * Both kidney tests: the verdict first, then each number with its meaning, what it means for the
 * member, all results, and the ranges. The page says that a range is no diagnosis.
 */
export function KidneyHealthScreen() {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  return (
    <LabResultsPage
      slug="kidney"
      title={t('kidney.title')}
      empty={{ title: t('kidney.none'), text: t('kidney.none.text') }}
      read={useKidneyResults()}
      bones={['22rem', '12rem', '14rem']}
      leadOf={(results) => {
        const lead = kidneyLead(kidneyVerdicts(results, days.today))
        return lead === null ? null : t(`kidney.lead.${lead.id}`, { day: days.within(lead.since) })
      }}
      factsOf={({ filtrationResults, albuminResults }) => [
        {
          term: t('kidney.print.results'),
          value: String(filtrationResults.items.length + albuminResults.items.length),
        },
      ]}
    >
      {(results) => <KidneyContent results={results} />}
    </LabResultsPage>
  )
}

function KidneyContent({ results }: { results: KidneyResults }) {
  const t = useMessages()
  const { today } = useDayFormat()
  const isDiagnosed = useKidneyDiseaseDiagnosis()
  const { filtrationResults: filtration, albuminResults: albumin, persistent } = results
  const verdicts = kidneyVerdicts(results, today)
  const isWorse = verdicts.filtration?.kind === 'worse' || verdicts.albumin?.kind === 'worse'
  return (
    <>
      <Columns ratio="even">
        <LatestKidneyResult
          kind="filtration"
          results={filtration}
          range={filtration.items[0] && filtrationRangeOf(filtration.items[0].category)}
          verdict={verdicts.filtration}
        />
        <LatestKidneyResult
          kind="albumin"
          results={albumin}
          range={albumin.items[0] && albuminRangeOf(albumin.items[0].category)}
          verdict={verdicts.albumin}
        />
      </Columns>
      <MeaningPanel
        slug="kidney"
        sentences={kidneyMeaning({ isWorse, isLasting: persistent, isDiagnosed }).map((key) =>
          t(`kidney.${key}`),
        )}
      />
      <KidneyHistory filtration={filtration.items} albumin={albumin.items} />
      <KidneyRanges />
    </>
  )
}
