import { supportCall } from '#platform/model/support-contact.ts'
import { usePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { FormColumn, FormSection } from '#ui/forms/form-sections.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { OneAccountNotice } from './one-account-notice.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { PersonalForm } from './personal-form.tsx'
import { href } from '#platform/model/paths.ts'
import { Link } from '#ui/navigation/link.tsx'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'

/** Personal information and password (2§2). The member's people have a page of their own, with who is told. */
export function AccountScreen() {
  const t = useMessages()
  const personal = usePersonalInfo()
  // The account lists the allowed addresses, so the form waits for it. If it fails, only the server
  // validates addresses.
  const read =
    useInitialAnswers().account.status === 'pending' ? { state: 'pending' as const } : personal
  return (
    <FormColumn>
      <QueryBoundary
        read={read}
        loading={t('account.loading')}
        failed={t('account.failed')}
        support={supportCall}
        bones={['22rem', '18rem']}
        of="entries"
      >
        {(personal) => <PersonalForm personal={personal} />}
      </QueryBoundary>
      <PageExplanation title={t('account.password.title')} icon="lock" screenOnly>
        <ChangePasswordForm />
        <div>
          <Link look="standalone" to={href('profileSecondStep')}>
            {t('account.second-step')}
          </Link>
        </div>
      </PageExplanation>
      <OneAccountNotice />
      <FormSection title={t('account.people')} intro={t('account.people.text')}>
        <div>
          <Link look="standalone" to={href('authorization')}>
            {t('account.people.link')}
          </Link>
        </div>
      </FormSection>
    </FormColumn>
  )
}
