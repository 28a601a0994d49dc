import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { href } from '#platform/model/paths.ts'
import type { BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { useBloodSugarAlerts } from '#vitals/api/care/blood-sugar-alerts-queries.ts'
import { useContacts } from '#session/member/api/use-contacts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FormColumn } from '#ui/forms/form-sections.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { AlertFinding } from './alert-finding.tsx'
import { OutreachThresholdsForm } from './outreach-thresholds-form.tsx'
import { AlertRecipientsForm } from './alert-recipients-form.tsx'

/**
 * The alert recipients and the thresholds for a call of the care team.
 * `/blood-sugar/friends-and-family`
 */
export function FriendsAndFamilyScreen() {
  const t = useMessages()
  const contacts = useContacts()
  const alerts = useBloodSugarAlerts()
  // The form needs the member's email and phones to validate a contact method. If they fail to
  // load, only the server validates it.
  const read =
    useInitialAnswers().personal.status === 'pending' ? { state: 'pending' as const } : alerts
  const frame = {
    loading: t('blood-sugar-alerts.loading'),
    failed: t('blood-sugar-alerts.failed'),
    support: supportCall,
  }
  return (
    <PageFrame
      title={t('blood-sugar.people.title')}
      back={{ to: href('bloodSugarOverview'), label: t('blood-sugar.share.back') }}
    >
      <FormColumn>
        <QueryBoundary {...frame} read={read} bones={['20rem', '20rem']}>
          {(settings) => (
            <FormColumn>
              <QueryBoundary {...frame} read={contacts} bones={['12rem']} of="entries">
                {(people, leftOut) => (
                  <People contacts={people} leftOut={leftOut} settings={settings} />
                )}
              </QueryBoundary>
              <OutreachThresholdsForm preferences={settings.preferences} />
            </FormColumn>
          )}
        </QueryBoundary>
      </FormColumn>
    </PageFrame>
  )
}

/** The contacts who may be told. One of an unknown type, or an unreadable one, may be among them. */
function People({
  contacts,
  leftOut,
  settings,
}: {
  contacts: readonly Contact[]
  leftOut: number
  settings: BloodSugarAlerts
}) {
  const t = useMessages()
  const people = contacts.filter(({ contactType }) => contactType === 'FA')
  const unclear = contacts.filter(({ contactType }) => isUnknown(contactType)).length
  if (people.length > 0)
    return (
      <>
        <OmittedRowsNote count={unclear} of="entries" />
        <AlertFinding people={people} settings={settings} />
        <AlertRecipientsForm people={people} settings={settings} />
      </>
    )
  const action = (
    <ButtonLink look="secondary" icon="plus" to={`${href('authorization')}?for=alerts`}>
      {t('blood-sugar-alerts.people.add')}
    </ButtonLink>
  )
  return (
    <Card>
      <EmptyState
        none={noneOf(people, leftOut + unclear)}
        icon="person"
        title={t('blood-sugar-alerts.people.none')}
        action={action}
      >
        {t('blood-sugar-alerts.people.none.text')}
      </EmptyState>
    </Card>
  )
}
