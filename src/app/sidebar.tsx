import { useLocation } from 'react-router-dom'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { Nav, NavItem, NavList } from '#ui/shell/nav.tsx'
import { isVisible } from './guard.ts'
import { pages } from './routes.ts'

const items = pages.flatMap(page => (page.nav ? [{ ...page, nav: page.nav }] : []))

/** The places that the member's programs open to her (2§2). While the programs are not known, only those that need none. */
export function Sidebar({ onGo }: { onGo?: () => void }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const { programs } = useInitialAnswers()
  const visible = items.filter(page => isVisible(page.programs, programs.value ?? []))
  return (
    <Nav label={t('shell.nav')}>
      <NavList>
        {visible.map(({ id, path, nav }) => (
          <NavItem key={id} to={path} icon={nav.icon} label={t(nav.label)} current={isWithin(pathname, path)} onClick={onGo} />
        ))}
      </NavList>
    </Nav>
  )
}

/** A page's tabs belong to its first path segment. */
const isWithin = (pathname: string, path: string): boolean => pathname.split('/')[1] === path.split('/')[1]
