import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Reminder } from '../../model/reminders.ts'
import { useDeleteReminder } from '../../api/reminder-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { ReminderWords } from '../use-reminder-words.ts'

/** Deletes a reminder after a confirmation that names it. */
export function DeleteReminder({
  id,
  reminder,
  onDeleted,
  words,
}: {
  id: string
  reminder: Reminder
  onDeleted: () => void
  words: ReminderWords
}) {
  const { t } = words
  const [asking, setAsking] = useState(false)
  const deleting = useDeleteReminder()
  const name = words.name(reminder)

  const ask = () => {
    deleting.forget()
    setAsking(true)
  }
  async function remove() {
    if ((await deleting.save(id)) === null) return
    showToast({ tone: 'success', title: t('reminders.form.deleted', { name }) })
    onDeleted()
  }

  return (
    <>
      <Button look="quiet" flush onClick={ask}>
        {t('reminders.form.delete')}
      </Button>
      <Dialog
        open={asking}
        title={t('reminders.form.delete.sure')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button
              look="danger"
              working={deleting.working}
              workingLabel={t('reminders.form.deleting')}
              onClick={() => void remove()}
            >
              {t('reminders.form.delete')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('reminders.form.keep')}
            </Button>
          </>
        }
      >
        <Stack gap="s4">
          <Text>{t('reminders.form.delete.text', { name, when: words.when(reminder) })}</Text>
          <SaveError
            failure={deleting.failure}
            title={t('reminders.form.delete.trouble')}
            support={supportCall}
          />
        </Stack>
      </Dialog>
    </>
  )
}
