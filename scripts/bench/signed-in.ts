import type { Browser } from 'playwright'
import type { TestServers } from '../acceptance/test-servers.ts'
import type { CookieHeader } from './first-load.ts'

let copies = 0

/** Signs in a new copy of Rosa (three programs, 180 days of readings) and returns the cookies. */
export async function signedIn(
  browser: Browser,
  { portal, control }: TestServers,
): Promise<CookieHeader> {
  copies += 1
  const response = await fetch(`${control}/control/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ template: 'rosa', scenario: `bench-${copies}` }),
  })
  const { username, password } = (await response.json()) as { username: string; password: string }
  const context = await browser.newContext({ baseURL: portal })
  const answer = await context.request.post('/api/v1/users/me/auth', {
    form: { grant_type: 'password', username, password },
    headers: { 'x-portal-request': '1', origin: portal },
  })
  if (!answer.ok()) throw new Error(`Sign-in failed with status ${answer.status()}.`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}
