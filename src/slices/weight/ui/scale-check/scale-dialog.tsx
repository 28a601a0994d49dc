import { useMessages } from '#i18n/use-messages.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * Asks whether the member has a scale (1§2). The safe content explains it with heart and kidneys
 * instead of weight loss.
 */
export function ScaleDialog({ onYes, onNotYet }: { onYes: () => void; onNotYet: () => void }) {
  const t = useMessages()
  const { hasSafeContent } = useAppState()
  const actions = (
    <>
      <Button onClick={onYes}>{t('weight-scale.yes')}</Button>
      <Button look="secondary" onClick={onNotYet}>
        {t('weight-scale.not-yet')}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('weight-scale.title')} onClose={onNotYet} actions={actions}>
      <Text>{t(hasSafeContent ? 'weight-scale.text.safe' : 'weight-scale.text')}</Text>
    </Dialog>
  )
}
