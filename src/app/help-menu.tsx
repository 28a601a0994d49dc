import { addressesFor } from '#domain/contact.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import { WideOnly } from '#ui/shell/shell-frame.tsx'
import { usePhone } from './use-media.ts'

/** Help, in the same place on every page. Support is a page outside, in the language in use. */
export function HelpMenu() {
  const t = useMessages()
  const isPhone = usePhone()
  const { support } = addressesFor(useLocale())
  return (
    <MenuButton chevron={!isPhone} icon="help" name={t('shell.help')} items={[{ key: 'support', kind: 'external', label: t('shell.help.support'), href: support }]}>
      <WideOnly>{t('shell.help')}</WideOnly>
    </MenuButton>
  )
}
