import type { Browser, BrowserContext } from 'playwright'
import type { ChangedServers } from './changed-servers.ts'
import { NeutralPage } from './neutral-page.ts'
import { type Credentials, signInBrowser, skipIntroductions } from '../../visit/browser.ts'

/** `visitor` is not signed in. */
export const members = ['rosa', 'frank', 'nora', 'gina', 'ines', 'visitor'] as const
export type MemberName = (typeof members)[number]
export const languages = ['en-US', 'es-US'] as const
export type VisitLanguage = (typeof languages)[number]

let copies = 0

/** A browser context with a new copy of a member, and its page. */
export interface OpenMember {
  readonly scenario: string
  readonly context: BrowserContext
  readonly page: NeutralPage
  close(): Promise<void>
}

/** Signs in a new copy of a member in a language and opens the neutral page. */
export async function openMember(
  browser: Browser,
  servers: ChangedServers,
  member: MemberName,
  language: VisitLanguage,
): Promise<OpenMember> {
  copies += 1
  const scenario = `changed-${copies}`
  const context = await browser.newContext({
    baseURL: servers.portal,
    locale: language,
    timezoneId: 'America/New_York',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-scenario': scenario },
  })
  await skipIntroductions(context)
  if (member !== 'visitor') await signIn(context, servers, { member, language, scenario })
  const page = new NeutralPage(await context.newPage(), servers.scenarios, scenario)
  await page.open()
  return { scenario, context, page, close: () => context.close() }
}

async function signIn(
  context: BrowserContext,
  { portal, control }: ChangedServers,
  { member, language, scenario }: { member: string; language: VisitLanguage; scenario: string },
): Promise<void> {
  const response = await fetch(`${control}/control/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ template: member, scenario, locale: language }),
  })
  if (!response.ok) throw new Error(`${member} cannot be copied: ${await response.text()}`)
  await signInBrowser(context, portal, (await response.json()) as Credentials)
}
