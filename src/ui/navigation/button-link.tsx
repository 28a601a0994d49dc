import type { AnchorHTMLAttributes, ReactNode } from 'react'
import * as buttonStyles from '../primitives/button.css.ts'
import type { ButtonVariant, ButtonSize } from '../primitives/button.tsx'
import { classNames } from '../tokens/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { RouterAnchor, type RouterAnchorProps } from './router-anchor.tsx'

/** A link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  size = 'regular',
  icon,
  block = false,
  children,
  ...rest
}: Omit<RouterAnchorProps, 'className'> & {
  look?: ButtonVariant
  size?: ButtonSize
  icon?: IconName | undefined
  block?: boolean
}) {
  return (
    <RouterAnchor
      {...rest}
      className={classNames(
        buttonStyles.look[look],
        buttonStyles.size[size],
        block && buttonStyles.block,
      )}
    >
      {icon ? <Icon name={icon} size="small" /> : null}
      <span>{children}</span>
    </RouterAnchor>
  )
}

/** The same for a destination outside the router, such as a phone number. */
export function PlainButtonLink({
  look = 'primary',
  size = 'regular',
  icon,
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'target'> & {
  href: string
  look?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  children?: ReactNode
}) {
  return (
    <a {...rest} className={classNames(buttonStyles.look[look], buttonStyles.size[size])}>
      {icon ? <Icon name={icon} size="small" /> : null}
      <span>{children}</span>
    </a>
  )
}
