import type { BrowserContext } from 'playwright'

/** The names of all cookies but the language's, which stays on the device like the chosen language. */
export async function sessionCookies(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => name !== '__Host-portal-language')
}
