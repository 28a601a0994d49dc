import { useRef } from 'react'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import type { PersonalInfoChange } from '#session/member/model/personal-patch.ts'
import {
  rejectedField,
  personalEdit,
  personalFields,
  type PersonalParts,
  personalInputFields,
  personalInputOf,
} from '#session/member/model/personal-info-form.ts'
import { lenientAddressRules } from '#session/member/model/address-input.ts'
import type { Locale } from '#i18n/locale.ts'
import { isFailure } from '#platform/http/failure.ts'
import type { Edit } from '#platform/query/use-merged-save.ts'
import { useSavePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { LanguageChoice } from './language-choice.tsx'
import { personalProblemKeys } from './personal-problem-keys.ts'
import { PersonalFields } from './personal-fields.tsx'
import { useReauthentication } from './use-reauthentication.tsx'
import { ShippingAddressFields } from './shipping-address-fields.tsx'
import { useSaveLanguageChoice } from './use-save-language-choice.ts'
import { usePersonalConflicts } from './use-personal-conflicts.ts'

/** Without an edit only the language is saved. */
type Asked = (Edit<PersonalParts> | { readonly told: null; readonly shown: null }) & {
  readonly language: Locale
}
const wantsPassword = (thrown: unknown): boolean =>
  isFailure(thrown) && thrown._tag === 'NotAllowed' && thrown.error === 'password_required'

/** Names, email, phones, shipping address and language. One save sends the changed fields. */
export function PersonalForm({ personal }: { personal: PersonalInfo }) {
  const t = useMessages()
  const locale = useLocale()
  const account = useInitialAnswers().account.value
  const rules = account ?? lenientAddressRules
  const savePersonal = useSavePersonalInfo()
  const saveLanguage = useSaveLanguageChoice()
  const conflict = usePersonalConflicts()
  const { confirm, dialog } = useReauthentication()
  const sent = useRef<PersonalInfoChange | null>(null)
  const form = useForm({
    name: 'account-settings',
    initial: { ...personalInputOf(personal), language: locale },
    fields: personalFields,
    problems: (typed) => personalProblemKeys(typed, rules, personal),
    prepare: ({ values: { language, ...typed }, basis: { language: _, ...shown } }): Asked => ({
      language,
      ...(personalInputFields.some((field) => typed[field] !== shown[field])
        ? personalEdit(typed, shown, personal)
        : { told: null, shown: null }),
    }),
    save: async ({ language, ...edit }) => {
      if (edit.told !== null) {
        const sending = (change: PersonalInfoChange) => void (sent.current = change)
        const confirmed = () =>
          confirm((currentPassword) => savePersonal({ ...edit, sending, currentPassword }))
        const isDone = await savePersonal({ ...edit, sending }).then(
          () => true,
          (thrown) => (wantsPassword(thrown) ? confirmed() : Promise.reject(thrown)),
        )
        if (!isDone) return null
      }
      if (language !== locale) await saveLanguage(language)
      return true
    },
    fieldOf: (detail) => (sent.current === null ? null : rejectedField(detail, sent.current)),
    isEdit: true,
  })
  const fields = {
    typed: form.values,
    errors: form.errors,
    idOf: form.idOf,
    onChange: form.change,
  }
  return (
    <>
      <Form
        of={form}
        label={t('account.form')}
        save={t('forms.changes.save')}
        summaryTitle={t('forms.changes.summary', { count: form.summary.length })}
        trouble={t('forms.not-saved')}
        conflict={conflict}
      >
        <PersonalFields
          {...fields}
          personal={personal}
          isInternational={account?.isInternational ?? false}
        />
        <ShippingAddressFields {...fields} personal={personal} rules={rules} />
        <LanguageChoice
          language={form.values.language}
          onChange={(language) => form.change({ language })}
        />
      </Form>
      {/* The password dialog has its own form, so it stands outside of this one. */}
      {/* oxlint-disable-next-line portal/lone-text -- its type, in the hook, is an element */}
      {dialog}
    </>
  )
}
