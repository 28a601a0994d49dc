import type { ReactNode, Ref } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { IconButton } from '../primitives/icon-button.tsx'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import * as styles from './banner.css.ts'

export type BannerTone = keyof typeof styles.tone
const icons: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  critical: 'octagon',
}

/**
 * A persistent message in the page. `live` announces it when it appears ("alert" for urgent ones);
 * omit it for messages of the initial page. `headingLevel` makes the title a heading.
 */
export function Banner({
  tone,
  title,
  headingLevel,
  icon = icons[tone],
  live,
  actions,
  onDismiss,
  children,
  ...rest
}: {
  tone: BannerTone
  title: ReactNode
  headingLevel?: 2 | 3
  icon?: IconName
  live?: 'status' | 'alert' | undefined
  /** At most two buttons or links. */
  actions?: ReactNode
  onDismiss?: (() => void) | undefined
  children?: ReactNode
  id?: string
  tabIndex?: number
  ref?: Ref<HTMLDivElement>
}) {
  const t = useMessages()
  const Title = headingLevel === 2 ? 'h2' : headingLevel === 3 ? 'h3' : 'p'
  return (
    <div {...rest} role={live} className={styles.tone[tone]}>
      <span className={styles.sign[tone]}>
        <Icon name={icon} />
      </span>
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss ? (
        <span className={styles.dismiss}>
          <IconButton icon="close" iconSize="small" label={t('ui.dismiss')} onClick={onDismiss} />
        </span>
      ) : null}
    </div>
  )
}
