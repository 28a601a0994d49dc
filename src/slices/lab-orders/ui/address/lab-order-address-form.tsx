import { useEffect, useRef } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { kitAddressProblems } from '../../model/lab-order.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import {
  rejectedField,
  personalChange,
  personalEdit,
  type PersonalParts,
  personalInputOf,
} from '#session/member/model/personal-info-form.ts'
import {
  addressFields,
  addressWords,
  type AddressInput,
  addressInputOf,
  type AddressField,
} from '#session/member/model/address-input.ts'
import { usStates } from '#platform/model/validation/us-states.ts'
import type { Failure } from '#platform/http/failure.ts'
import { type Edit, isConflicted } from '#platform/query/use-merged-save.ts'
import { useSavePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { AddressFields } from '#ui/forms/fields/address-fields.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { FormFrame } from '#ui/forms/form-frame.tsx'
import { rejectedSubmit } from '#ui/forms/rejected-submit.ts'
import { SaveError } from '#ui/forms/save-error.tsx'
import { type RejectedSubmit, useSubmit } from '#ui/forms/use-submit.ts'
import { Stack } from '#ui/layout/stack.tsx'

const idOf = (field: AddressField) => `kit-${field}`

/**
 * The form for another address, which is saved for the account; kits are delivered only in the
 * United States. Without `onCancel` the stored address is not usable.
 */
export function LabOrderAddressForm({
  personal,
  onSaved,
  onCancel,
}: {
  personal: PersonalInfo
  onSaved: () => void
  onCancel?: () => void
}) {
  const t = useMessages()
  const kept = useStoredForm('lab-order-address', addressInputOf(personal.address))
  const typed = kept.values
  const saving = useSavePersonalInfo()
  const problems: Partial<Record<AddressField, MessageKey>> = {}
  for (const [field, problem] of Object.entries(kitAddressProblems(typed)) as [
    AddressField,
    MessageKey,
  ][]) {
    problems[field] =
      problem === 'forms.required' && field !== 'addressLine2'
        ? `forms.address.${field}.missing`
        : problem
  }
  const form = useSubmit<AddressField, Failure>({ fields: addressFields, typed, problems, idOf })
  // The form opened by a press takes the focus in its first field.
  const isOpened = onCancel !== undefined
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpened) box.current?.querySelector('input')?.focus()
  }, [isOpened])

  async function send(
    edit: Edit<PersonalParts>,
  ): Promise<RejectedSubmit<AddressField, Failure> | null> {
    let sent = personalChange({ ...personalInputOf(personal), ...typed }, personal)
    try {
      await saving.save({ ...edit, sending: (change) => void (sent = change) })
      kept.forget()
      onSaved()
      return null
    } catch (thrown) {
      if (isConflicted(thrown)) return 'withdrawn'
      return rejectedSubmit(thrown, (detail) => {
        const found = rejectedField(detail, sent)
        return addressFields.find((field) => field === found) ?? null
      })
    }
  }
  function submit() {
    const stored = personalInputOf(personal)
    void form.submit(() =>
      send(personalEdit({ ...stored, ...typed }, { ...stored, ...kept.basis }, personal)),
    )
  }
  function choose(versions: Parameters<typeof saving.chosen>[0]) {
    const edit = saving.chosen(versions)
    if (edit !== null) void form.submit(() => send(edit))
  }
  // The form changes only the address.
  const conflicts = saving.conflicts.flatMap(({ field, mine, theirs }) =>
    field === 'address'
      ? [
          {
            field,
            label: t('lab-orders.address.form'),
            mine: addressWords(mine as AddressInput),
            theirs: addressWords(theirs as AddressInput),
          },
        ]
      : [],
  )

  const actions = (
    <>
      <Button type="submit" working={form.isWorking} workingLabel={t('forms.saving')}>
        {t('lab-orders.address.save')}
      </Button>
      {onCancel ? (
        <Button look="secondary" onClick={onCancel}>
          {t('forms.cancel')}
        </Button>
      ) : null}
    </>
  )
  return (
    <FormFrame label={t('lab-orders.address.form')} onSubmit={submit} actions={actions}>
      <ErrorSummary
        title={t('forms.summary', { count: form.summary.length })}
        problems={form.summary}
        attempt={form.attempt}
      />
      <EditConflicts
        items={conflicts}
        working={form.isWorking}
        onChoose={choose}
        onDismiss={saving.dismiss}
      />
      <SaveError
        failure={form.trouble}
        title={t('lab-orders.address.not-saved')}
        support={supportCall}
      />
      <div ref={box}>
        <Stack gap="s5">
          <AddressFields
            values={typed}
            errors={form.errors}
            idOf={idOf}
            onChange={(line, text) => kept.change({ [line]: text })}
            hint={t('lab-orders.address.hint')}
            states={usStates.map(([value, label]) => ({ value, label, lang: 'en' }))}
          />
        </Stack>
      </div>
    </FormFrame>
  )
}
