import { type ComponentType, useState } from 'react'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import { areasOf, type ReportPart } from '../model/doctor-report.ts'
import type { ReportLabs } from '../model/report-labs.ts'
import { linkDraft } from '../model/link-parts.ts'
import { reportScope } from '../model/report-scope.ts'
import { useDoctorReport } from '../api/use-doctor-report.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { formatList } from '#i18n/format.ts'
import { useToday } from '#i18n/use-today.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { ReportPaper, usePersonFacts } from '#vitals/ui/report/report-paper.tsx'
import { useKeptValues } from '#ui/forms/form/use-kept-values.ts'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { DoctorReportChoices } from './doctor-report-choices.tsx'
import { doctorReportFile } from './doctor-report-file.ts'
import type { ReportLinksProps } from './links/report-links.tsx'
import { FailedPart } from './failed-part.tsx'
import { ReadingList } from './reading-list.tsx'
import { ReportMethods } from './report-methods.tsx'
import { reportSectionsOf } from './report-sections.ts'
import type { SheetContent } from './report-content.ts'
import { spokenSections, zonesOfReport } from './spoken-sections.ts'
import { ReportPreview } from './sheet/report-preview.tsx'
import { ReportSheet } from './sheet/report-sheet.tsx'
import * as styles from './sheet/report-sheet.css.ts'
import { usePrintOnArrival } from './use-print-on-arrival.ts'
import { useReportChoices } from './use-report-choices.ts'
import { useReportQuestions } from './use-report-questions.ts'

/** The records beside the readings. `labs` and `medicines` are empty when there are none. */
export type RecordQueries = {
  readonly labs: QueryState<ReportLabs>
  readonly medicines: QueryState<readonly string[]>
}

const nothing: ReadonlySet<ReportPart> = new Set()

/** The report: its choices, the parts that failed, the sheet, and on request every reading. */
export function DoctorReportBody({
  available,
  records,
  Links,
}: {
  available: readonly ReportPart[]
  records: RecordQueries
  Links: ComponentType<ReportLinksProps>
}) {
  const { today } = useToday()
  const words = useReadingWords(tellingDay(today))
  const { t, locale } = words
  const says = useReportWords(words)
  const { userId, personal } = useInitialAnswers()
  const { hasWeightManagement } = useMember()
  const person = useReportPerson()
  const own = usePersonFacts(person)
  const choices = useReportChoices(available, person.member)
  const asked = useReportQuestions()
  const [isSharing, setSharing] = useState(useKeptValues(linkDraft) !== null)
  const [leftOut, setLeftOut] = useState(nothing)
  const { parts, range, withList } = choices
  const areas = areasOf(parts)
  const sections = reportSectionsOf(
    t,
    useDoctorReport({ areas, userId: userId.value, hasWeightManagement, length: range, today }),
    areas,
  )
  const readOf = (part: ReportPart): QueryState<unknown> =>
    part === 'labs' || part === 'medicines'
      ? records[part]
      : (sections.find(({ area }) => area === part)?.read ?? { state: 'pending' })
  const scope = reportScope(parts, (part) => readOf(part).state, leftOut)
  const spoken = spokenSections(sections, range, words, says)
  const record = <Data,>(part: 'labs' | 'medicines', read: QueryState<Data>) =>
    parts.includes(part) && read.state === 'ready' ? read.data : null
  const content: SheetContent = {
    sections: spoken,
    labs: record('labs', records.labs),
    medicines: record('medicines', records.medicines),
    questions: asked.questions,
    missing: parts.filter((part) => scope.failed.includes(part) || scope.omitted.includes(part)),
  }
  const span = spoken[0]?.span
  const zones = zonesOfReport(spoken, words)
  const facts = [
    ...own,
    ...(span === undefined ? [] : [{ term: t('readings.print.period'), value: words.span(span) }]),
    ...(zones.length === 0
      ? []
      : [{ term: t('readings.csv.zone'), value: formatList(zones, locale) }]),
    {
      term: t('doctor-report.areas'),
      value: formatList(
        parts.map((part) => t(`doctor-report.area.${part}`)),
        locale,
      ),
    },
  ]
  // An export before the comparison or the member loaded would lack the changes or the name.
  const isWhole =
    scope.isWhole && personal.status !== 'pending' && !spoken.some(({ isComparing }) => isComparing)
  usePrintOnArrival(choices.prints, isWhole, choices.onPrinted)
  const save = () =>
    saveFile(
      `${t('doctor-report.file')}-${span === undefined ? today : `${span.start}-${span.end}`}.csv`,
      'text/csv;charset=utf-8',
      doctorReportFile(t, facts, content),
    )
  return (
    <Stack gap="s6">
      <DoctorReportChoices
        {...{ available, choices, asked, words }}
        onSave={isWhole ? save : undefined}
        onShare={() => setSharing(true)}
      />
      {scope.failed.map((part) => {
        const read = readOf(part)
        return read.state === 'failed' ? (
          <FailedPart
            key={part}
            {...{ part, read }}
            onLeaveOut={() => setLeftOut(new Set([...leftOut, part]))}
          />
        ) : null
      })}
      {scope.pending.length > 0 ? (
        <ScreenOnly>
          <LoadingStatus label={t('readings.loading')}>
            <Skeleton card height="36rem" />
          </LoadingStatus>
        </ScreenOnly>
      ) : scope.ready.length === 0 ? null : (
        <ReportPreview>
          <Card as="div">
            <ReportSheet {...{ content, person, span, zones, words, says }} length={range} />
          </Card>
        </ReportPreview>
      )}
      {withList && spoken.some(({ entries }) => entries.length > 0) ? (
        <div className={styles.pageBreak}>
          <ReportPaper
            title={t('doctor-report.title')}
            person={person}
            facts={facts.slice(own.length)}
          >
            <Stack gap="s6">
              {spoken.map((section) =>
                section.entries.length === 0 ? null : (
                  <ReadingList key={section.area} section={section} words={words} />
                ),
              )}
            </Stack>
          </ReportPaper>
        </div>
      ) : null}
      <Links {...{ isSharing, available, parts }} days={range} onShared={() => setSharing(false)} />
      <ReportMethods sections={spoken} />
    </Stack>
  )
}
