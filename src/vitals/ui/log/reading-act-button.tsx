import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Save } from '#platform/query/use-save.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

/**
 * Leaves a reading out of the figures, takes it back in, or removes it, after one question that
 * shows the reading in words (area `corrections`).
 */
export function ReadingActButton({
  act,
  id,
  was,
  name,
  save: { save, working, failure, forget },
  onDone,
}: {
  act: 'leave-out' | 'take-back' | 'remove'
  id: string
  /** The reading: "19 mg/dL, Today, 6:15 AM". */
  was: string
  /** The accessible name, where a page has several such buttons. */
  name?: string
  save: Save<string, object>
  onDone: () => void
}) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    forget()
  }
  const confirm = async () => {
    if ((await save(id)) === null) return
    showToast({ tone: 'success', title: t(`corrections.${act}.done`), text: was })
    setOpen(false)
    onDone()
  }
  return (
    <>
      <Button look="quiet" size="compact" flush aria-label={name} onClick={() => setOpen(true)}>
        {t(`corrections.${act}.do`)}
      </Button>
      <Dialog
        open={isOpen}
        title={t(`corrections.${act}.title`)}
        onClose={close}
        actions={
          <>
            <Button
              {...(act === 'remove' && { look: 'danger' })}
              working={working}
              workingLabel={t('corrections.working')}
              onClick={() => void confirm()}
            >
              {t(`corrections.${act}.yes`)}
            </Button>
            <Button look="secondary" onClick={close} data-autofocus="">
              {t('corrections.keep')}
            </Button>
          </>
        }
      >
        <SaveError failure={failure} title={t('corrections.trouble')} support={supportCall} />
        <Text strong>{was}</Text>
        <Text>{t(`corrections.${act}.text`)}</Text>
      </Dialog>
    </>
  )
}
