import { useEffect, useRef } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Failure } from '#platform/http/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'

/**
 * The reason why no kit was ordered: an open order, a plan without kits, or a temporary failure.
 */
export function LabOrderError({ failure }: { failure: Failure | null }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [failure])
  const known =
    failure?._tag !== 'Refused'
      ? null
      : failure.status === 409
        ? 'there'
        : failure.status === 404
          ? 'no-offer'
          : null
  if (known === null)
    return <SaveError failure={failure} title={t('lab-orders.not-ordered')} support={supportCall} />
  const call = (
    <PlainLink look="standalone" href={supportCall.href}>
      {t('common.call', { phone: supportCall.label })}
    </PlainLink>
  )
  return (
    <Banner
      ref={box}
      tabIndex={-1}
      tone="info"
      headingLevel={2}
      live="alert"
      title={t(`lab-orders.${known}`)}
      actions={call}
    >
      {t(`lab-orders.${known}.text`)}
    </Banner>
  )
}
