import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import * as styles from './folded-fields.css.ts'

/**
 * Values that the form assumes, as one line with a button that shows their fields instead. Fields
 * with `hasProblem` are always shown, and shown fields stay. The press moves the focus to the first
 * field, because its button disappears.
 */
export function AssumedFields({
  said,
  icon = 'clock',
  hasProblem,
  children,
}: {
  /** The values in words: "Now, 12:14 PM, before lunch". */
  said: string
  icon?: IconName
  hasProblem: boolean
  children: ReactNode
}) {
  const t = useMessages()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPressed) fields.current?.querySelector<HTMLElement>('input, select, button')?.focus()
  }, [isPressed])
  if (hasProblem && !isOpen) setOpen(true)
  if (isOpen)
    return (
      <div ref={fields} className={styles.assumed}>
        {children}
      </div>
    )
  const open = () => {
    setOpen(true)
    setPressed(true)
  }
  return (
    <div className={styles.line}>
      <Icon name={icon} size="small" />
      <span id={id} className={styles.said}>
        {said}
      </span>
      <Button look="quiet" size="compact" aria-describedby={id} onClick={open}>
        {t('forms.assumed.change')}
      </Button>
    </div>
  )
}
