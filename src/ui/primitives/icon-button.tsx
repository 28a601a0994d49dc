import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react'
import { classNames } from '../tokens/class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import * as styles from './button.css.ts'

/** A button with only an icon; `label` is its name. */
export function IconButton({
  icon,
  label,
  look = 'plain',
  iconSize = 'regular',
  unavailable = false,
  onClick,
  badge,
  ...rest
}: Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'disabled' | 'aria-label'
> & {
  icon: IconName
  label: string
  look?: keyof typeof styles.icon
  iconSize?: 'small' | 'regular'
  unavailable?: boolean
  /** Such as the number of unread messages. */
  badge?: ReactElement
  ref?: Ref<HTMLButtonElement>
}) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
      className={classNames(styles.icon[look], unavailable && styles.iconUnavailable)}
    >
      <Icon name={icon} size={iconSize} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge}
    </button>
  )
}
