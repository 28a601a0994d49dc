import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { behavioralHealthAddress } from '#slices/coaching/model/behavioral-health-url.ts'
import { href } from '#platform/model/paths.ts'
import { isPendingMember } from '#session/member/model/programs.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useAppState, useFlag } from '#session/member/app-state-store.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { environment } from '#session/startup/current-startup.ts'
import { NavLandmark, NavExternalItem, NavItem, NavList } from '#ui/navigation/nav-list.tsx'
import {
  ownGroups,
  ownSidebarEntries,
  sidebarEntries,
  type SidebarEntry,
} from './sidebar-entries.ts'
import { routes } from '../router/routes.ts'
import { useRequirementFacts } from '../router/use-requirement-facts.ts'

type SidebarProps = {
  readonly onGo?: () => void
  /** Called for the weight link while the scale must be checked first (1§2). */
  readonly onWeight: () => void
}

/**
 * Links to the pages that the member's programs include (2§2). Until programs are known, it shows
 * only pages that need none.
 */
export function Sidebar({ onGo, onWeight }: SidebarProps) {
  const t = useMessages()
  const { isOneAppSidebar, isScaleOnboardingDone } = useAppState()
  const facts = useRequirementFacts()
  const areProgramsKnown = useInitialAnswers().programs.value !== null
  const { pathname } = useLocation()
  const sidebarFacts = {
    ...facts,
    isOneAppSidebar,
    areProgramsKnown,
    isPending: isPendingMember(facts.programs),
  }
  const places = sidebarEntries(routes, sidebarFacts)
  const added = ownSidebarEntries(routes, sidebarFacts)
  const launch = (event: MouseEvent) => {
    // A new tab shows the overview.
    if (isScaleOnboardingDone || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    onWeight()
  }
  const list = (group: 'main' | 'settings') =>
    places
      .filter(({ nav }) => nav.group === group)
      .map((place) => <Place key={place.page.id} place={place} onGo={onGo} onWeight={launch} />)
  const settings = list('settings')
  return (
    <NavLandmark label={t('shell.nav')}>
      <NavList>{list('main')}</NavList>
      {ownGroups.map((group) => {
        const entries = added.filter((entry) => entry.group === group)
        return entries.length === 0 ? null : (
          <NavList key={group} title={t(`shell.nav.${group}`)}>
            {entries.map(({ id, icon, label, page: { path } }) => (
              <NavItem
                key={id}
                tour={`nav-${id}`}
                icon={icon}
                label={t(label)}
                to={path}
                current={isCurrent(pathname, id, path)}
                onClick={onGo}
              />
            ))}
          </NavList>
        )
      })}
      {settings.length > 0 ? <NavList>{settings}</NavList> : null}
    </NavLandmark>
  )
}

function Place({
  place: {
    page: { id, path },
    nav,
    isOutside,
  },
  onGo,
  onWeight,
}: {
  place: SidebarEntry
  onGo: (() => void) | undefined
  onWeight: (event: MouseEvent) => void
}) {
  const t = useMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const hasWebSdk = useFlag('MENTAL_HEALTH_WEB_SDK')
  const shared = { tour: `nav-${id}`, icon: nav.icon, label: t(nav.label) }
  if (isOutside)
    return (
      <NavExternalItem
        {...shared}
        href={behavioralHealthAddress(locale, environment.partnerPath, hasWebSdk)}
      />
    )
  const press = (event: MouseEvent) => {
    if (id === 'weight') onWeight(event)
    onGo?.()
  }
  return <NavItem {...shared} to={path} current={isCurrent(pathname, id, path)} onClick={press} />
}

/** The goals' pages are below the path of the sessions. */
function isCurrent(pathname: string, id: string, path: string): boolean {
  const goals = 'coachingGoals'
  return (id === goals) === pathname.startsWith(href(goals)) && isWithin(pathname, path)
}

/** Tabs of a page share its first path segment. */
const isWithin = (pathname: string, path: string): boolean =>
  pathname.split('/')[1] === path.split('/')[1]
