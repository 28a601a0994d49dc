import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useDeleteGoal } from '../../api/goal-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

/** Deletes a goal after a confirmation that names it. */
export function DeleteGoal({
  id,
  title,
  onDeleted,
}: {
  id: string
  title: string
  onDeleted: () => void
}) {
  const t = useMessages()
  const [asking, setAsking] = useState(false)
  const deleting = useDeleteGoal()

  const ask = () => {
    deleting.forget()
    setAsking(true)
  }
  async function remove() {
    if ((await deleting.save(id)) === null) return
    showToast({ tone: 'success', title: t('goals.deleted', { title }) })
    onDeleted()
  }

  return (
    <>
      <Button look="quiet" flush onClick={ask}>
        {t('goals.delete')}
      </Button>
      <Dialog
        open={asking}
        title={t('goals.delete.sure')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button
              look="danger"
              working={deleting.working}
              workingLabel={t('goals.deleting')}
              onClick={() => void remove()}
            >
              {t('goals.delete')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('goals.keep')}
            </Button>
          </>
        }
      >
        <Stack gap="s4">
          <Text>{t('goals.delete.text', { title })}</Text>
          <SaveError
            failure={deleting.failure}
            title={t('goals.delete.trouble')}
            support={supportCall}
          />
        </Stack>
      </Dialog>
    </>
  )
}
