import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import {
  isRedirected,
  linkTarget,
  type TeamsAppearance,
} from '#session/embedding/model/teams-host.ts'
import { tabAt, tabLink, type TeamsManifest } from '#session/embedding/model/teams-tabs.ts'
import { followLanguage } from '#i18n/language.ts'
import { useStore } from '#platform/store/use-store.ts'
import { setAppState } from '#session/member/app-state-store.ts'
import { visit } from '#session/startup/visit.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { openInTeams, reportRendered } from '#session/embedding/start-teams.ts'
import { teamsStore } from '#session/embedding/teams-store.ts'
import { isForVisitors } from '../router/routes.ts'

/**
 * Connects the portal to Teams: theme, language, links, and the report that the tab is rendered.
 */
export function TeamsFrame() {
  const frame = useStore(teamsStore, (state) => (state.tag === 'known' ? state.frame : null))
  useLook(frame?.look ?? null)
  useLinks(frame?.manifest ?? null)
  useShown(frame !== null)
  useRedirected()
  return null
}

function useLook(look: TeamsAppearance | null): void {
  const theme = look?.theme
  const locale = look?.locale
  useLayoutEffect(() => {
    if (theme !== undefined) document.documentElement.dataset['theme'] = theme
  }, [theme])
  useEffect(() => {
    if (locale !== undefined) void followLanguage(locale, 'chat').catch(reportError)
  }, [locale])
}

/**
 * Opens external links through Teams, because a new window would leave Teams or fail in its app.
 */
function useLinks(manifest: TeamsManifest | null): void {
  useEffect(() => {
    if (manifest === null) return
    const tabPaths = manifest.tabs.flatMap(({ path }) => path ?? [])
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return
      const turn = linkTarget(link.href, link.target === '_blank', location.origin, tabPaths)
      if (turn.type === 'own') return
      event.preventDefault()
      const tab = turn.type === 'tab' ? tabAt(manifest, turn.path) : null
      const address = tab ? tabLink(manifest, tab) : turn.type === 'host' ? turn.address : null
      // The browser opens links that Teams cannot open.
      if (address !== null)
        void openInTeams(address).catch(() => window.open(link.href, '_blank', 'noopener'))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [manifest])
}

/** Reports the first render; Teams shows a spinner over the tab until then. */
function useShown(isKnown: boolean): void {
  const isOpen = useStore(sessionStore, ({ tag }) => tag !== 'restoring')
  useEffect(() => {
    if (isKnown && isOpen) void reportRendered().catch(() => {})
  }, [isKnown, isOpen])
}

function useRedirected(): void {
  const { pathname } = useLocation()
  const isRedirectFromTeams = isRedirected({
    said: visit.isRedirectFromTeams,
    isTeams: visit.isTeams,
    isForVisitors: isForVisitors(pathname),
  })
  useEffect(() => setAppState({ isRedirectFromTeams }), [isRedirectFromTeams])
}
