import type { BrowserContext, Page } from 'playwright'

export interface VisitPlaces {
  /** The partner's site. */
  readonly site: string
  readonly portal: string
}

/** Signs in at Keycloak from the partner's site. Resolves to the milliseconds until the dashboard. */
export async function signInAtKeycloak(
  context: BrowserContext,
  { site, portal }: VisitPlaces,
  username: string,
  password: string,
): Promise<{ readonly page: Page; readonly ms: number }> {
  const page = await context.newPage()
  await page.goto(`${site}/`)
  await page.locator('#username').fill(username)
  await page.locator('#password').fill(password)
  const from = performance.now()
  await page.locator('#kc-login').click()
  await page.waitForURL((url) => url.origin === portal && url.pathname === '/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, ms: performance.now() - from }
}

/** Signs out at the portal; resolves when its sign-in page is open. */
export async function signOutAtPortal(page: Page): Promise<void> {
  await page.getByRole('button', { name: /, account menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/login/)
}

/** Signs out at the partner; resolves to whether Keycloak then asks for a password again. */
export async function signOutAtPartner(context: BrowserContext, site: string): Promise<boolean> {
  const page = await context.newPage()
  await page.goto(`${site}/sign-out`)
  await page.waitForURL(`${site}/signed-out**`)
  await page.goto(`${site}/`)
  return page.locator('#password').isVisible()
}

/** Whether the portal takes the browser for signed in. */
export async function isSignedIn(context: BrowserContext, portal: string): Promise<boolean> {
  const page = await context.newPage()
  await page.goto(`${portal}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL(/\/(?:dashboard|login)/)
  const isIn = new URL(page.url()).pathname === '/dashboard'
  await page.close()
  return isIn
}
