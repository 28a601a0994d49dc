import { rangeMarks } from '#vitals/ui/range-marks.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import type { ReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import type { SpokenSection } from '../report-content.ts'
import { PressureOnSheet } from './pressure-on-sheet.tsx'
import { SheetFigures, SheetRanges } from './sheet-parts.tsx'
import { SugarOnSheet } from './sugar-on-sheet.tsx'
import { WeightOnSheet } from './weight-on-sheet.tsx'
import * as styles from './report-sheet.css.ts'

type Props = {
  section: SpokenSection
  length: number
  words: ReadingWords
  says: ReportWords
}

/** One area of readings on the report. */
export function AreaOnSheet({ section, length, words, says }: Props) {
  const { t } = words
  const { area, report, latest } = section
  const name = t(`doctor-report.area.${area}`)
  const about =
    report === null
      ? latest === null
        ? t('readings.empty.title')
        : t('doctor-report.none', { day: words.day(latest, 'weekdayShort') })
      : [`${says.sources(report.sources)}.`, says.apart(report)].join(' ')
  return (
    <section className={styles.area} aria-label={name}>
      <div>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.quiet}>{about}</p>
        {section.leftOut === 0 ? null : (
          <p className={styles.strong}>{t('ui.left-out', { count: section.leftOut })}</p>
        )}
      </div>
      {report === null ? null : <Figures {...{ section, length, words, says }} />}
    </section>
  )
}

function Figures({ section, length, words, says }: Props) {
  const { t } = words
  switch (section.area) {
    case 'blood-sugar':
      return <SugarOnSheet {...{ section, words, says }} readings={section.readings} />
    case 'blood-pressure':
      return <PressureOnSheet {...{ section, length, words }} readings={section.readings} />
    case 'weight':
      return <WeightOnSheet {...{ section, words }} readings={section.readings} />
    case 'pulse':
      return (
        <div className={styles.halves}>
          <SheetFigures items={section.items} />
          <SheetRanges
            caption={t('doctor-report.ranges', { area: t('doctor-report.area.pulse') })}
            parts={section.parts}
            marks={rangeMarks.pulse}
          />
        </div>
      )
    default:
      return assertNever(section)
  }
}
