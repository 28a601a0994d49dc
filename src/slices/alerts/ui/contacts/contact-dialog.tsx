import { isUnreadable } from '#platform/model/parts/part.ts'
import { useRef } from 'react'
import { support } from '#platform/model/support-contact.ts'
import {
  rejectedContactField,
  canChangePhones,
  contactDraft,
  contactFields,
  contactProblems,
  contactEdit,
  contactInputOf,
  emptyContactInput,
  type ContactField,
  type ContactFields,
} from '../../model/contact-form.ts'
import { contactTypes, type Contact, type ContactDraft } from '#session/member/model/contacts.ts'
import { unreadablePhones, useContactChanges } from '../../api/use-contact-changes.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

const draftName = (id: string) => `contact ${id}`
type Kind = (typeof contactTypes)[number]
type Asked =
  | { readonly kind: Kind; readonly draft: ContactDraft }
  | { readonly told: ContactFields; readonly shown: ContactFields }

/**
 * Adds or changes a contact. Contacts have no access to the portal; all data about them comes from
 * the member. `onAdded`: something was typed while the contact was added, so its edit goes on.
 */
export function ContactDialog({
  contact,
  kind = 'EC',
  onSaved,
  onAdded,
  onClose,
}: {
  contact: Contact | null
  /** The type that a new contact starts with. */
  kind?: Kind
  onSaved?: (contact: Contact) => void
  onAdded: (contact: Contact) => void
  onClose: () => void
}) {
  const t = useMessages()
  const changes = useContactChanges()
  const sent = useRef<ContactDraft | null>(null)
  const form = useForm({
    name: draftName(contact?.id ?? 'new'),
    initial: {
      kind,
      ...(contact === null ? emptyContactInput : contactInputOf(contact)),
    },
    isNew: contact === null,
    fields: contactFields,
    problems: (typed) => {
      const { firstName, lastName, ...others } = contactProblems(typed, contact)
      const nameWords = (
        field: 'firstName' | 'lastName',
        problem = { firstName, lastName }[field],
      ) =>
        problem && {
          [field]:
            problem === 'forms.required' ? (`alerts-contacts.${field}.missing` as const) : problem,
        }
      return { ...nameWords('firstName'), ...nameWords('lastName'), ...others }
    },
    prepare: ({ values, basis: { kind: _, ...basis } }): Asked =>
      contact === null
        ? { kind: values.kind, draft: contactDraft(values, null) }
        : { told: contactEdit(values, contact), shown: { ...basis, stored: contact } },
    save: (asked) => {
      if ('draft' in asked) {
        sent.current = asked.draft
        return changes.add(asked.kind, asked.draft)
      }
      return changes.change(asked, (fields) => (sent.current = contactDraft(fields, fields.stored)))
    },
    fieldOf: (detail): ContactField | null =>
      sent.current === null ? null : rejectedContactField(detail, sent.current),
    onSaved: (saved) => {
      if (onSaved) return onSaved(saved)
      showToast({
        tone: 'success',
        title: t('alerts-contacts.saved', { name: `${saved.firstName} ${saved.lastName}` }),
      })
    },
    onDone: onClose,
    next: ({ id }) => draftName(id),
    onNext: onAdded,
  })

  const line = (field: ContactField) => ({
    ...form.text(field, `alerts-contacts.${field}`),
    autoComplete: 'off',
  })
  const optional = t('forms.optional')
  return (
    <FormDialog
      of={form}
      title={t(contact === null ? 'alerts-contacts.add' : 'alerts-contacts.edit.title')}
      save={t('forms.save')}
      trouble={t('alerts-contacts.not-saved')}
      reason={(failure) =>
        failure._tag === 'Refused' && failure.error === unreadablePhones
          ? t('alerts-contacts.phones.fixed')
          : undefined
      }
      // `stored` is not a field of the form, so it has no conflict to show.
      conflict={(name, mine, theirs) => {
        const field = contactFields.find((one) => one === name)
        return field === undefined
          ? null
          : { label: t(`alerts-contacts.${field}`), mine: String(mine), theirs: String(theirs) }
      }}
      onClose={onClose}
    >
      {contact === null ? (
        <RadioGroup
          label={t('alerts-contacts.kind')}
          value={form.values.kind}
          onChange={(kind) => form.change({ kind })}
          options={contactTypes.toReversed().map((type) => ({
            value: type,
            label: t(`alerts-contacts.kind.${type}`),
            detail: t(`alerts-contacts.kind.${type}.text`),
          }))}
        />
      ) : null}
      <FieldPair>
        <TextField {...line('firstName')} />
        <TextField {...line('lastName')} />
      </FieldPair>
      {canChangePhones(contact) ? (
        <>
          <TextField
            {...line('mobile')}
            {...{ type: 'tel', inputMode: 'tel', optional }}
            hint={t('alerts-contacts.abroad')}
          />
          <TextField {...line('home')} {...{ type: 'tel', inputMode: 'tel', optional }} />
        </>
      ) : (
        <Text>{`${t('alerts-contacts.phones.fixed')} ${t('common.call', { phone: support.phone })}`}</Text>
      )}
      <TextField
        {...line('email')}
        {...{ type: 'email', inputMode: 'email', optional }}
        hint={isUnreadable(contact?.email) ? t('alerts-contacts.email.kept') : undefined}
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  )
}
