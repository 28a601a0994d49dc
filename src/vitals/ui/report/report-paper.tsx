import type { ReactNode } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { PrintHeader } from '#ui/layout/print/print-header.tsx'
import * as styles from '#ui/layout/print/print-pages.css.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** The member of a report; null where unknown. `born` is `yyyy-MM-dd`. */
export type ReportPerson = { readonly name: string | null; readonly born: string | null }
type Fact = { readonly term: string; readonly value: string }

/**
 * The member of a report and its creation time as terms and values, shared by print and file (areas
 * `figures` and `readings`).
 */
export function usePersonFacts({ name, born }: ReportPerson): readonly Fact[] {
  const t = useMessages()
  const format = useFormat()
  const { now } = useToday()
  const timeZone = memberTimeZone()
  return [
    ...(name === null ? [] : [{ term: t('readings.print.name'), value: name }]),
    ...(born === null
      ? []
      : [{ term: t('figures.print.born'), value: format.calendarDate(born, 'long') }]),
    {
      term: t('figures.print.made'),
      value: `${format.dateTime(now, timeZone, 'long')}, ${format.timeZone(now, timeZone)}`,
    },
  ]
}

/**
 * A printed report: name and title repeat at the head of every page, the facts are on the first. On
 * screen only the children show.
 */
export function ReportPaper({
  title,
  person,
  facts,
  children,
}: {
  title: string
  person: ReportPerson
  facts: readonly Fact[]
  children: ReactNode
}) {
  const own = usePersonFacts(person)
  return (
    <div className={styles.pages}>
      <div className={styles.running} aria-hidden="true">
        <div className={styles.line}>
          <span>{title}</span>
          <span>
            {own
              .slice(0, -1)
              .map(({ value }) => value)
              .join(', ')}
          </span>
        </div>
      </div>
      <div className={styles.body}>
        <PrintHeader title={title} facts={[...own, ...facts]} />
        {children}
      </div>
    </div>
  )
}
