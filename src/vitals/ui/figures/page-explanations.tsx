import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import type { FigureExplanation } from '../wording/use-figure-words.ts'
import * as styles from './figure-explanation-details.css.ts'

type Explained = { readonly of: string; readonly how: FigureExplanation }
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
  const explained = [...all.values()]
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
 * Hands the explanation of a figure to the page's panel and renders nothing: the method, the readings
 * and the source of the rule.
 */
export function FigureExplained({ of, how }: { of: string; how: FigureExplanation }): null {
  const add = useContext(Collector)
  const id = useId()
  const text = JSON.stringify(how)
  useEffect(
    () => add?.(id, { of, how: JSON.parse(text) as FigureExplanation }),
    [add, id, of, text],
  )
  return null
}
