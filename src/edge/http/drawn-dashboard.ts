import {
  drawnElement,
  type DrawnDashboard,
  drawnMark,
} from '#platform/model/drawing/dashboard-drawing.ts'
import { privacyDismissedKey } from '#platform/model/drawing/privacy-dismissed.ts'
import type { Environment } from '#platform/model/environment.ts'
import type { DrawingCalls } from '../proxy/drawing-calls.ts'
import type { AccessTokens } from '../sessions/access-tokens.ts'
import { type EdgeSessions, presenceName } from '../sessions/edge-sessions.ts'
import type { DashboardDrawer } from './dashboard-drawer.ts'
import { memberDevice } from './member-request.ts'
import { pageHeadersOf } from './page-headers.ts'
import { remembered } from './drawing/remembered.ts'
import { createDrawingPace } from './drawing/drawing-pace.ts'
import type { PageText, Picture } from './drawing/page-of-drawing.ts'
import type { RequestContext } from './request-context.ts'

/** A dashboard as a page, with its security headers. */
export interface DrawnDashboardPage {
  readonly html: string
  readonly security: readonly string[]
}

/** Returns a member's dashboard as a page; null where the browser must draw it. */
export type DrawnDashboards = (exchange: RequestContext) => Promise<DrawnDashboardPage | null>

interface Parts {
  readonly drawer: DashboardDrawer
  readonly sessions: EdgeSessions
  readonly tokens: AccessTokens
  readonly calls: DrawingCalls
  readonly pageOf: (picture: Picture) => PageText
  readonly environment: Environment
  /** How long answers are awaited, in milliseconds. */
  readonly waitMs: number
  readonly now: () => number
  /** Told of a drawing that makes no page. */
  readonly failed: (name: string) => void
}

/** A drawing that takes longer than this after its answers hangs, in milliseconds. */
const drawingMs = 2_000

/**
 * Draws the dashboard of a live session whose access token this edge knows
 * (docs/decisions/0135-dashboard-at-the-edge.md). Nothing of it is kept.
 */
export function createDrawnDashboards(parts: Parts): DrawnDashboards {
  const { drawer, sessions, tokens, calls, pageOf, environment, waitMs, now, failed } = parts
  const pace = createDrawingPace(() => performance.now())
  // The hash of a style element costs more than the rest of the headers.
  const securityOf = remembered(([styles]) => pageHeadersOf(environment, styles).alone)
  return async (exchange) => {
    const device = memberDevice(exchange)
    if (device === null) return null
    const session = await sessions.live(exchange)
    const refreshToken = session && (await sessions.refreshToken(exchange))
    if (!session || refreshToken === undefined) return null
    const known = await tokens.of(refreshToken)
    if (!known || !pace.mayDraw()) return null
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
    const startedAt = performance.now()
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
    pace.ended(drawn === null && performance.now() - startedAt >= waitMs)
    end.abort()
    if (drawn === null || isRefused) return null
    try {
      const { html, styles } = pageOf(pictureOf(drawn, locale, presenceName(session.sid)))
      return { html, security: securityOf([styles]) }
    } catch {
      failed('DrawingFailed')
      return null
    }
  }
}

/** A drawing with its facts, and the session that it is for. */
function pictureOf({ facts, ...drawn }: DrawnDashboard, locale: string, session: string): Picture {
  const json = `{"session":${JSON.stringify(session)},"facts":${facts}}`
  return {
    ...drawn,
    locale,
    mark: `data-${drawnMark}`,
    after: `<script type="application/json" id="${drawnElement}">${json.replaceAll('<', '\\u003c')}</script>`,
  }
}
