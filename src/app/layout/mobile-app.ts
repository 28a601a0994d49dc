import { visit } from '#session/startup/visit.ts'

const key = 'portal.mobile-app'
let seen = visit.source === null ? wasSeen() : visit.source === 'mobileApp'

/**
 * Whether the portal is shown inside the mobile app, which has a menu of its own
 * (`source=mobileApp` in the query, 1§2). The way to the landing page and links inside the portal
 * do not carry the query on, so what the tab was opened with is remembered in it, also over a
 * reload.
 */
export function isInMobileApp(search: string): boolean {
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
    // storage is full or blocked: a reload forgets it
  }
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(key) === '1'
  } catch {
    return false // storage is blocked
  }
}
