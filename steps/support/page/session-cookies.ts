import type { BrowserContext } from 'playwright'

/**
 * What stays on the device: language and view, and that a password was right here before
 * (docs/decisions/0138-limits-of-requests.md).
 */
const ofDevice = /^__Host-portal-(?:teams-)?(?:language|view|known)$/

/** The names of all cookies but those that stay on the device. */
export async function sessionCookies(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map(({ name }) => name).filter((name) => !ofDevice.test(name))
}
