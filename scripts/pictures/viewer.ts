import type { BrowserContext, Page } from 'playwright'
import type { TestServers } from '../acceptance/test-servers.ts'
import { type Credentials, signInBrowser } from '../visit/browser.ts'

let copies = 0

/** Signs a new copy of a persona in, in a context without a page. */
export async function signIn(
  context: BrowserContext,
  { portal, control }: TestServers,
  template: string,
): Promise<void> {
  copies += 1
  const response = await fetch(`${control}/control/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ template, scenario: `pictures-${copies}` }),
  })
  await signInBrowser(context, portal, (await response.json()) as Credentials)
}

/** Selects a language in the member menu. Personas start with English. */
export async function setLanguage(page: Page, language: string): Promise<void> {
  if (language !== 'es-US') return
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).last().click()
  await page.getByRole('menuitem', { name: 'Language' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption(language)
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForFunction(() => document.documentElement.lang.startsWith('es'))
}
