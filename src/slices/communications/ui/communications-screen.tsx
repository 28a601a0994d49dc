import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { useCommunicationPreferences } from '#session/member/api/communications-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { CommunicationsForm } from './communications-form.tsx'

/** The member's communication preferences (2§3). */
export function CommunicationsScreen() {
  const t = useMessages()
  const read = useCommunicationPreferences()
  const { activePrograms } = useMember()
  return (
    <>
      <QueryBoundary
        read={read}
        loading={t('communications.loading')}
        failed={t('communications.failed')}
        support={supportCall}
        bones={['16rem', '20rem']}
      >
        {(preferences) => <CommunicationsForm preferences={preferences} />}
      </QueryBoundary>
      {activePrograms.bloodSugar ? (
        <FormSection
          title={t('communications.alerts.title')}
          intro={t('communications.alerts.intro')}
        >
          <div>
            <Link look="standalone" endIcon="arrow-right" to={href('bloodSugarFriends')}>
              {t('communications.alerts.link')}
            </Link>
          </div>
        </FormSection>
      ) : null}
    </>
  )
}
