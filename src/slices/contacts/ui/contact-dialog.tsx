import { useState, type FormEvent } from 'react'
import { support, supportCall } from '#platform/model/support-contact.ts'
import {
  rejectedContactField,
  canChangePhones,
  contactDraft,
  contactFields,
  contactFieldsOf,
  contactProblems,
  contactEdit,
  contactInputOf,
  emptyContactInput,
  type ContactField,
  type ContactFields,
} from '../model/contact-form.ts'
import { contactTypes, type Contact } from '#session/member/model/contacts.ts'
import {
  type EditConflict,
  type ConflictChoice,
  resolvedConflicts,
} from '#platform/model/edit-conflict.ts'
import { unreadablePhones, useContactChanges } from '../api/use-contact-changes.ts'
import type { Failure } from '#platform/http/failure.ts'
import { conflictsOf } from '#platform/query/use-merged-save.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { TextField, type TextFieldProps } from '#ui/forms/fields/text-field.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { FieldPair } from '#ui/forms/form-frame.tsx'
import { rejectedSubmit } from '#ui/forms/rejected-submit.ts'
import { SaveError } from '#ui/forms/save-error.tsx'
import { type RejectedSubmit, useSubmit } from '#ui/forms/use-submit.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

const formId = 'contact-form'
const idOf = (field: ContactField) => `contact-${field}`

/**
 * Adds or changes a contact. Contacts have no access to the portal; all data about them comes from
 * the member.
 */
export function ContactDialog({
  contact,
  onClose,
}: {
  contact: Contact | null
  onClose: () => void
}) {
  const t = useMessages()
  const [typed, setTyped] = useState(() =>
    contact === null ? emptyContactInput : contactInputOf(contact),
  )
  const [basis, setBasis] = useState(() => contact && contactFieldsOf(contact))
  const [conflicts, setConflicts] = useState<readonly EditConflict<ContactFields>[]>([])
  const [kind, setKind] = useState<(typeof contactTypes)[number]>('EC')
  const changes = useContactChanges()
  const found = contactProblems(typed, contact)
  const problems: Partial<Record<ContactField, MessageKey>> = {}
  for (const field of contactFields) {
    const problem = found[field]
    if (problem !== undefined)
      problems[field] =
        problem === 'forms.required' && (field === 'firstName' || field === 'lastName')
          ? `contacts.${field}.missing`
          : problem
  }
  const form = useSubmit<ContactField, Failure>({ fields: contactFields, typed, problems, idOf })

  async function send(
    text = typed,
    shown = basis,
  ): Promise<RejectedSubmit<ContactField, Failure> | null> {
    let draft = contactDraft(text, contact)
    setConflicts([])
    try {
      await (shown === null
        ? changes.add(kind, draft)
        : changes.change(
            { told: contactEdit(text, shown.stored), shown },
            (fields) => (draft = contactDraft(fields, fields.stored)),
          ))
      showToast({
        tone: 'success',
        title: t('contacts.saved', { name: `${draft.firstName} ${draft.lastName}` }),
      })
      onClose()
      return null
    } catch (thrown) {
      const both = conflictsOf<ContactFields>(thrown)
      setConflicts(both)
      if (both.length > 0) return 'withdrawn'
      return rejectedSubmit(thrown, (detail) => rejectedContactField(detail, draft))
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit(() => send())
  }
  function choose(kept: Readonly<Partial<Record<keyof ContactFields, ConflictChoice>>>) {
    if (basis === null) return
    const { told, shown } = resolvedConflicts(
      { told: { ...typed, stored: basis.stored }, shown: basis },
      conflicts,
      kept,
    )
    setTyped(told)
    setBasis(shown)
    void form.submit(() => send(told, shown))
  }
  // `stored` is not a field of the form, so it has no conflict to show.
  const items = conflicts.flatMap(({ field, mine, theirs }) =>
    field === 'stored' || typeof mine !== 'string' || typeof theirs !== 'string'
      ? []
      : [{ field, label: t(`contacts.${field}`), mine, theirs }],
  )

  const line = (field: ContactField, more: Partial<TextFieldProps> = {}) => (
    <TextField
      id={idOf(field)}
      name={field}
      label={t(`contacts.${field}`)}
      value={typed[field]}
      error={form.errors[field]}
      autoComplete="off"
      onChange={(text) => setTyped({ ...typed, [field]: text })}
      {...more}
    />
  )
  const optional = t('forms.optional')
  const actions = (
    <>
      <Button type="submit" form={formId} working={form.isWorking} workingLabel={t('forms.saving')}>
        {t('forms.save')}
      </Button>
      <Button look="secondary" onClick={onClose}>
        {t('forms.cancel')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={t(contact === null ? 'contacts.add' : 'contacts.edit.title')}
      onClose={onClose}
      actions={actions}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="s5">
          <ErrorSummary
            title={t('forms.summary', { count: form.summary.length })}
            problems={form.summary}
            attempt={form.attempt}
          />
          <EditConflicts
            items={items}
            working={form.isWorking}
            onChoose={choose}
            onDismiss={() => setConflicts([])}
          />
          <SaveError failure={form.trouble} title={t('contacts.not-saved')} support={supportCall}>
            {form.trouble?._tag === 'Refused' && form.trouble.error === unreadablePhones
              ? t('contacts.phones.fixed')
              : undefined}
          </SaveError>
          {contact === null ? (
            <RadioGroup
              label={t('contacts.kind')}
              value={kind}
              onChange={setKind}
              options={contactTypes.toReversed().map((type) => ({
                value: type,
                label: t(`contacts.kind.${type}`),
                detail: t(`contacts.kind.${type}.text`),
              }))}
            />
          ) : null}
          <FieldPair>
            {line('firstName')}
            {line('lastName')}
          </FieldPair>
          {canChangePhones(contact) ? (
            <>
              {line('mobile', {
                type: 'tel',
                inputMode: 'tel',
                optional,
                hint: t('contacts.abroad'),
              })}
              {line('home', { type: 'tel', inputMode: 'tel', optional })}
            </>
          ) : (
            <Text>
              {`${t('contacts.phones.fixed')} ${t('common.call', { phone: support.phone })}`}
            </Text>
          )}
          {line('email', {
            type: 'email',
            inputMode: 'email',
            optional,
            autoCapitalize: 'none',
            spellCheck: false,
          })}
        </Stack>
      </form>
    </Dialog>
  )
}
