import { visit } from '#session/arrival.ts'

let seen = visit.source === 'mobileApp'

/**
 * Whether the portal is shown inside the mobile app, which has a menu of its own (`source=mobileApp` in the query, 1§2). The way to the landing page
 * and links inside the portal do not carry the query on, so what the page was opened with is remembered until it is loaded anew.
 */
export function isInMobileApp(search: string): boolean {
  const source = new URLSearchParams(search).get('source')
  if (source !== null) seen = source === 'mobileApp'
  return seen
}
