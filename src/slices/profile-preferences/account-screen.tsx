import { Suspense, type ReactNode } from 'react'
import { supportCall } from '#domain/contact.ts'
import { usePersonalInfo } from '#gateway/profile.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { FormColumn } from '#ui/form/form-parts.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { OneAccount } from './one-account.tsx'
import { ProfilePage } from './page.tsx'
import { PasswordForm } from './password-form.tsx'
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
    <ProfilePage tab="account-settings">
      <FormColumn>
        <Shown
          read={read}
          loading={t('profile.loading')}
          failed={t('profile.failed')}
          support={supportCall}
          bones={['22rem', '18rem']}
          of="entries"
        >
          {(personal) => <PersonalForm personal={personal} />}
        </Shown>
        <PasswordForm />
        <OneAccount />
        <Suspense
          fallback={
            <Pending label={t('profile.contacts.loading')}>
              <Skeleton card height="16rem" />
            </Pending>
          }
        >
          {contacts}
        </Suspense>
      </FormColumn>
    </ProfilePage>
  )
}
