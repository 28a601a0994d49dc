import type { Browser } from 'playwright'
import type { TestServers } from '../acceptance/test-servers.ts'
import type { CookieHeader } from './first-load.ts'
import { type Credentials, signInBrowser } from '../visit/browser.ts'

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
  const copy = (await response.json()) as Credentials
  const context = await browser.newContext({ baseURL: portal })
  await signInBrowser(context, portal, copy)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}
