/** The appearance in Teams: its theme, and its language as a BCP 47 tag. */
export type TeamsAppearance = {
  readonly theme: 'light' | 'dark' | 'contrast'
  readonly locale: string
}

/** Maps the theme of Teams to the portal's; an unknown theme is light, the default of Teams. */
export function themeOf(theme: string | undefined): TeamsAppearance['theme'] {
  if (theme === 'dark' || theme === 'contrast') return theme
  return 'light'
}

/**
 * The target of a link inside Teams: another portal tab, an address that Teams opens, or a page of
 * the portal.
 */
export type LinkTarget =
  | { readonly type: 'own' }
  | { readonly type: 'tab'; readonly path: string }
  | { readonly type: 'host'; readonly address: string }

/**
 * `address` is absolute; `isNewWindow`: the link opens a new window. Teams opens http and https
 * only; mail and telephone links go to the system.
 */
export function linkTarget(
  address: string,
  isNewWindow: boolean,
  origin: string,
  tabPaths: readonly string[],
): LinkTarget {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return { type: 'own' }
  if (url.origin !== origin) return { type: 'host', address: url.href }
  if (!isNewWindow) return { type: 'own' }
  return tabPaths.includes(url.pathname)
    ? { type: 'tab', path: url.pathname }
    : { type: 'host', address: url.href }
}

/**
 * Whether the visit is redirected from Teams (1§2, 1§4): its address says so, or Teams opens a page
 * for visitors. A redirected visit uses no stored session.
 */
export function isRedirected({
  said,
  isTeams,
  isForVisitors,
}: {
  said: boolean
  isTeams: boolean
  isForVisitors: boolean
}): boolean {
  return said || (isTeams && isForVisitors)
}
