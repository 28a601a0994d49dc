import { useMessages } from '#i18n/use-messages.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * Asks whether the member has a weight scale (1§2). Where safe content applies it speaks of her
 * heart and kidneys, and not of losing weight.
 */
export function ScaleModal({ onYes, onNotYet }: { onYes: () => void; onNotYet: () => void }) {
  const t = useMessages()
  const { hasSafeContent } = useAppState()
  const actions = (
    <>
      <Button onClick={onYes}>{t('scale.yes')}</Button>
      <Button look="secondary" onClick={onNotYet}>
        {t('scale.not-yet')}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('scale.title')} onClose={onNotYet} actions={actions}>
      <Text>{t(hasSafeContent ? 'scale.text.safe' : 'scale.text')}</Text>
    </Dialog>
  )
}
