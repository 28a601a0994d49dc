import { useEffect, useRef } from 'react'
import { kitAddressProblems } from '../../model/lab-order.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import type { PersonalInfoChange } from '#session/member/model/personal-patch.ts'
import {
  rejectedField,
  personalEdit,
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
import { useSavePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressFields } from '#ui/forms/fields/address-fields.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Stack } from '#ui/layout/stack.tsx'

/** The name of the form's draft. */
export const labOrderAddressDraft = 'lab-order-address'

function problemsOf(typed: AddressInput): Partial<Record<AddressField, MessageKey>> {
  const found: Partial<Record<AddressField, MessageKey>> = kitAddressProblems(typed)
  return Object.fromEntries(
    addressFields
      .filter((field) => found[field] !== undefined)
      .map((field) => [
        field,
        found[field] === 'forms.required' && field !== 'addressLine2'
          ? `forms.address.${field}.missing`
          : found[field],
      ]),
  )
}

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
  const sent = useRef<PersonalInfoChange | null>(null)
  const form = useForm({
    name: labOrderAddressDraft,
    initial: addressInputOf(personal.address),
    fields: addressFields,
    problems: problemsOf,
    prepare: ({ values, basis }) => {
      const stored = personalInputOf(personal)
      return {
        ...personalEdit({ ...stored, ...values }, { ...stored, ...basis }, personal),
        sending: (change: PersonalInfoChange) => void (sent.current = change),
      }
    },
    save: useSavePersonalInfo(),
    fieldOf: (detail) => {
      const found = sent.current === null ? null : rejectedField(detail, sent.current)
      return addressFields.find((field) => field === found) ?? null
    },
    // The saved address may replace this form before `onDone`.
    onSaved,
  })
  // The form opened by a press takes the focus in its first field.
  const isOpened = onCancel !== undefined
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpened) box.current?.querySelector('input')?.focus()
  }, [isOpened])

  return (
    <Form
      of={form}
      label={t('lab-orders.address.form')}
      save={t('lab-orders.address.save')}
      trouble={t('lab-orders.address.not-saved')}
      // The form changes only the address.
      conflict={(field, mine, theirs) =>
        field === 'address'
          ? {
              label: t('lab-orders.address.form'),
              mine: addressWords(mine as AddressInput),
              theirs: addressWords(theirs as AddressInput),
            }
          : null
      }
      onCancel={onCancel}
    >
      <div ref={box}>
        <Stack gap="s5">
          <AddressFields
            values={form.values}
            errors={form.errors}
            idOf={form.idOf}
            onChange={(line, text) => form.change({ [line]: text })}
            hint={t('lab-orders.address.hint')}
            states={usStates.map(([value, label]) => ({ value, label, lang: 'en' }))}
          />
        </Stack>
      </div>
    </Form>
  )
}
