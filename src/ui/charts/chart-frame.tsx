import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { usePrinting } from '#platform/browser/use-printing.ts'
import { Card } from '../layout/card.tsx'
import { Icon } from '../primitives/icon.tsx'
import { TogglePair } from '../forms/fields/toggle-pair.tsx'
import { Heading } from '../primitives/heading.tsx'
import * as styles from './chart-frame.css.ts'

export type ChartView = 'chart' | 'table'

/**
 * A chart in its card: the finding as a heading, a caption, the plot and a legend. `keyboardHint`
 * explains the arrow keys; `table` has the same numbers, replaces the plot in table view and is
 * printed after it.
 */
export function ChartFrame({
  finding,
  sub,
  keyboardHint,
  view,
  chart,
  legend,
  table,
  inside,
}: {
  finding: string
  sub?: ReactNode
  keyboardHint?: string | undefined
  view: ChartView
  chart: ReactNode
  legend?: ReactNode
  table: ReactNode
  /** The chart is already inside a card; `id` is its heading, which names that card. */
  inside?: { id: string } | undefined
}) {
  const printing = usePrinting()
  if (view === 'table' && inside === undefined) {
    return (
      <Card padding="none" clip aria-label={finding}>
        {table}
      </Card>
    )
  }
  const content = (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} {...inside}>
            {finding}
          </Heading>
          {sub === undefined ? null : <p className={styles.sub}>{sub}</p>}
        </div>
        {keyboardHint === undefined || view === 'table' ? null : (
          <p className={styles.hint}>
            <Icon name="arrow-left" size="small" />
            <Icon name="arrow-right" size="small" />
            <span>{keyboardHint}</span>
          </p>
        )}
      </div>
      {view === 'table' ? table : chart}
      {legend === undefined || view === 'table' ? null : (
        <div className={styles.legend}>{legend}</div>
      )}
      {printing && view === 'chart' ? <div className={styles.onPaper}>{table}</div> : null}
    </>
  )
  return inside === undefined ? <Card aria-label={finding}>{content}</Card> : content
}

/** The controls above a chart: range and dates at the start, the Chart/Table toggle at the end. */
export function ChartToolbar({
  children,
  view,
  onView,
}: {
  children?: ReactNode
  view: ChartView
  onView: (view: ChartView) => void
}) {
  const t = useMessages()
  return (
    <div className={styles.toolbar}>
      {children}
      <span className={styles.toolbarEnd}>
        <TogglePair
          label={t('ui.chart.view')}
          value={view}
          onChange={onView}
          options={[
            { value: 'chart', label: t('ui.chart.view.chart'), icon: 'chart' },
            { value: 'table', label: t('ui.chart.view.table'), icon: 'table' },
          ]}
        />
      </span>
    </div>
  )
}

/**
 * Facts between two rules: a term, a figure (use `Metric` size md) and a note. Two columns on a
 * phone.
 */
export function ChartFacts({ children }: { children: ReactNode }) {
  return (
    <div className={styles.rules}>
      <dl className={styles.facts}>{children}</dl>
    </div>
  )
}

export function ChartFact({
  term,
  value,
  note,
  trend,
}: {
  term: string
  value: ReactNode
  note?: ReactNode
  trend?: 'up' | 'down' | undefined
}) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factTerm}>{term}</dt>
      <dd className={styles.factValue}>{value}</dd>
      {note === undefined ? null : (
        <dd className={styles.factNote}>
          {trend ? <Icon name={trend === 'up' ? 'arrow-up' : 'arrow-down'} size="small" /> : null}
          <span>{note}</span>
        </dd>
      )}
    </div>
  )
}
