import { supportCall } from '#platform/model/support-contact.ts'
import { useHealthInfo } from '../api/health-info-queries.ts'
import { usePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import { combineQueryStates } from '#platform/query/query-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { FormColumn } from '#ui/forms/form-sections.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Diagnoses } from './diagnoses.tsx'
import { HealthProfileForm } from './health-profile-form.tsx'

/** The member's health profile, and the diagnoses of the account (2§3). */
export function HealthProfileScreen() {
  const t = useMessages()
  // The form waits for both, since the birth year limits the years of diagnoses.
  const read = combineQueryStates(useHealthInfo(), usePersonalInfo())
  return (
    <FormColumn>
      <QueryBoundary
        read={read}
        loading={t('health-profile.loading')}
        failed={t('health-profile.failed')}
        support={supportCall}
        bones={['18rem', '24rem', '16rem']}
        of="entries"
      >
        {([info, { birthDate }]) => <HealthProfileForm info={info} birthDate={birthDate} />}
      </QueryBoundary>
      <Diagnoses />
    </FormColumn>
  )
}
