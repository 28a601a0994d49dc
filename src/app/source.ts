let seen = false

/**
 * Whether the portal is shown inside the mobile app, which has a menu of its own (`source=mobileApp` in the query, 1§2). Links inside
 * the portal do not carry the query on, so it is remembered until the page is loaded anew.
 */
export function isInMobileApp(search: string): boolean {
  const source = new URLSearchParams(search).get('source')
  if (source !== null) seen = source === 'mobileApp'
  return seen
}
