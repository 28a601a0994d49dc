import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { PlainLink } from '../navigation/link.tsx'
import { Heading } from '../primitives/heading.tsx'
import * as styles from './feedback-states.css.ts'

/**
 * An error in one part of a page, with the reassurance that data is safe and what to do; `support`
 * is a phone number or address as text and link. It is announced unless `quiet`. While `retrying`
 * its button shows progress.
 */
export function ErrorPanel({
  title,
  headingLevel = 2,
  support,
  onRetry,
  retrying = false,
  quiet = false,
  children,
}: {
  title: string
  headingLevel?: 2 | 3
  support?: { label: string; href: string } | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean
  quiet?: boolean
  children?: ReactNode
}) {
  const t = useMessages()
  return (
    <div className={styles.panel} role={quiet ? undefined : 'alert'}>
      <span className={styles.sign.critical}>
        <Icon name="octagon" size="large" />
      </span>
      <Heading level={headingLevel} look="h3">
        {title}
      </Heading>
      {children === undefined ? null : <p className={styles.text}>{children}</p>}
      <div className={styles.actions}>
        {onRetry ? (
          <Button
            look="secondary"
            size="compact"
            icon="refresh"
            working={retrying}
            onClick={onRetry}
          >
            {t('ui.try-again')}
          </Button>
        ) : null}
        {support ? (
          <PlainLink look="standalone" href={support.href}>
            {support.label}
          </PlainLink>
        ) : null}
      </div>
    </div>
  )
}
