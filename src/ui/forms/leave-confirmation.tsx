import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '../primitives/button.tsx'
import { Dialog } from '../feedback/dialogs/dialog.tsx'
import { Text } from '../primitives/text.tsx'
import type { LeaveGuard } from './use-leave-guard.ts'

/** Asks whether to leave a page with unsaved changes. */
export function LeaveConfirmation({ isAsking, stay, leave }: LeaveGuard) {
  const t = useMessages()
  const actions = (
    <>
      <Button onClick={stay} data-autofocus="">
        {t('forms.leave.stay')}
      </Button>
      <Button look="secondary" onClick={leave}>
        {t('forms.leave.go')}
      </Button>
    </>
  )
  return (
    <Dialog open={isAsking} title={t('forms.leave.title')} onClose={stay} actions={actions}>
      <Text>{t('forms.leave.text')}</Text>
    </Dialog>
  )
}
