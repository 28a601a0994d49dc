import { drawScope } from '#platform/model/drawing/draw-scope.ts'
import { visit } from '#session/startup/visit.ts'

const key = 'portal.mobile-app'
let seen = visit.source === null ? wasSeen() : visit.source === 'mobileApp'

/**
 * Returns whether the portal is shown inside the mobile app (`source=mobileApp` in the query, 1§2).
 * Session storage remembers it for pages without the query and for reloads.
 */
export function isInMobileApp(search: string): boolean {
  // The edge draws for a browser only, and `seen` would be another member's.
  if (drawScope()) return false
  const source = new URLSearchParams(search).get('source')
  if (source !== null) seen = source === 'mobileApp'
  keep(seen)
  return seen
}

function keep(isMobileApp: boolean): void {
  try {
    if (isMobileApp) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
  } catch {
    // storage is full or blocked: the flag is lost on reload
  }
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(key) === '1'
  } catch {
    return false // storage is blocked
  }
}
