import { supportCall } from '#domain/contact.ts'
import type { PersonalInfo } from '#domain/member.ts'
import type { PersonalInfoChange } from '#domain/personal-change.ts'
import { blamedField, needsPassword, personalChange, personalFields, personalTypedFields, personalTypedOf, type PersonalField } from '#domain/personal-form.ts'
import { lenientAddressRules } from '#domain/typed-address.ts'
import { isFailure, type Failure } from '#gateway/failure.ts'
import { useSavePersonalInfo } from '#gateway/profile.queries.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { ErrorSummary } from '#ui/banner/error-summary.tsx'
import { SaveTrouble } from '#ui/form/save-trouble.tsx'
import { type NotTaken, useSubmit } from '#ui/form/use-submit.ts'
import { EditForm } from './edit-form.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { personalProblemKeys } from './personal-problem-keys.ts'
import { PersonalFields } from './personal-fields.tsx'
import { useReauthentication } from './reauthentication.tsx'
import { ShippingAddress } from './shipping-address.tsx'
import { useKeptEdits } from './use-kept-edits.ts'
import { useLanguageSave } from './use-language-save.ts'

const idOf = (field: PersonalField) => `profile-${field}`
const wantsPassword = (thrown: unknown): boolean => isFailure(thrown) && thrown._tag === 'NotAllowed' && thrown.error === 'password_required'

/** Names, email, phones, shipping address and language: saved together, what was changed of it. */
export function PersonalForm({ personal }: { personal: PersonalInfo }) {
  const t = useMessages()
  const locale = useLocale()
  const account = useInitialAnswers().account.value
  const rules = account ?? lenientAddressRules
  const saved = personalTypedOf(personal)
  const kept = useKeptEdits('account-settings', { ...saved, language: locale })
  const { language, ...typed } = kept.values
  const isChanged = personalTypedFields.some(field => typed[field] !== saved[field])
  const isUnsaved = isChanged || language !== locale
  const save = useSavePersonalInfo()
  const saveLanguage = useLanguageSave()
  const { confirm, dialog } = useReauthentication()
  const form = useSubmit<PersonalField, Failure>({ fields: personalFields, typed, problems: personalProblemKeys(typed, rules, personal), idOf })
  const undo = () => {
    kept.undo()
    form.forget()
  }

  async function send(): Promise<NotTaken<PersonalField, Failure> | null> {
    let sent: PersonalInfoChange = personalChange(typed, personal)
    const savePersonal = (currentPassword?: string) => save(now => (sent = { ...personalChange(typed, personal, now), ...(currentPassword === undefined ? {} : { currentPassword }) }))
    const confirmed = () => confirm(async password => void (await savePersonal(password)))
    try {
      if (isChanged) {
        const isDone = needsPassword(sent, personal) ? await confirmed() : await savePersonal().then(() => true, thrown => (wantsPassword(thrown) ? confirmed() : Promise.reject(thrown)))
        if (!isDone) return 'withdrawn'
      }
      if (language !== locale) await saveLanguage(language)
      kept.saved()
      return null
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      const said = 'error' in thrown && thrown.error === 'several_fields' ? undefined : 'said' in thrown ? thrown.said : undefined
      const blamed = thrown._tag === 'Refused' ? thrown.details.map(detail => blamedField(detail, sent)).filter(field => field !== null) : []
      return blamed.length > 0 ? { blamed: blamed.map(field => [field, said] as const) } : { trouble: thrown }
    }
  }

  function submit() {
    if (isUnsaved) return void form.submit(send)
    form.forget()
    kept.nothingNew()
  }

  const fields = { typed, errors: form.errors, idOf, onChange: kept.change }
  return (
    <>
      <EditForm
        {...kept} savedAt={form.savedAt} label={t('profile.account.form')} isUnsaved={isUnsaved} isWorking={form.isWorking} onSubmit={submit} onUndo={undo}
        trouble={
          <>
            <ErrorSummary title={t('profile.summary', { count: form.summary.length })} problems={form.summary} attempt={form.attempt} />
            <SaveTrouble failure={form.trouble} title={t('forms.not-saved')} support={supportCall} />
          </>
        }
      >
        <PersonalFields {...fields} personal={personal} isInternational={account?.isInternational ?? false} />
        <ShippingAddress {...fields} rules={rules} />
        <LanguageChoice language={language} onChange={chosen => kept.change({ language: chosen })} />
      </EditForm>
      {/* A form of its own, so it stands outside of this one. */}
      {dialog}
    </>
  )
}
