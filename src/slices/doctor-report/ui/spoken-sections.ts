import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import type { ReportWords } from '#vitals/ui/wording/use-report-words.ts'
import type { SpokenSection } from './report-content.ts'
import type { reportSectionsOf } from './report-sections.ts'

/** The longest period that a report can have, in days. */
const longest = 180

/** The areas that are loaded, with their figures as words for a period of `length` days. */
export function spokenSections(
  sections: ReturnType<typeof reportSectionsOf>,
  length: number,
  { t }: ReadingWords,
  says: ReportWords,
): readonly SpokenSection[] {
  const days = t('readings.range.days', { days: length })
  return sections.flatMap(({ read }) =>
    read.state === 'ready'
      ? [
          {
            ...read.data,
            items:
              read.data.report === null
                ? []
                : says.items(read.data.report, read.data.span, days, length < longest),
          },
        ]
      : [],
  )
}

/** The time zones of all readings of the report, as words. */
export function zonesOfReport(
  sections: readonly SpokenSection[],
  words: ReadingWords,
): readonly string[] {
  return [
    ...new Set(sections.flatMap(({ entries }) => entries.map((entry) => words.zone([entry])))),
  ]
}
