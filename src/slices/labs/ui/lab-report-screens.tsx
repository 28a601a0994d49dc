import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
import { noneOfPart } from '#platform/model/parts/none.ts'
import {
  useA1cReport,
  useCholesterolReport,
  useCombinedReport,
} from '#vitals/api/care/lab-report-queries.ts'
import {
  a1cVerdict,
  type CholesterolReport,
  leadMarker,
  markerVerdict,
  type ShownA1cReport,
} from '#vitals/model/care/lab-reports.ts'
import { useDayFormat } from '#i18n/use-day-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { A1cResults } from './a1c-results.tsx'
import { CholesterolResults, useMarkerName } from './cholesterol-results.tsx'
import { LabResultsPage } from '#vitals/ui/lab-results/lab-results-page.tsx'

type Timed = { readonly timestamp: string }

/** Returns the printed period of samples: their first and their last day. */
function usePrintedPeriod() {
  const t = useMessages()
  const days = useDayFormat({ forPaper: true })
  return (...samples: readonly (readonly Timed[] | undefined)[]) => {
    const times = samples.flatMap((some) => (some ?? []).map(({ timestamp }) => timestamp))
    times.sort()
    const span = {
      start: days.within(times[0] ?? days.today),
      end: days.within(times.at(-1) ?? days.today),
    }
    return [{ term: t('labs.print.period'), value: t('labs.print.from-to', span) }]
  }
}

/** The verdict of a report in one sentence; null when nothing can be compared. */
function useLabLeads() {
  const t = useMessages()
  const nameOf = useMarkerName()
  const days = useDayFormat({ forPaper: true })
  return {
    a1c: (report: ShownA1cReport): string | null => {
      const verdict = a1cVerdict(report, days.today)
      return verdict === null || !('before' in verdict)
        ? null
        : t(`labs.lead.a1c.${verdict.kind}`, { day: days.within(verdict.before.timestamp) })
    },
    cholesterol: (report: CholesterolReport): string | null => {
      const marker = leadMarker(report)
      const verdict = marker === null ? null : markerVerdict(report, marker, days.today)
      return marker === null ||
        verdict === null ||
        !('before' in verdict) ||
        verdict.kind === 'steady'
        ? null
        : t(`labs.lead.cholesterol.${verdict.kind}`, {
            name: nameOf(marker),
            day: days.within(verdict.before.timestamp),
          })
    },
  }
}

/** `/a1c-report` */
export function A1cReportScreen() {
  const t = useMessages()
  const lead = useLabLeads()
  const period = usePrintedPeriod()
  return (
    <LabResultsPage
      slug="labs"
      title={t('labs.a1c')}
      empty={{ title: t('labs.a1c.none'), text: t('labs.a1c.none.text') }}
      read={useA1cReport()}
      leadOf={lead.a1c}
      factsOf={({ results }) => period(results)}
    >
      {(report) => <A1cResults report={report} />}
    </LabResultsPage>
  )
}

/** `/cholesterol-report` */
export function CholesterolReportScreen() {
  const t = useMessages()
  const lead = useLabLeads()
  const period = usePrintedPeriod()
  return (
    <LabResultsPage
      slug="labs"
      title={t('labs.cholesterol')}
      empty={{
        title: t('labs.cholesterol.none'),
        text: t('labs.cholesterol.none.text'),
      }}
      read={useCholesterolReport()}
      leadOf={lead.cholesterol}
      factsOf={({ panels }) => period(panels.items)}
    >
      {(report) => <CholesterolResults report={report} />}
    </LabResultsPage>
  )
}

/** `/a1c-cholesterol-combined-report`: both reports; each has its own empty state. */
export function CombinedReportScreen() {
  const t = useMessages()
  const lead = useLabLeads()
  const period = usePrintedPeriod()
  return (
    <LabResultsPage
      slug="labs"
      title={t('labs.combined')}
      empty={{ title: t('labs.none'), text: t('labs.none.text') }}
      read={useCombinedReport()}
      leadOf={({ a1c }) => (a1c === undefined || isUnreadable(a1c) ? null : lead.a1c(a1c))}
      factsOf={({ a1c, cholesterol }) =>
        period(knownOrNull(a1c)?.results, knownOrNull(cholesterol)?.panels.items)
      }
    >
      {({ a1c, cholesterol }) => (
        <Stack gap="s12">
          <Stack as="section" gap="s5">
            <Heading level={2}>{t('labs.see-a1c')}</Heading>
            {a1c === undefined || isUnreadable(a1c) ? (
              <Card>
                <EmptyState
                  none={noneOfPart(a1c)}
                  icon="table"
                  title={t('labs.a1c.none')}
                  headingLevel={3}
                >
                  {t('labs.a1c.none.text')}
                </EmptyState>
              </Card>
            ) : (
              <A1cResults report={a1c} headingLevel={3} />
            )}
          </Stack>
          <Stack as="section" gap="s5">
            <Heading level={2}>{t('labs.see-cholesterol')}</Heading>
            {cholesterol === undefined || isUnreadable(cholesterol) ? (
              <Card>
                <EmptyState
                  none={noneOfPart(cholesterol)}
                  icon="table"
                  title={t('labs.cholesterol.none')}
                  headingLevel={3}
                >
                  {t('labs.cholesterol.none.text')}
                </EmptyState>
              </Card>
            ) : (
              <CholesterolResults report={cholesterol} headingLevel={3} />
            )}
          </Stack>
        </Stack>
      )}
    </LabResultsPage>
  )
}
