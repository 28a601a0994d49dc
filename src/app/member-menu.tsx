import { initialsOf } from '#domain/member.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { askToLeave } from '#kit/leaving.ts'
import { signOut } from '#session/session.ts'
import { useUser } from '#session/use-user.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import type { MenuItem } from '#ui/menu/menu.tsx'
import { RoomyOnly } from '#ui/shell/shell-frame.tsx'
import { pageOf } from './routes/table.ts'
import { usePhone } from './use-media.ts'

/** Whose account this is, the member's language, and the way out. Works without their name, too. */
export function MemberMenu({ onLanguage }: { onLanguage: () => void }) {
  const t = useMessages()
  const isPhone = usePhone()
  const user = useUser()
  const items: readonly MenuItem[] = [
    {
      key: 'profile',
      kind: 'link',
      icon: 'person',
      label: t('shell.page.profile'),
      to: pageOf('profilePreferences').path,
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
      onSelect: () => askToLeave(() => void signOut()),
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
