import { isOlderBrowser } from '#platform/model/is-older-browser.ts'
import { currentLanguage } from '#i18n/language.ts'
import { networkStore } from '#session/member/network-store.ts'
import { isVisitorsStart } from '#session/startup/current-startup.ts'
import { visit } from '#session/startup/visit.ts'

/**
 * Returns whether this browser would first draw the page that the edge drew into `root`: the same
 * address and language, for a visitor without a session, a parent app or Teams.
 */
export function isDrawnFor(root: HTMLElement): boolean {
  return (
    root.dataset['drawn'] === location.pathname &&
    document.documentElement.lang === currentLanguage() &&
    isVisitorsStart &&
    !visit.isOneApp &&
    !visit.isTeams &&
    networkStore.get() &&
    navigator.cookieEnabled &&
    !isOlderBrowser(navigator.userAgent)
  )
}
