import { isOlderBrowser } from '#platform/model/is-older-browser.ts'
import { currentLanguage } from '#i18n/language.ts'
import { networkStore } from '#session/member/network-store.ts'
import { isVisitorsStart } from '#session/startup/current-startup.ts'
import { visit } from '#session/startup/visit.ts'

/**
 * Whether the page that the edge drew into `root` is what this browser would draw first: it is for
 * this address, this language, and a visitor about whom nothing special is known. The edge draws
 * none for a frame.
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
