import { useEffect, useRef } from 'react'
import { support } from '#platform/model/support-contact.ts'
import type { Failure } from '#platform/http/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { CallReference } from '#ui/feedback/call-reference.tsx'
import { withMessage } from '#ui/feedback/query-state/refusal-message.ts'

/**
 * The reason why an order failed, if no field caused it. It takes the focus, so that it is scrolled
 * into view.
 */
export function LabKitOrderError({ failure }: { failure: Failure }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [failure])
  const isThere = failure._tag === 'Refused' && failure.status === 409
  return (
    <Banner
      ref={box}
      tabIndex={-1}
      tone={isThere ? 'info' : 'critical'}
      headingLevel={2}
      live="alert"
      title={title()}
      actions={
        failure._tag === 'Offline' ? undefined : (
          <PlainLink look="standalone" href={support.dial}>
            {t('common.call', { phone: support.phone })}
          </PlainLink>
        )
      }
    >
      <CallReference of={failure}>{text()}</CallReference>
    </Banner>
  )

  function title() {
    switch (failure._tag) {
      case 'Refused':
      case 'NotAllowed':
        return t(isThere ? 'non-members.order.there' : 'non-members.order.refused')
      case 'TooMany':
        return t('non-members.order.too-many')
      case 'Offline':
        return t('common.offline.title')
      case 'ContractBroken':
      case 'SessionExpired':
      case 'Unavailable':
        return t('common.away.title')
    }
  }

  function text() {
    switch (failure._tag) {
      case 'Refused':
      case 'NotAllowed':
        return failure.said ?? t('non-members.order.refused.text')
      case 'TooMany':
        return withMessage(failure.said, t('non-members.order.too-many.text'))
      case 'Offline':
        return t('non-members.order.offline.text')
      case 'ContractBroken':
        return t('non-members.order.away.text')
      case 'SessionExpired':
      case 'Unavailable':
        return withMessage(failure.said, t('non-members.order.away.text'))
    }
  }
}
