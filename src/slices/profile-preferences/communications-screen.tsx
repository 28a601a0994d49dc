import { supportCall } from '#domain/contact.ts'
import { useCommunicationPreferences } from '#gateway/communications.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member-context.tsx'
import { FormSection } from '#ui/form/form-parts.tsx'
import { Link } from '#ui/link/link.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { CommunicationsForm } from './communications-form.tsx'
import { ProfilePage } from './page.tsx'

/** How the member wants to hear from us (2§3). */
export function CommunicationsScreen() {
  const t = useMessages()
  const read = useCommunicationPreferences()
  const { activePrograms } = useMember()
  return (
    <ProfilePage tab="communications">
      <Shown
        read={read}
        loading={t('communications.loading')}
        failed={t('communications.failed')}
        support={supportCall}
        bones={['16rem', '20rem']}
      >
        {(preferences) => <CommunicationsForm preferences={preferences} />}
      </Shown>
      {activePrograms.bloodSugar ? (
        <FormSection
          title={t('communications.alerts.title')}
          intro={t('communications.alerts.intro')}
        >
          <div>
            <Link look="standalone" endIcon="arrow-right" to="/blood-sugar/friends-and-family">
              {t('communications.alerts.link')}
            </Link>
          </div>
        </FormSection>
      ) : null}
    </ProfilePage>
  )
}
