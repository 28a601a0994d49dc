import type { ReactNode } from 'react'
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
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'

/**
 * Personal information, password, and contacts (2§2). `contacts` is the panel of the member's
 * contacts.
 */
export function AccountScreen({ contacts }: { contacts: ReactNode }) {
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
      <ChangePasswordForm />
      <OneAccountNotice />
      <LazyBoundary
        fallback={
          <LoadingStatus label={t('contacts.loading')}>
            <Skeleton card height="16rem" />
          </LoadingStatus>
        }
      >
        {contacts}
      </LazyBoundary>
    </FormColumn>
  )
}
