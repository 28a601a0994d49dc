import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../banner.tsx'
import { Button } from '../../primitives/button.tsx'
import * as styles from '../../data/table/table.css.ts'
import { CallReference } from '../call-reference.tsx'
import type { FailedQuery } from './failed-query.ts'

/** Whether a list has more rows, and how to load them. */
export type MoreState =
  | { readonly state: 'none' }
  | { readonly state: 'there' | 'loading'; readonly ask: () => void }
  | { readonly state: 'failed'; readonly failure: FailedQuery['failure']; readonly ask: () => void }

/**
 * The end of a paged list: the number of rows as a polite live region, and a button for more. The
 * button keeps the focus while it loads and after a failure; after the last page the text takes it.
 * Empty when all rows were visible from the start.
 */
export function LoadMore({ shown, more }: { shown: number; more: MoreState }) {
  const t = useMessages()
  const { number } = useFormat()
  const said = useRef<HTMLParagraphElement>(null)
  const [isAsked, setAsked] = useState(false)
  const isWhole = more.state === 'none'
  useEffect(() => {
    if (isAsked && isWhole) said.current?.focus({ preventScroll: true })
  }, [isAsked, isWhole])
  if (isWhole && !isAsked) return null
  const message = more.state === 'failed' && 'said' in more.failure ? more.failure.said : undefined
  return (
    <>
      {more.state === 'failed' ? (
        <Banner tone="warning" live="alert" title={t('ui.more.failed')}>
          <CallReference of={more.failure}>{message}</CallReference>
        </Banner>
      ) : null}
      <div className={styles.foot}>
        <p ref={said} role="status" tabIndex={-1}>
          {isWhole
            ? t('ui.show-more.all', { total: number(shown) })
            : t('ui.more.status', { shown: number(shown) })}
        </p>
        {isWhole ? null : (
          <Button
            look="secondary"
            size="compact"
            working={more.state === 'loading'}
            workingLabel={t('ui.more.loading')}
            onClick={() => {
              setAsked(true)
              more.ask()
            }}
          >
            {t(more.state === 'failed' ? 'ui.try-again' : 'ui.more.ask')}
          </Button>
        )}
      </div>
    </>
  )
}
