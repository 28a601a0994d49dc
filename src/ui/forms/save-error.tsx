import { useEffect, useRef } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import { Banner } from '../feedback/banner.tsx'
import { PlainLink } from '../navigation/link.tsx'
import { CallReference } from '../feedback/call-reference.tsx'
import type { FailedQuery, FailureContext } from '../feedback/query-state/failed-query.ts'
import { withMessage } from '../feedback/query-state/refusal-message.ts'

/**
 * The error of a rejected change: its `title`, that no input is lost, and what to do. It takes the
 * focus when it appears.
 */
export function SaveError({
  failure,
  title,
  support,
  children,
}: FailureContext & { failure: FailedQuery['failure'] | null; children?: string | undefined }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [failure])
  if (failure === null) return null
  const call = (
    <PlainLink look="standalone" href={support.href}>
      {t('common.call', { phone: support.label })}
    </PlainLink>
  )
  return (
    <Banner
      ref={box}
      tabIndex={-1}
      tone="critical"
      live="alert"
      title={title}
      {...(failure._tag === 'Offline' ? {} : { actions: call })}
    >
      <CallReference of={failure}>{children ?? text(failure)}</CallReference>
    </Banner>
  )

  function text(of: FailedQuery['failure']): string {
    switch (of._tag) {
      case 'Offline':
        return t('forms.save.offline')
      case 'ContractBroken':
        return t(of.unsent ? 'forms.save.unread' : 'forms.save.later')
      case 'Unavailable':
      case 'TooMany':
        return withMessage(of.said, t('forms.save.later'))
      case 'SessionExpired':
        return withMessage(of.said, t('ui.failure.session'))
      case 'NotAllowed':
      case 'Refused':
        return of.said ?? t('forms.save.refused')
      default:
        return assertNever(of)
    }
  }
}
