import type { ReactNode } from 'react'
import { support } from '#platform/model/support-contact.ts'
import type { Failure } from '#platform/http/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { CallReference } from '#ui/feedback/call-reference.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link, PlainLink } from '#ui/navigation/link.tsx'
import { Inline } from '#ui/layout/stack.tsx'

type FailedProps = {
  readonly failure: Failure | null
  /** `null` when a retry cannot succeed. */
  readonly onAgain: (() => void) | null
  readonly signOut: string
  readonly onLater: (() => void) | null
}

/** The reason why accounts were not linked or handed over, with the options. */
export function MigrationFailure({ failure, onAgain, signOut, onLater }: FailedProps): ReactNode {
  const t = useMessages()
  const isStaff = failure?._tag === 'NotAllowed'
  const text = isStaff
    ? 'migration.failed.staff'
    : failure?._tag === 'Offline'
      ? 'migration.failed.offline'
      : 'migration.failed.text'
  const said = failure !== null && !isStaff && 'said' in failure ? failure.said : undefined
  return (
    <>
      <Banner tone="critical" headingLevel={2} live="alert" title={t('migration.failed.title')}>
        <CallReference of={failure}>{said ?? t(text)}</CallReference>
      </Banner>
      <Inline gap="s4">
        {isStaff || onAgain === null ? null : (
          <Button onClick={onAgain}>{t('ui.try-again')}</Button>
        )}
        {onLater === null ? null : (
          <Button look="secondary" onClick={onLater}>
            {t('migration.later')}
          </Button>
        )}
        <PlainLink look="standalone" href={support.dial}>
          {t('common.call', { phone: support.phone })}
        </PlainLink>
        <Link look="standalone" to={signOut}>
          {t('migration.sign-out')}
        </Link>
      </Inline>
    </>
  )
}
