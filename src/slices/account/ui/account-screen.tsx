import { Suspense, type ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { usePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { FormColumn } from '#ui/forms/form-sections.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { OneAccountNotice } from './one-account-notice.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { PersonalForm } from './personal-form.tsx'

/**
 * Name, email, phones, address, language, password, and the people named by the member (2§2), given
 * as `contacts`.
 */
export function AccountScreen({ contacts }: { contacts: ReactNode }) {
  const t = useMessages()
  const personal = usePersonalInfo()
  // The account says which addresses are allowed, so that the form waits for its answer; without
  // one the server judges alone.
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
      <ChangePasswordForm />
      <OneAccountNotice />
      <Suspense
        fallback={
          <LoadingStatus label={t('contacts.loading')}>
            <Skeleton card height="16rem" />
          </LoadingStatus>
        }
      >
        {contacts}
      </Suspense>
    </FormColumn>
  )
}
