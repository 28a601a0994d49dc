import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import { ToastRegion } from '../toast-region.tsx'
import { classNames } from '../../tokens/class-names.ts'
import * as styles from './side-panel.css.ts'
import { useModal } from './use-modal.ts'

/**
 * A modal panel at the end edge with full height, full screen on a phone. It traps focus; Escape, X
 * and backdrop close it. `back` returns to the previous view, `face` is before the title, `detail`
 * below it, `actions` before the X. A new `view` moves focus to its `data-autofocus` element, else
 * to the title. With `isFilled` the content fills the panel and scrolls itself.
 */
export function SidePanel({
  view,
  title,
  face,
  detail,
  actions,
  back,
  isFilled = false,
  onClose,
  children,
}: {
  view: string
  title: string
  face?: ReactNode
  detail?: ReactNode
  actions?: ReactNode
  isFilled?: boolean
  back?: { readonly label: string; readonly onPress: () => void } | undefined
  onClose: () => void
  children: ReactNode
}) {
  const t = useMessages()
  const id = useId()
  const box = useModal(onClose, true)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const first =
      box.current?.querySelector<HTMLElement>('[data-autofocus]') ??
      box.current?.querySelector<HTMLElement>('[data-title]')
    first?.focus()
  }, [box, view])
  return (
    <dialog ref={box} className={styles.panel} aria-labelledby={id}>
      <div className={classNames(styles.head, back !== undefined && styles.headBack)}>
        {back === undefined ? null : (
          <IconButton icon="arrow-left" label={back.label} onClick={back.onPress} />
        )}
        {face}
        <div className={styles.titles}>
          <h2 id={id} className={styles.title} tabIndex={-1} data-title="">
            {title}
          </h2>
          {detail}
        </div>
        {actions}
        <IconButton icon="close" label={t('ui.close')} onClick={onClose} />
      </div>
      <div className={isFilled ? styles.filled : styles.body}>{children}</div>
      <ToastRegion inner />
    </dialog>
  )
}
