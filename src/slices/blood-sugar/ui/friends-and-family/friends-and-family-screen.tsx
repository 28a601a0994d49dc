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
import { OutreachThresholdsForm } from './outreach-thresholds-form.tsx'
import { bloodSugarPath } from '../blood-sugar-page.tsx'
import { AlertRecipientsForm } from './alert-recipients-form.tsx'

/**
 * Who is told of low and high readings, how, and when the care team calls the member herself.
 * `/blood-sugar/friends-and-family`
 */
export function FriendsAndFamilyScreen() {
  const t = useMessages()
  const contacts = useContacts()
  const alerts = useBloodSugarAlerts()
  // The form judges a way of contact by the member's own email and phones, so that it waits for
  // their answer; without one the server judges alone.
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
      lead={t('blood-sugar-alerts.lead')}
      back={{ to: bloodSugarPath.overview, label: t('blood-sugar.share.back') }}
    >
      <FormColumn>
        <QueryBoundary {...frame} read={read} bones={['20rem', '20rem']}>
          {(settings) => (
            <FormColumn>
              <QueryBoundary {...frame} read={contacts} bones={['12rem']} of="entries">
                {(people) => (
                  <People
                    people={people.filter(({ contactType }) => contactType === 'FA')}
                    settings={settings}
                    isWhole={contacts.state === 'ready' && !contacts.leftOut}
                  />
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

/** Without `isWhole` somebody could not be read, so nobody is told that there is none. */
function People({
  people,
  settings,
  isWhole,
}: {
  people: readonly Contact[]
  settings: BloodSugarAlerts
  isWhole: boolean
}) {
  const t = useMessages()
  if (people.length > 0) return <AlertRecipientsForm people={people} settings={settings} />
  if (!isWhole) return null
  const action = (
    <ButtonLink look="secondary" icon="plus" to="/profile-preferences/account-settings">
      {t('blood-sugar-alerts.people.add')}
    </ButtonLink>
  )
  return (
    <Card>
      <EmptyState icon="person" title={t('blood-sugar-alerts.people.none')} action={action}>
        {t('blood-sugar-alerts.people.none.text')}
      </EmptyState>
    </Card>
  )
}
