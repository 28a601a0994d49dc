import { addressesFor } from '#platform/model/support-contact.ts'
import { offersCoaching } from '#session/member/model/programs.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { showChat } from '#session/member/chat-panel-store.ts'
import { useMember } from '#session/member/member-context.tsx'
import { requestTour } from '#slices/tours/ui/tour-request.ts'
import { MenuButton } from '#ui/navigation/menu-button.tsx'
import type { MenuItem } from '#ui/navigation/menu.tsx'
import { WideOnly } from '#ui/layout/shell-frame.tsx'
import { usePhoneViewport } from './use-viewport.ts'

/** The help menu of every page: support site, coach and tour (1§2). */
export function HelpMenu() {
  const t = useMessages()
  const isPhone = usePhoneViewport()
  const { programs } = useMember()
  const { support } = addressesFor(useLocale())
  const coaching: MenuItem = {
    key: 'coaching',
    kind: 'action',
    label: t('shell.help.coaching'),
    onSelect: showChat,
  }
  const items: readonly MenuItem[] = [
    { key: 'support', kind: 'external', label: t('shell.help.support'), href: support },
    ...(offersCoaching(programs) ? [coaching] : []),
    { key: 'tour', kind: 'action', label: t('shell.help.tour'), onSelect: requestTour },
  ]
  return (
    <MenuButton
      chevron={!isPhone}
      icon="help"
      tour="help"
      name={isPhone ? t('shell.help') : undefined}
      items={items}
    >
      <WideOnly>{t('shell.help')}</WideOnly>
    </MenuButton>
  )
}
