import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { FoodEntry } from '../../model/food-log.ts'
import { useDeleteFoodEntry } from '../../api/food-log-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { FoodWords } from '../use-food-words.ts'

/** Deletes an entry after a confirmation that names it. `what` is the meal and its time. */
export function DeleteFoodEntry({
  entry,
  what,
  onDeleted,
  words,
}: {
  entry: FoodEntry
  what: { meal: string; when: string }
  onDeleted: () => void
  words: FoodWords
}) {
  const { t } = words
  const [asking, setAsking] = useState(false)
  const deleting = useDeleteFoodEntry()

  const ask = () => {
    deleting.forget()
    setAsking(true)
  }
  async function remove() {
    if ((await deleting.save(entry.id)) === null) return
    showToast({ tone: 'success', title: t('food-log.form.deleted', what) })
    onDeleted()
  }

  return (
    <>
      <Button look="quiet" flush onClick={ask}>
        {t('food-log.form.delete')}
      </Button>
      <Dialog
        open={asking}
        title={t('food-log.form.delete.sure')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button
              look="danger"
              working={deleting.working}
              workingLabel={t('food-log.form.deleting')}
              onClick={() => void remove()}
            >
              {t('food-log.form.delete')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('food-log.form.keep')}
            </Button>
          </>
        }
      >
        <Stack gap="s4">
          <Text>{t('food-log.form.delete.text', { ...what, foods: words.foods(entry) })}</Text>
          <SaveError
            failure={deleting.failure}
            title={t('food-log.form.delete.trouble')}
            support={supportCall}
          />
        </Stack>
      </Dialog>
    </>
  )
}
