import { useMessages } from '#i18n/use-messages.ts'
import type { ReportItem } from '../wording/use-report-words.ts'
import { ChartFacts } from '#ui/charts/chart-frame.tsx'
import { FigureItem } from '../figures/figure-item.tsx'
import { Metric } from '#ui/data/metric.tsx'
import * as styles from './report-figures.css.ts'

/** The figures of a report in columns, each with its sample size and explanation. */
export function ReportFigures({ items }: { items: readonly ReportItem[] }) {
  return (
    <ChartFacts>
      {items.map(({ name, term, value, second, unit, label, note, withheld, how }) => (
        <FigureItem
          key={name}
          {...{ term, note, withheld, how }}
          value={value === null ? null : <Metric size="md" {...{ value, second, unit, label }} />}
        />
      ))}
    </ChartFacts>
  )
}

/**
 * The explanations of the figures for paper; on screen each is beside its figure. `of` is the area,
 * when there are several.
 */
export function FigureExplanationNotes({
  items,
  level = 3,
  of,
}: {
  items: readonly ReportItem[]
  level?: 2 | 3
  of?: string
}) {
  const t = useMessages()
  const [first] = items
  if (first === undefined) return null
  const Heading = `h${level}` as const
  return (
    <div className={styles.notes}>
      <Heading className={styles.title}>
        {of === undefined ? t('figures.how') : t('figures.how.of', { of })}
      </Heading>
      <dl>
        {items.map(({ name, term, how }) => (
          <div key={name} className={styles.note}>
            <dt className={styles.term}>{term}</dt>
            <dd>{`${how.formula} ${how.source}`}</dd>
          </div>
        ))}
        {(['counted', 'left'] as const).map((part) => (
          <div key={part} className={styles.note}>
            <dt className={styles.term}>{t(`figures.how.${part}`)}</dt>
            <dd>{first.how[part]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
