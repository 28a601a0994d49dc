import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { PlateIllustration } from './plate-illustration.tsx'

/** Introduces the food log once (1§4). `onConfirm` opens the food page. */
export function FoodLogIntroDialog({
  onConfirm,
  onClose,
}: {
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useMessages()
  const actions = (
    <>
      <Button data-autofocus="" onClick={onConfirm}>
        {t('food-log-intro.confirm')}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {t('food-log-intro.later')}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('food-log-intro.title')} onClose={onClose} actions={actions}>
      <PlateIllustration />
      <Text tone="secondary">{t('food-log-intro.text')}</Text>
      <Text tone="secondary">{t('food-log-intro.insights')}</Text>
    </Dialog>
  )
}
