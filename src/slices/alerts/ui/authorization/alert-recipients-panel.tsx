import { noneOf } from '#platform/model/parts/none.ts'
import { alertRecipientsOf } from '../../model/alert-recipients.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useBloodSugarAlerts } from '#vitals/api/care/blood-sugar-alerts-queries.ts'
import { useContacts } from '#session/member/api/use-contacts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The member's contacts and the alerts that reach each of them. */
export function AlertRecipientsPanel() {
  const t = useMessages()
  const {
    activePrograms: { bloodSugar },
  } = useMember()
  const { programs } = useInitialAnswers()
  // A program that is not known may have alerts.
  const hasAllPrograms = programs.status === 'ready' && programs.leftOut === undefined
  const alerts = useBloodSugarAlerts(bloodSugar)
  const kindOf = ({ contactType }: Contact): string =>
    t(isUnknown(contactType) ? 'alerts.type.unknown' : `alerts.type.${contactType}`)
  const heard = ({ id, contactType }: Contact): string => {
    if (contactType === 'EC') return t('alerts.emergency')
    if (!bloodSugar) return t(`alerts.alerts.${hasAllPrograms ? 'none' : 'unknown'}`)
    return alerts.state === 'ready' ? t(`alerts.alerts.${alertRecipientsOf(alerts.data, id)}`) : ''
  }
  return (
    <QueryBoundary
      read={useContacts()}
      loading={t('alerts.people.loading')}
      failed={t('alerts.people.failed')}
      support={supportCall}
      bones={['14rem']}
      of="entries"
    >
      {(contacts, leftOut) => (
        <Card>
          <Stack gap="s4">
            {contacts.length === 0 ? (
              <EmptyState
                none={noneOf(contacts, leftOut)}
                icon="person"
                title={t('alerts.people.none')}
              >
                {t('alerts.people.none.text')}
              </EmptyState>
            ) : (
              <>
                <Heading level={2} look="h3">
                  {t('alerts.people')}
                </Heading>
                <List>
                  {contacts.map((contact) => (
                    <ListRow
                      key={contact.id}
                      title={`${contact.firstName} ${contact.lastName}`}
                      detail={`${kindOf(contact)}. ${heard(contact)}`}
                    />
                  ))}
                </List>
                {bloodSugar &&
                alerts.state === 'ready' &&
                alerts.data.low.leftOut + alerts.data.high.leftOut > 0 ? (
                  <Text look="small" tone="secondary">
                    {t('alerts.alerts.partly')}
                  </Text>
                ) : null}
                {bloodSugar && alerts.state === 'failed' ? (
                  <Text look="small" tone="secondary">
                    {t('alerts.alerts.failed')}
                  </Text>
                ) : null}
              </>
            )}
            <div>
              <Link look="standalone" to={href('profileAccount')}>
                {t('alerts.people.change')}
              </Link>
            </div>
          </Stack>
        </Card>
      )}
    </QueryBoundary>
  )
}
