import type { ReactNode } from 'react'
import type { ReportItem } from '#vitals/ui/wording/use-report-words.ts'
import type { RangeMarkStyle } from '#vitals/ui/range-marks.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { classNames } from '#ui/tokens/class-names.ts'
import { toned } from '#ui/tokens/tone.css.ts'
import { ShapeSign } from '#ui/primitives/shape-sign.tsx'
import * as styles from './report-sheet.css.ts'

/** The figures of an area. A value that needs more readings says so instead. */
export function SheetFigures({ items }: { items: readonly ReportItem[] }) {
  const t = useMessages()
  return (
    <dl>
      {items.map(({ name, term, value, second, unit, label, note, withheld }) => (
        <div key={name} className={styles.figure}>
          <dt>{term}</dt>
          <dd className={styles.value}>
            {value === null ? (
              t('readings.few')
            ) : (
              <span {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
                {`${value}${second === undefined ? '' : `/${second}`}${unit === undefined ? '' : ` ${unit}`}`}
              </span>
            )}
          </dd>
          {withheld === null ? null : <dd className={styles.withheld}>{withheld}</dd>}
          {withheld !== null || note === undefined ? null : <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** A range as shape and word in its tone. */
export function SheetRange({
  shape,
  tone,
  ring = false,
  children,
}: RangeMarkStyle & { children: string }) {
  return (
    <span className={classNames(styles.range, toned[tone])}>
      <ShapeSign shape={shape} ring={ring} />
      <span>{children}</span>
    </span>
  )
}

/** The word over a column. `onScreen`: the column is not on paper. */
type Header = string | { readonly word: string; readonly onScreen: boolean }

/** A small table. The first cell of a row is its header. */
export function SheetTable({
  caption,
  headers,
  rows,
}: {
  caption: string
  headers: readonly Header[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}) {
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          {headers.map((header) => {
            const { word, onScreen } =
              typeof header === 'string' ? { word: header, onScreen: false } : header
            return (
              <th key={word} scope="col">
                {onScreen ? <span className={styles.onScreen}>{word}</span> : word}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The counts by range of an area. */
export function SheetRanges({
  caption,
  parts,
  marks,
  limits: hasLimits = 'everywhere',
}: {
  caption: string
  parts: readonly {
    readonly key: string
    readonly word: string
    readonly limits: string
    readonly count: number
    readonly percent: number | null
  }[]
  marks: Readonly<Record<string, RangeMarkStyle>>
  /** Where the limits stand; those of two numbers are too long for paper. */
  limits?: 'everywhere' | 'screen'
}) {
  const t = useMessages()
  return (
    <SheetTable
      caption={caption}
      headers={[
        t('doctor-report.csv.range'),
        { word: t('doctor-report.limits'), onScreen: hasLimits === 'screen' },
        t('readings.column.readings'),
        '%',
      ]}
      rows={parts.map(({ key, word, limits, count, percent }) => {
        const mark = marks[key]
        return {
          key,
          cells: [
            mark === undefined ? word : <SheetRange {...mark}>{word}</SheetRange>,
            <span key="limits" className={hasLimits === 'screen' ? styles.onScreen : styles.wraps}>
              {limits}
            </span>,
            count,
            percent === null
              ? ''
              : count > 0 && percent === 0
                ? t('blood-sugar.fact.percent-under')
                : t('figures.value.percent', { percent }),
          ],
        }
      })}
    />
  )
}
