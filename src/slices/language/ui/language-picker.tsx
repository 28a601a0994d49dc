import { useState } from 'react'
import { switchLanguage } from '#i18n/language.ts'
import { locales } from '#i18n/locale.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { MenuButton } from '#ui/navigation/menu-button.tsx'
import { languageNames } from './language-names.ts'

/** The language menu of the public header (LANG-009). Each language is named in itself. */
export function LanguagePicker() {
  const t = useMessages()
  const current = useLocale()
  const [failed, setFailed] = useState(false)
  const items = locales.map((locale) => ({
    key: locale,
    kind: 'choice' as const,
    label: languageNames[locale],
    lang: locale,
    chosen: locale === current,
    onSelect: () => {
      setFailed(false)
      switchLanguage(locale, { byHand: 'beforeSignIn' }).catch(() => {
        setFailed(true)
        announce(t('common.language.failed'))
      })
    },
  }))
  return (
    <MenuButton
      icon="globe"
      name={t('common.language.menu', { language: languageNames[current] })}
      items={items}
    >
      {failed ? t('common.language.failed') : languageNames[current]}
    </MenuButton>
  )
}
