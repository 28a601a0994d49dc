import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../feedback/banner.tsx'

/** A note above a form's fields (area `forms`) that staff can view the form and cannot save. */
export function ViewOnlyNote({ isShown }: { isShown: boolean }) {
  const t = useMessages()
  return isShown ? (
    <Banner tone="warning" icon="lock" title={t('forms.view-only')}>
      {t('forms.view-only.text')}
    </Banner>
  ) : null
}
