import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import type { FigureExplanation } from '../wording/use-figure-words.ts'
import * as styles from './figure-explanation-details.css.ts'

type Explained = {
  readonly of: string
  readonly how: FigureExplanation
  /** Where the figure stands on the page. */
  readonly at: Element
}
type Add = (id: string, explained: Explained) => () => void

const Collector = createContext<Add | null>(null)

/**
 * Collects the explanations of all figures below it into one panel, "How we work this out", as the
 * last row of the page. A page with it has no explanation anywhere else.
 */
export function PageExplanations({ children }: { children: ReactNode }) {
  const t = useMessages()
  const [all, setAll] = useState<ReadonlyMap<string, Explained>>(() => new Map())
  const add = useCallback<Add>((id, explained) => {
    setAll((before) => new Map(before).set(id, explained))
    return () =>
      setAll((before) => {
        const left = new Map(before)
        left.delete(id)
        return left
      })
  }, [])
  // Figures come as their answers do; the panel has the order of the page.
  const explained = [...all.values()].toSorted((a, b) =>
    a.at.compareDocumentPosition(b.at) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  return (
    <Collector value={add}>
      {children}
      {explained.length === 0 ? null : (
        <PageExplanation title={t('figures.how')} screenOnly>
          <dl className={styles.parts}>
            {explained.map(({ of, how }) => (
              <div key={`${of} ${how.formula} ${how.period}`}>
                <dt className={styles.term}>{of}</dt>
                <dd>{`${how.formula} ${how.period} ${how.source}`}</dd>
              </div>
            ))}
            {(['counted', 'left'] as const).map((part) => (
              <div key={part}>
                <dt className={styles.term}>{t(`figures.how.${part}`)}</dt>
                {[...new Set(explained.map(({ how }) => how[part]))].map((text) => (
                  <dd key={text}>{text}</dd>
                ))}
              </div>
            ))}
          </dl>
        </PageExplanation>
      )}
    </Collector>
  )
}

/**
 * Hands the explanation of a figure to the page's panel and shows nothing itself: the method, the
 * readings and the source of the rule.
 */
export function FigureExplained({ of, how }: { of: string; how: FigureExplanation }) {
  const add = useContext(Collector)
  const mark = useRef<HTMLTemplateElement>(null)
  const id = useId()
  const text = JSON.stringify(how)
  useEffect(
    () =>
      mark.current === null
        ? undefined
        : add?.(id, { of, how: JSON.parse(text) as FigureExplanation, at: mark.current }),
    [add, id, of, text],
  )
  // A template may stand in a list of terms, and is never shown.
  return <template ref={mark} />
}
