import type { BrowserContext } from 'playwright'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/**
 * The session that a scenario left behind, for the worker's next one: against a backend elsewhere
 * there is one member, who cannot sign in a hundred times a minute. It is handed on and never
 * copied, because a refresh token is good for one use.
 */
let kept: Cookies = []

export function takeSavedSession(): Cookies {
  const cookies = kept
  kept = []
  return cookies
}

export async function saveSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  if (cookies.some(({ name }) => name === '__Host-portal-session')) kept = cookies
}
