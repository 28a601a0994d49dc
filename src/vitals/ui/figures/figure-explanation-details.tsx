import { useMessages } from '#i18n/use-messages.ts'
import type { FigureExplanation } from '../wording/use-figure-words.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { useCollectedExplanation } from './page-explanations.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as styles from './figure-explanation-details.css.ts'

const parts = ['formula', 'period', 'counted', 'left', 'source'] as const

/**
 * The disclosure "How we work this out" of a figure: the method, the readings and the source of the
 * rule. `of` names the figure for screen readers. Nothing on a page with `PageExplanations`.
 */
export function FigureExplanationDetails({ of, how }: { of: string; how: FigureExplanation }) {
  const t = useMessages()
  if (useCollectedExplanation(of, how)) return null
  return (
    <details className={styles.how}>
      <summary className={styles.summary}>
        <Icon name="info" size="small" />
        <span>
          <span>{t('figures.how')}</span>
          <span className={visuallyHidden}>{`: ${of}`}</span>
        </span>
      </summary>
      <FigureExplanationParts how={how} />
    </details>
  )
}

/** The same explanation without a disclosure, for the notes of a printed report. */
export function FigureExplanationParts({ how }: { how: FigureExplanation }) {
  const t = useMessages()
  return (
    <dl className={styles.parts}>
      {parts.map((part) => (
        <div key={part}>
          <dt className={styles.term}>{t(`figures.how.${part}`)}</dt>
          <dd>{how[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
