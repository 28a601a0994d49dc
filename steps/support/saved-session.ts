import type { BrowserContext } from 'playwright'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/**
 * The session that a scenario hands to the worker's next one, to avoid the sign-in rate limit of a
 * real backend. A refresh token works once.
 */
let savedCookies: Cookies = []

export function takeSavedSession(): Cookies {
  const cookies = savedCookies
  savedCookies = []
  return cookies
}

export async function saveSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  if (cookies.some(({ name }) => name === '__Host-portal-session')) savedCookies = cookies
}
