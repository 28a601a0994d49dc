import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../feedback/banner.tsx'

/**
 * Before a form's fields (area `forms`): staff can look at the form, and nothing that they type is
 * saved.
 */
export function ViewOnlyNote({ isShown }: { isShown: boolean }) {
  const t = useMessages()
  return isShown ? (
    <Banner tone="warning" icon="lock" title={t('forms.view-only')}>
      {t('forms.view-only.text')}
    </Banner>
  ) : null
}
