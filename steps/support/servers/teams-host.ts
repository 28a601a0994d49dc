import type { FrameLocator, Page } from 'playwright'
import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'

/** The origin of Teams. The client library accepts messages only from it. */
export const teamsOrigin = 'https://teams.microsoft.com'

export interface TeamsHost {
  readonly frame: FrameLocator
  /** Requests of the portal to Teams by protocol name, with their arguments, in order. */
  requests(name: string): Promise<readonly (readonly unknown[])[]>
  changeTheme(theme: string): Promise<void>
}

export interface TeamsContext {
  readonly path: string
  readonly tab?: string
  readonly theme?: string
  readonly locale?: string
  /** The signed token of the Teams user; null if Teams provides none. */
  readonly token?: string | null
}

/** The address of a page with the Teams query parameter. */
const entry = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}teams=true`

/**
 * Runs in the page of Teams. Implements the host's part of the client library (2.x) and answers
 * only its own frame.
 */
const speak = ({
  portal,
  tab,
  theme,
  locale,
  token,
}: {
  portal: string
  tab: string
  theme: string
  locale: string
  token: string | null
}): void => {
  const host = window as unknown as {
    requests: [string, unknown[]][]
    tell(func: string, args: unknown[]): void
  }
  const frame = (): Window | null => document.querySelector('iframe')?.contentWindow ?? null
  host.requests = []
  host.tell = (func, args) => frame()?.postMessage({ func, args }, portal)
  const runtime = {
    apiVersion: 4,
    hostVersionsInfo: {},
    isLegacyTeams: false,
    supports: { app: {}, pages: {}, authentication: {} },
  }
  const answers: Record<string, () => unknown[]> = {
    initialize: () => ['content', 'web', JSON.stringify(runtime), '2.58.0'],
    getContext: () => [
      {
        entityId: tab,
        frameContext: 'content',
        theme,
        locale,
        hostName: 'Teams',
        hostClientType: 'web',
      },
    ],
    'authentication.getAuthToken': () =>
      token === null ? [false, 'resourceRequiresConsent'] : [true, token],
    executeDeepLink: () => [true],
  }
  addEventListener(
    'message',
    (event: MessageEvent<{ id: number; uuidAsString?: string; func: string; args: unknown[] }>) => {
      if (event.origin !== portal || event.source !== frame()) return
      const { id, uuidAsString, func, args } = event.data
      host.requests.push([func, args])
      const answer = answers[func]?.()
      if (answer) frame()?.postMessage({ id, uuidAsString, args: answer }, portal)
    },
  )
}

/** Opens the portal in a frame at the real origin of Teams. */
export async function openInTeams(
  world: PortalWorld,
  { path, tab = 'dashboard', theme = 'default', locale = 'en-us', token = null }: TeamsContext,
): Promise<TeamsHost> {
  const { portal } = world.settings
  const context = await world.context()
  const told = JSON.stringify({ portal, tab, theme, locale, token })
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The chat</title></head><body style="margin:0"><main><h1>The chat</h1>
<script>(${speak.toString()})(${told.replaceAll('<', '\\u003c')})</script><iframe title="Wellspring" src="${portal}${entry(path).replaceAll('&', '&amp;')}" style="border:0;width:100%;height:780px"></iframe></main></body></html>`
  // Chromium asks for permission before a public page frames a local one.
  await context.grantPermissions(['local-network-access'], { origin: teamsOrigin })
  await context.route(`${teamsOrigin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await context.route('https://res.cdn.office.net/**', (route) =>
    route.fulfill({
      json: { validOrigins: ['teams.microsoft.com'] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await world.open(`${teamsOrigin}/`)
  return hostOn(world.page)
}

const hostOn = (page: Page): TeamsHost => ({
  frame: page.frameLocator('iframe'),
  requests: async (name) =>
    (await page.evaluate(() => (window as unknown as { requests: [string, unknown[]][] }).requests))
      .filter(([func]) => func === name)
      .map(([, args]) => args),
  changeTheme: (theme) =>
    page.evaluate(
      (to) =>
        (window as unknown as { tell(func: string, args: unknown[]): void }).tell('themeChange', [
          to,
        ]),
      theme,
    ),
})

/** Waits until the frame shows a page with its heading and no busy part. */
export async function teamsPageLoaded(
  frame: FrameLocator,
  heading: string | RegExp,
): Promise<void> {
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(frame.locator('[aria-busy=true]')).toHaveCount(0)
}
