import type { BrowserContext } from 'playwright'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Milliseconds after which a session is not handed on. The portal ends an idle one after 15 minutes. */
const freshness = 10 * 60_000

/**
 * The session that a scenario hands to the worker's next one, to avoid the sign-in rate limit of a
 * real backend. A refresh token works once.
 */
const saved = new Map<string, { readonly cookies: Cookies; readonly at: number }>()

export function takeSavedSession(username: string): Cookies {
  const session = saved.get(username)
  saved.delete(username)
  return session === undefined || Date.now() - session.at > freshness ? [] : session.cookies
}

export async function saveSession(context: BrowserContext, username: string): Promise<void> {
  const cookies = await context.cookies()
  if (cookies.some(({ name }) => name === '__Host-portal-session'))
    saved.set(username, { cookies, at: Date.now() })
}
