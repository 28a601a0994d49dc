import type { ReportPerson } from '#vitals/ui/report/report-paper.tsx'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import type { ReportWords } from '#vitals/ui/wording/use-report-words.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { formatList } from '#i18n/format.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useToday } from '#i18n/use-today.ts'
import { classNames } from '#ui/tokens/class-names.ts'
import { sheetOnPaper } from '#ui/layout/print/print-pages.css.ts'
import type { ReportPart } from '../../model/doctor-report.ts'
import type { SheetContent, SpokenSection } from '../report-content.ts'
import { AreaOnSheet } from './area-on-sheet.tsx'
import { LabsOfReport, MedicinesOfReport, QuestionsOfReport } from './records.tsx'
import * as styles from './report-sheet.css.ts'

/** The report for a doctor as one letter page: who, how much data, the areas, and the records. */
export function ReportSheet({
  content: { sections, labs, medicines, questions, missing, unshared = [] },
  person,
  span,
  zones,
  length,
  words,
  says,
}: {
  content: SheetContent
  person: ReportPerson
  span: DateSpan | undefined
  zones: readonly string[]
  length: number
  words: ReadingWords
  says: ReportWords
}) {
  const { t, locale } = words
  const names = (parts: readonly ReportPart[]) =>
    formatList(
      parts.map((part) => t(`doctor-report.area.${part}`)),
      locale,
    )
  const of = (...areas: readonly string[]) => sections.filter(({ area }) => areas.includes(area))
  const area = (section: SpokenSection) => (
    <AreaOnSheet key={section.area} {...{ section, length, words, says }} />
  )
  const [sugar] = of('blood-sugar')
  const [pulse] = of('pulse')
  const measured = of('blood-pressure', 'weight')
  const counted = sections.flatMap(({ area: name, report }) =>
    report === null ? [] : [`${t(`doctor-report.area.${name}`)}: ${words.basis(report.basis)}.`],
  )
  const records = [
    labs === null ? null : <LabsOfReport key="labs" labs={labs} words={words} />,
    medicines === null ? null : (
      <MedicinesOfReport key="medicines" medicines={medicines} words={words} />
    ),
    questions.length === 0 ? null : (
      <QuestionsOfReport key="questions" questions={questions} words={words} />
    ),
  ].filter((record) => record !== null)
  return (
    <div className={classNames(styles.sheet, sheetOnPaper)}>
      <Head {...{ person, span, zones, length, words }} />
      {missing.length === 0 ? null : (
        <p className={styles.missing}>{t('doctor-report.missing', { parts: names(missing) })}</p>
      )}
      {unshared.length === 0 ? null : (
        <p className={styles.missing}>{t('doctor-report.unshared', { parts: names(unshared) })}</p>
      )}
      {counted.length === 0 ? null : (
        <p className={styles.basis}>
          {[...counted, ...(sugar === undefined ? [] : [t('doctor-report.meter')])].join(' ')}
        </p>
      )}
      {sugar === undefined ? null : <div className={styles.rows.one}>{area(sugar)}</div>}
      {measured.length === 0 ? null : (
        <div className={styles.rows[measured.length === 1 ? 'one' : 'two']}>
          {measured.map(area)}
        </div>
      )}
      {pulse === undefined ? null : <div className={styles.rows.one}>{area(pulse)}</div>}
      {records.length === 0 ? null : <div className={styles.rows.three}>{records}</div>}
      <p className={styles.foot}>{t('doctor-report.foot')}</p>
    </div>
  )
}

function Head({
  person: { name, born },
  span,
  zones,
  length,
  words,
}: {
  person: ReportPerson
  span: DateSpan | undefined
  zones: readonly string[]
  length: number
  words: ReadingWords
}) {
  const { t, locale } = words
  const format = useFormat()
  const { now } = useToday()
  const zone = memberTimeZone()
  const made = `${format.dateTime(now, zone, 'long')}, ${format.timeZone(now, zone)}`
  return (
    <div className={styles.head}>
      <div>
        {name === null ? null : <p className={styles.name}>{name}</p>}
        {born === null ? null : (
          <p className={styles.quiet}>
            {t('doctor-report.born', { day: format.calendarDate(born, 'long') })}
          </p>
        )}
      </div>
      <div className={styles.made}>
        <p className={styles.strong}>{t('doctor-report.title')}</p>
        {span === undefined ? null : (
          <p>{`${words.span(span)} (${t('readings.range.days', { days: length })})`}</p>
        )}
        {zones.length === 0 ? null : (
          <p className={styles.quiet}>{t('readings.zone', { zone: formatList(zones, locale) })}</p>
        )}
        <p className={styles.quiet}>{`${t('figures.print.made')}: ${made}`}</p>
      </div>
    </div>
  )
}
