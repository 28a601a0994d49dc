import { supportCall } from '#platform/model/support-contact.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import type { PersonalInfoChange } from '#session/member/model/personal-patch.ts'
import {
  rejectedField,
  personalChange,
  personalEdit,
  personalFields,
  type PersonalParts,
  personalInputFields,
  personalInputOf,
  type PersonalField,
} from '#session/member/model/personal-info-form.ts'
import { lenientAddressRules } from '#session/member/model/address-input.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { type Edit, isConflicted } from '#platform/query/use-merged-save.ts'
import { useSavePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { rejectedSubmit } from '#ui/forms/rejected-submit.ts'
import { SaveError } from '#ui/forms/save-error.tsx'
import { type RejectedSubmit, useSubmit } from '#ui/forms/use-submit.ts'
import { EditForm } from '#ui/forms/edit-form.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { personalProblemKeys } from './personal-problem-keys.ts'
import { PersonalFields } from './personal-fields.tsx'
import { useReauthentication } from './use-reauthentication.tsx'
import { ShippingAddressFields } from './shipping-address-fields.tsx'
import { useFormDraft } from '#session/storage/use-form-draft.ts'
import { useSaveLanguageChoice } from './use-save-language-choice.ts'
import { usePersonalConflicts } from './use-personal-conflicts.ts'

const idOf = (field: PersonalField) => `profile-${field}`
const wantsPassword = (thrown: unknown): boolean =>
  isFailure(thrown) && thrown._tag === 'NotAllowed' && thrown.error === 'password_required'

/** Names, email, phones, shipping address and language. One save sends the changed fields. */
export function PersonalForm({ personal }: { personal: PersonalInfo }) {
  const t = useMessages()
  const locale = useLocale()
  const account = useInitialAnswers().account.value
  const rules = account ?? lenientAddressRules
  const saved = personalInputOf(personal)
  const kept = useFormDraft('account-settings', { ...saved, language: locale })
  const { language, ...typed } = kept.values
  const isChanged = personalInputFields.some((field) => typed[field] !== saved[field])
  const isUnsaved = isChanged || language !== locale
  const saving = useSavePersonalInfo()
  const conflicts = usePersonalConflicts(saving.conflicts)
  const saveLanguage = useSaveLanguageChoice()
  const { confirm, dialog } = useReauthentication()
  const form = useSubmit<PersonalField, Failure>({
    fields: personalFields,
    typed,
    problems: personalProblemKeys(typed, rules, personal),
    idOf,
  })
  const undo = () => {
    kept.undo()
    saving.dismiss()
    form.forget()
  }

  /** `null`: only the language is saved. */
  async function send(
    edit: Edit<PersonalParts> | null,
  ): Promise<RejectedSubmit<PersonalField, Failure> | null> {
    let sent = personalChange(typed, personal)
    const sending = (change: PersonalInfoChange) => void (sent = change)
    try {
      if (edit !== null) {
        const confirmed = () =>
          confirm((currentPassword) => saving.save({ ...edit, sending, currentPassword }))
        const isDone = await saving.save({ ...edit, sending }).then(
          () => true,
          (thrown) => (wantsPassword(thrown) ? confirmed() : Promise.reject(thrown)),
        )
        if (!isDone) return 'withdrawn'
      }
      if (language !== locale) await saveLanguage(language)
      kept.saved()
      return null
    } catch (thrown) {
      if (isConflicted(thrown)) return 'withdrawn'
      return rejectedSubmit(thrown, (detail) => rejectedField(detail, sent))
    }
  }

  function submit() {
    const { language: _, ...shown } = kept.basis
    if (isUnsaved)
      return void form.submit(() => send(isChanged ? personalEdit(typed, shown, personal) : null))
    saving.dismiss()
    form.forget()
    kept.nothingNew()
  }
  function choose(versions: Parameters<typeof saving.chosen>[0]) {
    const edit = saving.chosen(versions)
    if (edit !== null) void form.submit(() => send(edit))
  }

  const fields = { typed, errors: form.errors, idOf, onChange: kept.change }
  return (
    <>
      <EditForm
        {...kept}
        savedAt={form.savedAt}
        label={t('account.form')}
        isUnsaved={isUnsaved}
        isWorking={form.isWorking}
        onSubmit={submit}
        onUndo={undo}
        trouble={
          <>
            <ErrorSummary
              title={t('forms.changes.summary', { count: form.summary.length })}
              problems={form.summary}
              attempt={form.attempt}
            />
            <EditConflicts
              items={conflicts}
              working={form.isWorking}
              onChoose={choose}
              onDismiss={saving.dismiss}
            />
            <SaveError failure={form.trouble} title={t('forms.not-saved')} support={supportCall} />
          </>
        }
      >
        <PersonalFields
          {...fields}
          personal={personal}
          isInternational={account?.isInternational ?? false}
        />
        <ShippingAddressFields {...fields} rules={rules} />
        <LanguageChoice
          language={language}
          onChange={(chosen) => kept.change({ language: chosen })}
        />
      </EditForm>
      {/* The password dialog has its own form, so it stands outside of this one. */}
      {/* oxlint-disable-next-line portal/lone-text -- its type, in the hook, is an element */}
      {dialog}
    </>
  )
}
