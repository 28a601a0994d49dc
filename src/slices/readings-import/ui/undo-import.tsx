import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { QueryFailurePanel } from '#ui/feedback/query-state/query-failure-panel.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { type KnownReading, useStoredReadings } from '../api/use-stored-readings.ts'
import { spanOfLines } from '../model/file-groups.ts'
import type { AddedReading } from '../model/import-run.ts'

/** Takes back what an import brought, after one question. */
export function UndoImport({
  added,
  undo,
}: {
  added: readonly AddedReading[]
  undo: (stored: readonly KnownReading[]) => Promise<void>
}) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const stored = useStoredReadings(spanOfLines(added), {
    sugar: added.some(({ reading }) => reading.kind === 'blood-sugar'),
    weight: added.some(({ reading }) => reading.kind === 'weight'),
  })
  const close = () => setOpen(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('readings-import.undo', { count: added.length })}
      </Button>
      <Dialog
        open={isOpen}
        title={t('readings-import.undo.title', { count: added.length })}
        onClose={close}
        actions={
          <>
            <Button
              look="danger"
              working={stored.state === 'pending'}
              onClick={() => {
                if (stored.state !== 'ready') return
                close()
                void undo(stored.data)
              }}
            >
              {t('readings-import.undo.do')}
            </Button>
            <Button look="secondary" onClick={close} data-autofocus="">
              {t('readings-import.undo.keep')}
            </Button>
          </>
        }
      >
        {stored.state === 'failed' ? (
          <QueryFailurePanel
            {...stored}
            title={t('readings-import.comparing.failed')}
            support={supportCall}
          />
        ) : null}
        <Text>{t('readings-import.undo.text')}</Text>
      </Dialog>
    </>
  )
}
