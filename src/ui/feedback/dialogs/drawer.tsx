import { type ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import * as styles from './dialog.css.ts'
import { useModal } from './use-modal.ts'

type DrawerProps = { label: string; header?: ReactNode; children: ReactNode; onClose: () => void }

/**
 * A modal panel at the start edge for the sidebar below 1025 px. It traps focus; Escape, X and
 * backdrop close it.
 */
export function Drawer({ open, ...rest }: DrawerProps & { open: boolean }) {
  return open ? <OpenDrawer {...rest} /> : null
}

function OpenDrawer({ label, header, children, onClose }: DrawerProps) {
  const t = useMessages()
  const box = useModal(onClose, true)
  return (
    <dialog ref={box} className={styles.drawer} aria-label={label}>
      <div className={styles.drawerHead}>
        <span>{header}</span>
        <IconButton icon="close" label={t('ui.close')} onClick={onClose} data-autofocus="" />
      </div>
      {children}
    </dialog>
  )
}
