import { formatCalendarDate } from '#i18n/format.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import type { LabResult, LabRow, ReportLabs } from '../../model/report-labs.ts'
import { SheetTable } from './sheet-parts.tsx'
import * as styles from './report-sheet.css.ts'

/** A result with the decimals of its own page: A1C has one. */
export function labValue({ number }: ReadingWords, { test }: LabRow, { value }: LabResult): string {
  return test === 'a1c' ? number(value, { decimals: 1 }) : number(value)
}

/** The last two results of each test. */
export function LabsOfReport({
  labs: { rows, unread },
  words,
}: {
  labs: ReportLabs
  words: ReadingWords
}) {
  const { t, locale } = words
  const cell = (row: LabRow, result: LabResult | undefined) =>
    result === undefined ? (
      ''
    ) : (
      <>
        <span className={styles.strong}>
          {[labValue(words, row, result), result.range].filter((part) => part !== null).join(' ')}
        </span>{' '}
        <span className={styles.quiet}>{formatCalendarDate(result.day, locale, 'short')}</span>
      </>
    )
  return (
    <section className={styles.area} aria-label={t('doctor-report.area.labs')}>
      <h2 className={styles.title}>{t('doctor-report.area.labs')}</h2>
      {unread === 0 ? null : (
        <p className={styles.strong}>{t('ui.left-out.entries', { count: unread })}</p>
      )}
      {rows.length === 0 ? (
        unread > 0 ? null : (
          <p className={styles.quiet}>{t('doctor-report.labs.none')}</p>
        )
      ) : (
        <SheetTable
          caption={t('doctor-report.area.labs')}
          headers={[
            t('doctor-report.labs.test'),
            t('doctor-report.labs.latest'),
            t('doctor-report.labs.before'),
          ]}
          rows={rows.map((row) => ({
            key: row.test,
            cells: [
              t(`doctor-report.labs.${row.test}`),
              cell(row, row.results[0]),
              cell(row, row.results[1]),
            ],
          }))}
        />
      )}
    </section>
  )
}

/** The medicines in the member's own words. */
export function MedicinesOfReport({
  medicines,
  words: { t },
}: {
  medicines: readonly string[]
  words: ReadingWords
}) {
  return (
    <section className={styles.area} aria-label={t('doctor-report.area.medicines')}>
      <div>
        <h2 className={styles.title}>{t('doctor-report.area.medicines')}</h2>
        <p className={styles.quiet}>
          {t(`doctor-report.medicines.${medicines.length === 0 ? 'none' : 'text'}`)}
        </p>
      </div>
      {medicines.length === 0 ? null : (
        <ul role="list">
          {medicines.map((medicine) => (
            <li key={medicine}>{medicine}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The member's questions, numbered. */
export function QuestionsOfReport({
  questions,
  words: { t },
}: {
  questions: readonly string[]
  words: ReadingWords
}) {
  return (
    <section className={styles.area} aria-label={t('doctor-report.questions.mine')}>
      <h2 className={styles.title}>{t('doctor-report.questions.mine')}</h2>
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <li key={index}>{question}</li>
        ))}
      </ol>
    </section>
  )
}
