import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { type ReportArea, tellingDay } from '#vitals/model/report/report-periods.ts'
import { useDoctorReport } from '../api/use-doctor-report.ts'
import { formatList } from '#i18n/format.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { href } from '#platform/model/paths.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { FigureExplanationNotes } from '#vitals/ui/report/report-figures.tsx'
import { ReportPaper, usePersonFacts } from '#vitals/ui/report/report-paper.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { DoctorReportSection } from './doctor-report-section.tsx'
import { DoctorReportChoices } from './doctor-report-choices.tsx'
import { doctorReportFile } from './doctor-report-file.ts'
import { reportSectionsOf } from './report-sections.ts'
import { useReportChoices } from './use-report-choices.ts'

/**
 * One report of all areas for a doctor, with the same figures on screen, in print and as a file.
 * `available` are the areas of the member's programs.
 */
export function DoctorReportScreen({ available }: { available: readonly ReportArea[] }) {
  const { programs } = useInitialAnswers()
  // A program that is not known may have an area.
  const isWhole = programs.status === 'ready' && programs.leftOut === undefined
  const { today } = useToday()
  const { t } = useReadingWords(today)
  return (
    <PageFrame
      title={t('doctor-report.title')}
      lead={t('doctor-report.lead')}
      back={{ to: href('reportsAndData'), label: t('doctor-report.back') }}
    >
      {available.length === 0 ? (
        <Card>
          <EmptyState
            none={noneOf(available, isWhole ? 0 : 1)}
            icon="table"
            title={t('doctor-report.empty')}
          >
            {t('doctor-report.empty.text')}
          </EmptyState>
        </Card>
      ) : (
        <Report available={available} />
      )}
    </PageFrame>
  )
}

function Report({ available }: { available: readonly ReportArea[] }) {
  const { today } = useToday()
  const words = useReadingWords(tellingDay(today))
  const { t } = words
  const says = useReportWords(words)
  const { userId } = useInitialAnswers()
  const { hasWeightManagement } = useMember()
  const person = useReportPerson()
  const choices = useReportChoices(available, person.member)
  const { areas, range, withList } = choices
  const sections = reportSectionsOf(
    t,
    useDoctorReport({ areas, userId: userId.value, hasWeightManagement, length: range, today }),
    areas,
  )
  const ready = sections.flatMap(({ read }) => (read.state === 'ready' ? [read.data] : []))
  const itemsOf = (section: (typeof ready)[number]) =>
    section.report === null
      ? []
      : says.items(
          section.report,
          section.span,
          t('readings.range.days', { days: range }),
          range < 180,
        )
  const span = ready[0]?.span
  const zones = [
    ...new Set(ready.flatMap(({ entries }) => entries.map((entry) => words.zone([entry])))),
  ]
  const facts = [
    ...(span === undefined ? [] : [{ term: t('readings.print.period'), value: words.span(span) }]),
    ...(zones.length === 0
      ? []
      : [{ term: t('readings.csv.zone'), value: formatList(zones, words.locale) }]),
    {
      term: t('doctor-report.areas'),
      value: formatList(
        areas.map((area) => t(`doctor-report.area.${area}`)),
        words.locale,
      ),
    },
  ]
  const own = usePersonFacts(person)
  // An export before the comparison loaded would lack the changes.
  const isWhole = ready.length === sections.length && !ready.some(({ isComparing }) => isComparing)
  const save = () =>
    span === undefined
      ? undefined
      : saveFile(
          `${t('doctor-report.file')}-${span.start}-${span.end}.csv`,
          'text/csv;charset=utf-8',
          doctorReportFile(
            t,
            [...own, ...facts],
            ready.map((section) => ({ ...section, items: itemsOf(section) })),
          ),
        )
  return (
    <Stack gap="s6">
      <DoctorReportChoices {...{ available, choices, words }} onSave={isWhole ? save : undefined} />
      <ReportPaper title={t('doctor-report.title')} person={person} facts={facts}>
        <Stack gap="s6">
          {span === undefined ? null : (
            <ScreenOnly>
              <Stack gap="s1">
                <Heading level={2} look="h3">
                  {words.span(span)}
                </Heading>
                {zones.length === 0 ? null : (
                  <Text tone="secondary">
                    {t('readings.zone', { zone: formatList(zones, words.locale) })}
                  </Text>
                )}
              </Stack>
            </ScreenOnly>
          )}
          {sections.map(({ area, read }) => (
            <QueryBoundary
              key={area}
              read={read}
              loading={t('readings.loading')}
              failed={t('doctor-report.failed', { area: t(`doctor-report.area.${area}`) })}
              support={supportCall}
              bones={['18rem']}
            >
              {(section) => (
                <DoctorReportSection
                  {...{ section, says, words, withList }}
                  items={itemsOf(section)}
                />
              )}
            </QueryBoundary>
          ))}
          {ready.map((section) => (
            <FigureExplanationNotes
              key={section.area}
              items={itemsOf(section)}
              level={2}
              of={t(`doctor-report.area.${section.area}`)}
            />
          ))}
        </Stack>
      </ReportPaper>
    </Stack>
  )
}
