import {
  drawnElement,
  type DrawnDashboard,
  drawnMark,
} from '#platform/model/drawing/dashboard-drawing.ts'
import { privacyDismissedKey } from '#platform/model/drawing/privacy-dismissed.ts'
import type { DrawingCalls } from '../proxy/drawing-calls.ts'
import type { AccessTokens } from '../sessions/access-tokens.ts'
import { type EdgeSessions, presenceName } from '../sessions/edge-sessions.ts'
import type { DashboardDrawer } from './dashboard-drawer.ts'
import { memberDevice } from './member-request.ts'
import { escaped } from './page-settings.ts'
import type { RequestContext } from './request-context.ts'
import type { StaticFiles } from './static-files.ts'

/** Returns a member's dashboard as a page; null where the browser must draw it. */
export type DrawnDashboards = (exchange: RequestContext) => Promise<string | null>

interface Parts {
  readonly drawer: DashboardDrawer
  readonly sessions: EdgeSessions
  readonly tokens: AccessTokens
  readonly calls: DrawingCalls
  readonly files: StaticFiles
  /** How long answers are awaited, in milliseconds. */
  readonly waitMs: number
  readonly now: () => number
}

/** A drawing that takes longer than this after its answers hangs, in milliseconds. */
const drawingMs = 2_000

/**
 * Draws the dashboard of a live session whose access token this edge knows
 * (docs/decisions/0135-dashboard-at-the-edge.md). Nothing of it is kept.
 */
export function createDrawnDashboards(parts: Parts): DrawnDashboards {
  const { drawer, sessions, tokens, calls, files, waitMs, now } = parts
  const index = files.get('/index.html')?.body.toString('utf8') ?? ''
  return async (exchange) => {
    const device = memberDevice(exchange)
    if (device === null || !index.includes(emptyRoot)) return null
    const session = await sessions.live(exchange)
    const refreshToken = session && (await sessions.refreshToken(exchange))
    if (!session || refreshToken === undefined) return null
    const known = await tokens.of(refreshToken)
    if (!known) return null
    const { locale, timeZone, window } = device
    const end = new AbortController()
    exchange.res.once('close', () => end.abort())
    let isRefused = false
    const member = {
      exchange,
      sid: session.sid,
      token: known.token,
      locale,
      signal: end.signal,
      refused() {
        isRefused = true
        tokens.forget(refreshToken)
        end.abort()
      },
    }
    const drawn = await drawer.draw(
      {
        locale,
        timeZone,
        window,
        now: now() + known.ahead,
        stored: device.isPrivacyDismissed ? { [privacyDismissedKey]: 'true' } : {},
      },
      {
        answersMs: waitMs,
        drawingMs: waitMs + drawingMs,
        call: (call) => calls(call, member),
      },
    )
    end.abort()
    return drawn === null || isRefused
      ? null
      : composed(index, drawn, locale, presenceName(session.sid))
  }
}

const emptyRoot = '<div id="root"></div>'

/** Puts a drawing into the page, with its facts and the session that it is for. */
function composed(
  index: string,
  { title, html, facts }: DrawnDashboard,
  locale: string,
  session: string,
): string {
  const json = `{"session":${JSON.stringify(session)},"facts":${facts}}`
  return index
    .replace(/<html lang="[^"]*">/, () => `<html lang="${locale}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(
      emptyRoot,
      () =>
        `<div id="root" data-${drawnMark}>${html}</div>` +
        `<script type="application/json" id="${drawnElement}">${json.replaceAll('<', '\\u003c')}</script>`,
    )
}
