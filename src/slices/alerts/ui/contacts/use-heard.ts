import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { useBloodSugarAlerts } from '#vitals/api/care/blood-sugar-alerts-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { alertRecipientsOf } from '../../model/alert-recipients.ts'

/** What each contact is and which alerts reach them; `note` says what of it is not known. */
export function useHeard(): { of: (contact: Contact) => string; note: string | null } {
  const t = useMessages()
  const {
    activePrograms: { bloodSugar },
  } = useMember()
  const { programs } = useInitialAnswers()
  // A program that is not known may have alerts.
  const hasAllPrograms = programs.status === 'ready' && programs.leftOut === undefined
  const alerts = useBloodSugarAlerts(bloodSugar)
  const heard = ({ id, contactType }: Contact): string => {
    if (contactType === 'EC') return t('alerts.emergency')
    if (!bloodSugar) return t(`alerts.alerts.${hasAllPrograms ? 'none' : 'unknown'}`)
    return alerts.state === 'ready' ? t(`alerts.alerts.${alertRecipientsOf(alerts.data, id)}`) : ''
  }
  const isPartly =
    alerts.state === 'ready' && alerts.data.low.leftOut + alerts.data.high.leftOut > 0
  return {
    of: (contact) => {
      const { contactType } = contact
      const kind = t(
        `alerts-contacts.kind.${isUnknown(contactType) ? 'unknown' : contactType}` as const,
      )
      return `${kind}. ${heard(contact)}`
    },
    note: !bloodSugar
      ? null
      : alerts.state === 'failed'
        ? t('alerts.alerts.failed')
        : isPartly
          ? t('alerts.alerts.partly')
          : null,
  }
}
