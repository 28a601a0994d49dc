import { supportCall } from '#domain/contact.ts'
import { useHealthInfo } from '#gateway/health-profile.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { FormColumn } from '#ui/form/form-parts.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Diagnoses } from './diagnoses.tsx'
import { HealthForm } from './health-form.tsx'
import { ProfilePage } from './page.tsx'

/** What the member tells of her health and of herself, and what the account knows (2§3). */
export function HealthScreen() {
  const t = useMessages()
  const read = useHealthInfo()
  return (
    <ProfilePage tab="health-profile">
      <FormColumn>
        <Shown read={read} loading={t('health-profile.loading')} failed={t('health-profile.failed')} support={supportCall} bones={['18rem', '24rem', '16rem']}>
          {info => <HealthForm info={info} />}
        </Shown>
        <Diagnoses />
      </FormColumn>
    </ProfilePage>
  )
}
