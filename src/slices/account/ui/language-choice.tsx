import { locales, type Locale } from '#i18n/locale.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'

/** The choice of the portal's language (LANG-001). Each language is named in itself. */
export function LanguageChoice({
  language,
  onChange,
}: {
  language: Locale
  onChange: (language: Locale) => void
}) {
  const t = useMessages()
  return (
    <FormSection title={t('account.language')}>
      <RadioGroup
        label={t('account.language.label')}
        value={language}
        onChange={onChange}
        options={locales.map((locale) => ({
          value: locale,
          label: t(`account.language.${locale}`),
          lang: locale,
        }))}
      />
    </FormSection>
  )
}
