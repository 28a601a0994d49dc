import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright'
import { findSecrets, type Canaries } from './canaries.ts'

const tokenNames = [
  'access_token',
  'refresh_token',
  'token',
  'refreshToken',
  'mfaToken',
  'device_token',
  'auth_token',
] as const

/**
 * Secrets that 2§7 puts in an address: the MFA token in a path (GAP-060) and the partner's code in
 * a query.
 */
const givenByDocument =
  /(?<=\/mfa\/)[^/]+(?=\/contactPoints)|(?<=\/externalId\?ssoAccessCode=)[^&]+$/

/** Records the secrets in a context's traffic and the addresses that others can read. */
export function watchSecrets(context: BrowserContext, canaries: Canaries): void {
  context.on('request', (request: Request) => {
    const { authorization, referer } = request.headers()
    canaries.plant('access token', authorization?.replace(/^\w+ /, ''))
    // The first address of a visit may contain a sign-in secret (D3); calls of the portal may not.
    if (request.resourceType() !== 'document')
      canaries.saw(
        'the address of a call',
        [request.url().replace(givenByDocument, ''), referer].join(' '),
      )
  })
  // Includes address changes without a new document.
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => canaries.saw('an address of the page', frame.url(), true)),
  )
  context.on('response', (response: Response) => void plantTokens(response, canaries))
  context.on('console', (message: ConsoleMessage) => canaries.saw('the console', message.text()))
}

async function plantTokens(response: Response, canaries: Canaries): Promise<void> {
  if (
    response.request().method() !== 'POST' ||
    response.headers()['content-type'] !== 'application/json'
  )
    return
  // The body is gone after the page has been left.
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
  for (const name of tokenNames)
    canaries.plant(name === 'mfaToken' ? 'MFA token' : 'token of an answer', body?.[name])
}

/** Records what a page leaves in its browser. */
export async function findCanaries(page: Page, canaries: Canaries): Promise<void> {
  if (page.isClosed()) return
  canaries.saw('the address', page.url())
  const left = await page
    .evaluate(async () => {
      const read = (storage: () => Storage): string => {
        try {
          return JSON.stringify({ ...storage() })
        } catch {
          return '' // blocked, or a page without an origin
        }
      }
      const databases = await indexedDB.databases().catch(() => [])
      return [
        ['local storage', read(() => localStorage)],
        ['session storage', read(() => sessionStorage)],
        ['the title', document.title],
        ['a readable cookie', document.cookie],
        ['a database', JSON.stringify(databases)],
      ] as const
    })
    .catch(() => [])
  for (const [where, text] of left) canaries.saw(where, text)
}

/**
 * Secrets of all scenarios of this worker, because log lines may be written after their scenario.
 */
const planted = new Map<string, string>()
let read = 0

/** The secrets in new lines of the edge's log. */
export function findCanariesInLog(file: string | undefined, canaries: Canaries): string[] {
  for (const [secret, what] of canaries.secrets) planted.set(secret, what)
  if (file === undefined) return []
  const log = openSync(file, 'r')
  try {
    const { size } = fstatSync(log)
    const text = Buffer.alloc(size - read)
    readSync(log, text, 0, text.length, read)
    read = size
    return findSecrets(planted, text.toString('utf8')).map((what) => `${what} in the edge’s log`)
  } finally {
    closeSync(log)
  }
}
