import type { BloodSugarAlerts } from '#domain/blood-sugar-alerts.ts'
import { supportCall } from '#domain/contact.ts'
import type { Contact } from '#domain/contacts.ts'
import { useBloodSugarAlerts } from '#gateway/blood-sugar-alerts.queries.ts'
import { useContacts } from '#gateway/contacts.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { Card } from '#ui/card/card.tsx'
import { FormColumn } from '#ui/form/form-parts.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { CallForm } from './call-form.tsx'
import { bloodSugarPath } from './page.tsx'
import { ToldForm } from './told-form.tsx'

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
        <Shown {...frame} read={read} bones={['20rem', '20rem']}>
          {(settings) => (
            <FormColumn>
              <Shown {...frame} read={contacts} bones={['12rem']} of="entries">
                {(people) => (
                  <People
                    people={people.filter(({ contactType }) => contactType === 'FA')}
                    settings={settings}
                    isWhole={contacts.state === 'ready' && !contacts.leftOut}
                  />
                )}
              </Shown>
              <CallForm preferences={settings.preferences} />
            </FormColumn>
          )}
        </Shown>
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
  if (people.length > 0) return <ToldForm people={people} settings={settings} />
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
