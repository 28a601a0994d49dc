import type { BrowserContext } from 'playwright'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/**
 * The session that a scenario hands to the worker's next one, to avoid the sign-in rate limit of a
 * real backend. A refresh token works once.
 */
const savedCookies = new Map<string, Cookies>()

export function takeSavedSession(username: string): Cookies {
  const cookies = savedCookies.get(username) ?? []
  savedCookies.delete(username)
  return cookies
}

export async function saveSession(context: BrowserContext, username: string): Promise<void> {
  const cookies = await context.cookies()
  if (cookies.some(({ name }) => name === '__Host-portal-session'))
    savedCookies.set(username, cookies)
}
