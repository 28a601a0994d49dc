import { useMessages } from '#i18n/use-messages.ts'
import { useAppState, useFlag } from '#session/member/app-state-store.ts'
import { chooseMigration } from '#session/account-linking/choose-migration.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'

/**
 * Offers the single account to a member who postponed the migration (flag CLIENT_MIGRATION). Staff
 * cannot migrate an account.
 */
export function OneAccountNotice() {
  const t = useMessages()
  const { isImpersonation } = useAppState()
  if (!useFlag('CLIENT_MIGRATION') || isImpersonation) return null
  return (
    <FormSection title={t('account.one-account')} intro={t('account.one-account.text')}>
      <Card>
        <Button look="secondary" onClick={() => void chooseMigration(true)}>
          {t('account.one-account.connect')}
        </Button>
      </Card>
    </FormSection>
  )
}
