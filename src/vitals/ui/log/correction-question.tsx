import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** Asks once before a reading is corrected, with what it was (area `corrections`). */
export function CorrectionQuestion({
  was,
  becomes,
  onBack,
  onConfirm,
}: {
  was: string
  becomes: string
  onBack: () => void
  onConfirm: () => void
}) {
  const t = useMessages()
  return (
    <Dialog
      open
      title={t('corrections.correct.title')}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onConfirm} data-autofocus="">
            {t('corrections.correct.yes')}
          </Button>
          <Button look="secondary" onClick={onBack}>
            {t('corrections.correct.back')}
          </Button>
        </>
      }
    >
      <DescriptionList
        facts={[
          { term: t('corrections.correct.was'), value: was },
          { term: t('corrections.correct.becomes'), value: becomes },
        ]}
      />
      <Text>{t('corrections.correct.text')}</Text>
    </Dialog>
  )
}
