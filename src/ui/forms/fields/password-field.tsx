import { useId, useState, type KeyboardEvent } from 'react'
import { useIsAlive } from '#platform/browser/use-is-alive.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Icon } from '../../primitives/icon.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import * as styles from './field.css.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * A password field with Show and Hide and a Caps Lock warning. Pasting is allowed, and nothing is
 * cleaned away: the server compares each character.
 */
export function PasswordField({
  id,
  ...rest
}: Omit<TextFieldProps, 'type' | 'endAction' | 'note' | 'isExact'>) {
  const t = useMessages()
  const isAlive = useIsAlive()
  const fallback = useId()
  const own = id ?? fallback
  const [shown, setShown] = useState<boolean>()
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const toggle = (
    <button
      type="button"
      disabled={!isAlive}
      className={styles.endAction}
      aria-label={t(shown ? 'ui.password.hide-name' : 'ui.password.show-name')}
      aria-controls={own}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} size="small" />
      <span>{t(shown ? 'ui.password.hide' : 'ui.password.show')}</span>
    </button>
  )
  const note = (
    <>
      <p className={styles.hint} role="status" hidden={!capsLock}>
        {capsLock ? t('ui.password.caps-lock') : null}
      </p>
      <VisuallyHidden role="status">
        {shown === undefined ? null : t(shown ? 'ui.password.shown' : 'ui.password.hidden')}
      </VisuallyHidden>
    </>
  )
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      isExact
      id={own}
      type={shown ? 'text' : 'password'}
      endAction={toggle}
      note={note}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={(event) => {
        setCapsLock(false)
        rest.onBlur?.(event)
      }}
    />
  )
}
