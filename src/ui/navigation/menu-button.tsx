import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button, type ButtonVariant, type ButtonSize } from '../primitives/button.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as styles from './menu.css.ts'
import { Menu, type MenuItem } from './menu.tsx'

/**
 * A button with a menu. Enter, Space and Down open it on its first item, Up on its last; Escape
 * returns to the button; Tab and a press outside close it. It flips at the window's edges. `name`
 * is the button's accessible name when its content is not enough.
 */
export function MenuButton({
  children,
  name,
  items,
  look = 'plain',
  size = 'regular',
  icon,
  chevron = true,
  tour,
}: {
  children?: ReactNode
  name?: string | undefined
  items: readonly MenuItem[]
  look?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  chevron?: boolean
  /** The name with which a tour refers to this button. */
  tour?: string
}) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last'>()
  const close = (returnFocus: boolean) => {
    setOpenAt(undefined)
    if (returnFocus) anchor.current?.querySelector('button')?.focus()
  }

  useEffect(() => {
    if (!openAt) return
    const onPointerDown = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) setOpenAt(undefined)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [openAt])

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <span className={styles.anchor} ref={anchor}>
      <Button
        look={look}
        size={size}
        icon={icon}
        iconSize="regular"
        tight={!chevron}
        endIcon={chevron ? 'chevron-down' : undefined}
        aria-haspopup="menu"
        aria-expanded={openAt !== undefined}
        aria-controls={openAt ? id : undefined}
        id={`${id}-button`}
        data-tour={tour}
        onClick={() => (openAt ? close(true) : setOpenAt('first'))}
        onKeyDown={onButtonKey}
      >
        {name === undefined ? (
          children
        ) : (
          <>
            <span className={styles.face} aria-hidden="true">
              {children}
            </span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </>
        )}
      </Button>
      {openAt ? (
        <Menu id={id} labelledBy={`${id}-button`} items={items} openAt={openAt} onClose={close} />
      ) : null}
    </span>
  )
}
