import { useId, type ReactNode } from 'react'
import * as styles from './alert-dialog.css.ts'
import * as dialog from './dialog.css.ts'
import { useModal } from './use-modal.ts'

type AlertBoxProps = {
  title: string
  text: string
  picture: ReactNode
  /** Two buttons of the same width; the one with `data-autofocus` takes focus. */
  actions: ReactNode
  /** Additional text for screen readers. */
  children?: ReactNode
}

/** A modal question above all other layers. Only its own buttons close it. */
export function AlertDialog({ title, text, picture, actions, children }: AlertBoxProps) {
  const id = useId()
  const box = useModal(() => {}, false, true)
  return (
    <dialog
      ref={box}
      className={styles.box}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles.picture}>{picture}</div>
      <h2 id={`${id}-title`} className={dialog.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>{actions}</div>
      {children}
    </dialog>
  )
}
