import { initialsOf } from '#session/member/model/personal-info.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { confirmLeave } from '#platform/browser/leave-guard.ts'
import { href } from '#platform/model/paths.ts'
import { signOut } from '#session/auth/session-actions.ts'
import { useUser } from '#session/member/use-user.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { MenuButton } from '#ui/navigation/menu-button.tsx'
import type { MenuItem } from '#ui/navigation/menu.tsx'
import { RoomyOnly } from '#ui/layout/shell-frame.tsx'
import { usePhoneViewport } from './use-viewport.ts'

/**
 * The account menu: profile, language and sign-out. It also works before the member's name is
 * loaded.
 */
export function MemberMenu({ onLanguage }: { onLanguage: () => void }) {
  const t = useMessages()
  const isPhone = usePhoneViewport()
  const user = useUser()
  const items: readonly MenuItem[] = [
    {
      key: 'profile',
      kind: 'link',
      icon: 'person',
      label: t('shell.page.profile'),
      to: href('profilePreferences'),
    },
    {
      key: 'language',
      kind: 'action',
      icon: 'globe',
      label: t('shell.member.language'),
      onSelect: onLanguage,
    },
    {
      key: 'sign-out',
      kind: 'action',
      icon: 'logout',
      label: t('shell.member.sign-out'),
      onSelect: () => confirmLeave(() => void signOut()),
    },
  ]
  return (
    <MenuButton
      chevron={!isPhone}
      tour="member"
      items={items}
      name={t('shell.member.menu', { name: user.fullName || t('shell.member') })}
    >
      <Avatar initials={initialsOf(user) || <Icon name="person" />} />
      <RoomyOnly>
        <span aria-hidden="true">{user.firstName || t('shell.member')}</span>
      </RoomyOnly>
    </MenuButton>
  )
}
