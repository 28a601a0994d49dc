import {
  useA1cReport,
  useCholesterolReport,
  useCombinedReport,
} from '#vitals/api/care/lab-report-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { A1cResults } from './a1c-results.tsx'
import { CholesterolResults } from './cholesterol-results.tsx'
import { LabReportPage } from './lab-report-page.tsx'

type Timed = { readonly timestamp: string }
const timesOf = (...lists: (readonly Timed[] | undefined)[]) =>
  lists.flatMap((list) => (list ?? []).map(({ timestamp }) => timestamp))

/** `/a1c-report` */
export function A1cReportScreen() {
  const t = useMessages()
  return (
    <LabReportPage
      title={t('labs.a1c')}
      none={{ title: t('labs.a1c.none'), text: t('labs.a1c.none.text') }}
      read={useA1cReport()}
      timesOf={({ results }) => timesOf(results)}
    >
      {(report) => <A1cResults report={report} />}
    </LabReportPage>
  )
}

/** `/cholesterol-report` */
export function CholesterolReportScreen() {
  const t = useMessages()
  return (
    <LabReportPage
      title={t('labs.cholesterol')}
      none={{
        title: t('labs.cholesterol.none'),
        text: t('labs.cholesterol.none.text'),
      }}
      read={useCholesterolReport()}
      timesOf={({ panels }) => timesOf(panels.items)}
    >
      {(report) => <CholesterolResults report={report} />}
    </LabReportPage>
  )
}

/** `/a1c-cholesterol-combined-report`: both reports; each has its own empty state. */
export function CombinedReportScreen() {
  const t = useMessages()
  return (
    <LabReportPage
      title={t('labs.combined')}
      none={{ title: t('labs.none'), text: t('labs.none.text') }}
      read={useCombinedReport()}
      timesOf={({ a1c, cholesterol }) => timesOf(a1c?.results, cholesterol?.panels.items)}
    >
      {({ a1c, cholesterol }) => (
        <Stack gap="s12">
          <Stack as="section" gap="s5">
            <Heading level={2}>{t('labs.see-a1c')}</Heading>
            {a1c === undefined ? (
              <Card>
                <EmptyState icon="table" title={t('labs.a1c.none')} headingLevel={3}>
                  {t('labs.a1c.none.text')}
                </EmptyState>
              </Card>
            ) : (
              <A1cResults report={a1c} />
            )}
          </Stack>
          <Stack as="section" gap="s5">
            <Heading level={2}>{t('labs.see-cholesterol')}</Heading>
            {cholesterol === undefined ? (
              <Card>
                <EmptyState icon="table" title={t('labs.cholesterol.none')} headingLevel={3}>
                  {t('labs.cholesterol.none.text')}
                </EmptyState>
              </Card>
            ) : (
              <CholesterolResults report={cholesterol} />
            )}
          </Stack>
        </Stack>
      )}
    </LabReportPage>
  )
}
