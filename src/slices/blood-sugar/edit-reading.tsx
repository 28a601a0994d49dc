import { useId, useState } from 'react'
import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import {
  changeOf,
  tagFields,
  type TagField,
  tagProblems,
  typedTagsOf,
} from '#domain/blood-sugar-form.ts'
import { shownValueOf } from '#domain/blood-sugar.ts'
import { supportCall } from '#domain/contact.ts'
import { useChangeBloodSugar } from '#gateway/blood-sugar-entry.queries.ts'
import { useKeptForm } from '#session/kept-forms.ts'
import { useViewOnly } from '#session/use-view-only.ts'
import { ErrorSummary } from '#ui/banner/error-summary.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SaveTrouble } from '#ui/form/save-trouble.tsx'
import { ViewOnlyNote } from '#ui/form/view-only-note.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { entryWords } from './entry-problems.ts'
import { AmountFields, MealFields } from './tag-fields.tsx'
import type { Words } from './use-words.ts'

/**
 * What belongs to a reading, to be told differently; what the meter said stays (areas
 * `blood-sugar-entry`, `forms`). Only what changed is sent.
 */
export function EditReading({
  reading,
  words,
  onClose,
}: {
  reading: BloodSugarReading
  words: Words
  onClose: () => void
}) {
  const { t } = words
  const id = useId()
  const isViewOnly = useViewOnly()
  const {
    values: typed,
    change,
    forget,
  } = useKeptForm(`blood-sugar-tags ${reading.id}`, typedTagsOf(reading))
  const changing = useChangeBloodSugar()
  const [isSame, setSame] = useState(false)
  const idOf = (field: TagField | 'meal' | 'feeling') => `${id}-${field}`
  const form = useSubmit<TagField, never>({
    fields: tagFields,
    typed,
    problems: entryWords(tagProblems(typed), typed),
    idOf,
  })
  const { failure } = changing
  const isGone = failure?._tag === 'Refused' && failure.status === 404

  async function send() {
    const wish = changeOf(typed, reading)
    setSame(wish === null)
    if (wish === null || (await changing.save({ id: reading.id, change: wish })) === null)
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
          <SaveTrouble failure={failure} title={t('forms.not-saved')} support={supportCall}>
            {isGone ? t('blood-sugar-entry.edit.gone') : undefined}
          </SaveTrouble>
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
