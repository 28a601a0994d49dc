import { useId, useState } from 'react'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  changeOf,
  tagFields,
  type TagField,
  tagProblems,
  tagsInputOf,
} from '../../model/blood-sugar-form.ts'
import { shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { useChangeBloodSugar } from '../../api/blood-sugar-mutations.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ViewOnlyNote } from '#ui/forms/view-only-note.tsx'
import { useSubmit } from '#ui/forms/use-submit.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { bloodSugarProblemWords } from '../blood-sugar-problem-words.ts'
import { AmountFields, MealFields } from '../blood-sugar-tag-fields.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/**
 * Edits the tags of a reading; the measured value is read-only (texts `blood-sugar-entry`,
 * `forms`). Only changes are sent.
 */
export function EditBloodSugarDialog({
  reading,
  words,
  onClose,
}: {
  reading: BloodSugarReading
  words: BloodSugarWords
  onClose: () => void
}) {
  const { t } = words
  const id = useId()
  const isViewOnly = useViewOnly()
  const {
    values: typed,
    change,
    forget,
  } = useStoredForm(`blood-sugar-tags ${reading.id}`, tagsInputOf(reading))
  const changing = useChangeBloodSugar()
  const [isSame, setSame] = useState(false)
  const idOf = (field: TagField | 'meal' | 'feeling') => `${id}-${field}`
  const form = useSubmit<TagField, never>({
    fields: tagFields,
    typed,
    problems: bloodSugarProblemWords(tagProblems(typed), typed),
    idOf,
  })
  const { failure } = changing
  const isGone = failure?._tag === 'Refused' && failure.status === 404

  async function send() {
    const tagChange = changeOf(typed, reading)
    setSame(tagChange === null)
    if (tagChange === null || (await changing.save({ id: reading.id, change: tagChange })) === null)
      return null
    showToast({ tone: 'success', title: t('blood-sugar-entry.edit.saved') })
    close()
    return null
  }
  function close() {
    forget()
    onClose()
  }

  return (
    <Dialog
      open
      title={t('blood-sugar-entry.edit.title')}
      onClose={close}
      actions={
        <>
          <Button type="submit" form={id} working={form.isWorking} workingLabel={t('forms.saving')}>
            {t('forms.save')}
          </Button>
          <Button look="secondary" onClick={close}>
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(send)
        }}
      >
        <Stack gap="s5">
          <div>
            <Text strong>
              {t('blood-sugar-entry.edit.reading', {
                value: shownValueOf(reading),
                when: words.when(reading),
              })}
            </Text>
            <Text look="small" tone="secondary">
              {t('blood-sugar-entry.edit.fixed')}
            </Text>
          </div>
          <ViewOnlyNote isShown={isViewOnly} />
          <ErrorSummary
            title={t('forms.summary', { count: form.summary.length })}
            problems={form.summary}
            attempt={form.attempt}
          />
          <SaveError failure={failure} title={t('forms.not-saved')} support={supportCall}>
            {isGone ? t('blood-sugar-entry.edit.gone') : undefined}
          </SaveError>
          <MealFields {...{ typed, idOf, change }} errors={form.errors} />
          <AmountFields {...{ typed, idOf, change }} errors={form.errors} />
          <Text look="small" tone="secondary" role="status">
            {isSame ? t('forms.unchanged') : null}
          </Text>
        </Stack>
      </form>
    </Dialog>
  )
}
