import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { changeOf, tagFields, tagProblems, tagsInputOf } from '../../model/blood-sugar-form.ts'
import { shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { useChangeBloodSugar } from '../../api/blood-sugar-mutations.ts'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { bloodSugarProblemWords } from '../blood-sugar-problem-words.ts'
import {
  AmountFields,
  FeelingField,
  MealField,
  useInsulinPart,
} from '../blood-sugar-tag-fields.tsx'
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
  const form = useForm({
    name: `blood-sugar-tags ${reading.id}`,
    initial: tagsInputOf(reading),
    fields: tagFields,
    problems: (typed) => bloodSugarProblemWords(tagProblems(typed), typed),
    prepare: ({ values }) => {
      const change = changeOf(values, reading)
      return change === null ? 'unchanged' : { id: reading.id, change }
    },
    save: useChangeBloodSugar(),
    onSaved: () => showToast({ tone: 'success', title: t('blood-sugar-entry.edit.saved') }),
    onDone: onClose,
  })
  const { values: typed, idOf, change, errors } = form
  const insulin = useInsulinPart(typed)

  return (
    <FormDialog
      of={form}
      title={t('blood-sugar-entry.edit.title')}
      save={t('forms.save')}
      trouble={t('forms.not-saved')}
      reason={(failure) =>
        failure._tag === 'Refused' && failure.status === 404
          ? t('blood-sugar-entry.edit.gone')
          : undefined
      }
      onClose={onClose}
      intro={
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
      }
    >
      <MealField {...{ typed, idOf, change }} />
      <FeelingField {...{ typed, idOf, change }} kept={reading.tags.feeling} />
      <AmountFields {...{ typed, idOf, change, errors, insulin }} />
    </FormDialog>
  )
}
