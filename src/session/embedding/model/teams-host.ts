/**
 * How the portal looks in the workplace chat: the chat's theme, and its language as a BCP 47 tag.
 */
export type TeamsAppearance = {
  readonly theme: 'light' | 'dark' | 'contrast'
  readonly locale: string
}

/**
 * The chat's theme as one of ours; what it names and we do not know is light, as its own default
 * is.
 */
export function themeOf(theme: string | undefined): TeamsAppearance['theme'] {
  if (theme === 'dark' || theme === 'contrast') return theme
  return 'light'
}

/**
 * What to do with a link that is followed inside the chat: a tab of ours is gone to, what leaves
 * the portal is opened by the chat, the rest is the portal's own.
 */
export type LinkTarget =
  | { readonly type: 'own' }
  | { readonly type: 'tab'; readonly path: string }
  | { readonly type: 'host'; readonly address: string }

/**
 * `address` is whole; `isNewWindow` when the link asks for a window of its own. Only http and https
 * are the chat's to open: mail and telephone are the machine's.
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
 * Whether the visit counts as redirected from the chat (1§2, 1§4): its address says so, or it opens
 * a page in the chat that is only for visitors. There nothing that is stored lets anybody in.
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
