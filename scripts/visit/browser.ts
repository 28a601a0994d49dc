import { chromium, type Browser, type BrowserContext } from 'playwright'
import { operations } from '../../generated/openapi/operations.ts'
import { chromiumPath } from '../acceptance/chromium.ts'

/** Launches the Chromium that the scenarios use. */
export function launch(): Promise<Browser> {
  const executablePath = chromiumPath(process.env)
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}

/** How a member signs in. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Signs a member in. The browser then restores the session as after a reload. */
export async function signInBrowser(
  { request }: BrowserContext,
  portal: string,
  { username, password }: Credentials,
): Promise<void> {
  const answer = await request.post(portal + operations.signIn.doorPath, {
    form: { grant_type: 'password', username, password },
    headers: { 'x-portal-request': '1', origin: portal },
  })
  if (!answer.ok()) throw new Error(`${username} cannot sign in: ${answer.status()}.`)
}

/** Opens no introduction that covers the page of a new member. */
export async function skipIntroductions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const seen of [
      'has-seen-intro-tour',
      'has-seen-food-log-intro',
      'has-dismissed-privacy-banner',
    ])
      localStorage.setItem(seen, 'true')
  })
}
