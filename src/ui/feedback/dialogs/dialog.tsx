import { useId, type ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import * as styles from './dialog.css.ts'
import { useModal } from './use-modal.ts'

type DialogProps = {
  title: string
  children: ReactNode
  /** Buttons, the most important first. */
  actions?: ReactNode
  onClose: () => void
  /** False: Escape, backdrop and X do not close it; only its actions do. */
  dismissable?: boolean
  alert?: boolean
}

/** A modal dialog. The element with `data-autofocus` takes focus, else the title. */
export function Dialog({ open, ...rest }: DialogProps & { open: boolean }) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  title,
  children,
  actions,
  onClose,
  dismissable = true,
  alert = false,
}: DialogProps) {
  const t = useMessages()
  const id = useId()
  const box = useModal(onClose, dismissable)
  return (
    <dialog
      ref={box}
      className={styles.dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-body` : undefined}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-title="">
          {title}
        </h2>
        {dismissable ? (
          <span className={styles.close}>
            <IconButton icon="close" label={t('ui.close')} onClick={onClose} />
          </span>
        ) : null}
      </div>
      <div id={`${id}-body`} className={styles.body}>
        {children}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
