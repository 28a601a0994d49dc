import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useIsAlive } from '#platform/browser/use-is-alive.ts'
import { classNames } from '../tokens/class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import * as styles from './button.css.ts'

export type ButtonVariant = keyof typeof styles.look
export type ButtonSize = keyof typeof styles.size

/**
 * A button. While `working` it stays focusable, shows `workingLabel` ("Saving") and ignores
 * presses, also Enter in its form. `unavailable` keeps it readable and focusable; prefer an enabled
 * button with an explanation on press.
 */
export function Button({
  look = 'primary',
  size = 'regular',
  icon,
  endIcon,
  iconSize = 'small',
  block = false,
  tight = false,
  flush = false,
  working = false,
  workingLabel,
  unavailable = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'disabled'> & {
  look?: ButtonVariant
  size?: ButtonSize
  icon?: IconName | undefined
  endIcon?: IconName | undefined
  iconSize?: 'small' | 'regular'
  block?: boolean
  /** Narrow padding, for a quiet button around an avatar. */
  tight?: boolean
  /** A quiet button at the start of a line, aligned with the text around it. */
  flush?: boolean
  working?: boolean
  workingLabel?: string | undefined
  unavailable?: boolean
  children?: ReactNode
  ref?: Ref<HTMLButtonElement>
}) {
  const still = working || unavailable
  const isAlive = useIsAlive()
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    still ? event.preventDefault() : onClick?.(event)
  const quiet = look === 'quiet' || look === 'plain'
  return (
    <button
      {...rest}
      type={type}
      disabled={!isAlive}
      onClick={press}
      aria-busy={working || undefined}
      aria-disabled={still || undefined}
      className={classNames(
        styles.look[look],
        styles.size[size],
        quiet && (tight ? styles.tight : styles.narrow),
        quiet && flush && styles.flush,
        block && styles.block,
        unavailable && styles.unavailable,
      )}
    >
      {working ? (
        <span className={styles.spinner} />
      ) : icon ? (
        <Icon name={icon} size={iconSize} />
      ) : null}
      <span className={styles.words}>
        {working && workingLabel !== undefined ? workingLabel : children}
      </span>
      {endIcon ? <Icon name={endIcon} size="small" /> : null}
    </button>
  )
}
