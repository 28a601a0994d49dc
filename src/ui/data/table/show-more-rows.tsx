import { useRef, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '../../primitives/button.tsx'
import { Inline } from '../../layout/stack.tsx'
import * as styles from './table.css.ts'

/**
 * "Showing 20 of 84" as a polite live region, and buttons for the next `step` and for all rows.
 * Empty when all rows were visible from the start.
 */
export function ShowMoreRows({
  shown,
  total,
  step,
  onMore,
  onAll,
}: {
  shown: number
  total: number
  step: number
  onMore: () => void
  onAll?: (() => void) | undefined
}) {
  const t = useMessages()
  const { number } = useFormat()
  const next = Math.min(step, total - shown)
  const said = useRef<HTMLParagraphElement>(null)
  const [isAsked, setAsked] = useState(false)
  // The buttons disappear with the last rows, so the sentence takes the focus.
  const all = (show: () => void) => () => {
    said.current?.focus({ preventScroll: true })
    setAsked(true)
    show()
  }
  if (next <= 0 && !isAsked) return null
  return (
    <div className={styles.foot}>
      <p ref={said} role="status" tabIndex={-1}>
        {next > 0
          ? t('ui.show-more.status', { shown: number(shown), total: number(total) })
          : t('ui.show-more.all', { total: number(total) })}
      </p>
      {next > 0 ? (
        <Inline gap="s3">
          {onAll === undefined || total - shown <= step ? null : (
            <Button look="quiet" size="compact" flush onClick={all(onAll)}>
              {t('ui.show-all', { total: number(total) })}
            </Button>
          )}
          <Button
            look="secondary"
            size="compact"
            onClick={next === total - shown ? all(onMore) : onMore}
          >
            {t('ui.show-more', { count: next })}
          </Button>
        </Inline>
      ) : null}
    </div>
  )
}
