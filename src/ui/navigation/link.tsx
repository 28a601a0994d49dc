import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import * as styles from './link.css.ts'
import { RouterAnchor, type RouterAnchorProps } from './router-anchor.tsx'

export type LinkVariant = keyof typeof styles.look

/** A link to a page of the portal. */
export function Link({
  look = 'text',
  icon,
  endIcon,
  children,
  ...rest
}: Omit<RouterAnchorProps, 'className'> & {
  look?: LinkVariant
  icon?: IconName | undefined
  endIcon?: IconName | undefined
}) {
  return (
    <RouterAnchor {...rest} className={styles.look[look]}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {look === 'bare' ? children : <span>{children}</span>}
      {endIcon ? <Icon name={endIcon} size="small" /> : null}
    </RouterAnchor>
  )
}

/** A link outside the router: an anchor on this page, a phone number, an email address. */
export function PlainLink({
  look = 'text',
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'target'> & {
  href: string
  look?: LinkVariant
  children?: ReactNode
}) {
  return <a {...rest} className={styles.look[look]} />
}
