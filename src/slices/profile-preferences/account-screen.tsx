import { Suspense, type ReactNode } from 'react'
import { supportCall } from '#domain/contact.ts'
import { usePersonalInfo } from '#gateway/profile.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { FormColumn } from '#ui/form/form-parts.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { ProfilePage } from './page.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonalForm } from './personal-form.tsx'

/** Who the member is and how she is reached, her language, her password, and the people she named (2§2), who come as `contacts`. */
export function AccountScreen({ contacts }: { contacts: ReactNode }) {
  const t = useMessages()
  const read = usePersonalInfo()
  return (
    <ProfilePage tab="account-settings">
      <FormColumn>
        <Shown read={read} loading={t('profile.loading')} failed={t('profile.failed')} support={supportCall} bones={['22rem', '18rem']}>
          {personal => <PersonalForm personal={personal} />}
        </Shown>
        <PasswordForm />
        <Suspense fallback={<Pending label={t('profile.contacts.loading')}><Skeleton card height="16rem" /></Pending>}>{contacts}</Suspense>
      </FormColumn>
    </ProfilePage>
  )
}
