import { type Query, QueryClient } from '@tanstack/react-query'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { renderToString } from 'react-dom/server'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { i18n, textsPath } from '#i18n/catalogue.ts'
import { locales } from '#i18n/locale.ts'
import type { Messages } from '#i18n/messages.ts'
import type {
  DrawnAnswer,
  DrawnFacts,
  DrawnFor,
  DrawnWindow,
  PageNeeds,
} from '#platform/model/drawing/dashboard-drawing.ts'
import { type DrawScope, drawIn, type LazyPart } from '#platform/model/drawing/draw-scope.ts'
import { brandName } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { deviceTime } from '#platform/time/current-time.ts'
import { createPortalClient, createRpcClient } from '#platform/http/create-clients.ts'
import type { PortalFetch } from '#platform/http/portal-fetch.ts'
import type { Session } from '#session/auth/model/session-state.ts'
import { isEligibleForMigration } from '#session/account-linking/api/migration-eligibility.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { media } from '#ui/tokens/tokens.ts'
import { App } from '../app.tsx'
import { type DrawnParts, loadDrawnParts } from '../loading/drawn-parts.ts'
import { needsOf } from './needs-of-parts.ts'
import { DrawnServicesContext } from '../loading/drawn-services.ts'
import { routeOf } from '../router/routes.ts'

export interface DashboardRequest extends DrawnFor {
  /** Sends a call of this member. */
  readonly fetch: PortalFetch
  /** Aborts when answers are no longer awaited; what is missing then is drawn as pending. */
  readonly deadline: AbortSignal
}

/** The title as text, the content of `#root`, and what the browser needs to take it over. */
export interface DashboardDrawing extends PageNeeds {
  readonly title: string
  readonly html: string
  readonly facts: DrawnFacts
}

/** Loads the built texts of all areas from the folder `portal`. */
export function loadTexts(portal: string): void {
  for (const locale of locales) {
    const folder = portal + dirname(textsPath('common', locale))
    for (const file of readdirSync(folder))
      if (file.endsWith(`.${locale}.json`))
        i18n.load(locale, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Messages)
  }
}

/** The browser draws this page itself. */
class NotDrawn extends Error {
  override readonly name = 'NotDrawn'
}

/** A drawing asks for what the one before was missing; a page has no deeper chain. */
const drawingsAtMost = 8

/**
 * Draws the dashboard of a member. The drawing itself says which answers and lazy parts it needs, so
 * there is no list that could differ from it: it is drawn until nothing more is missing, or until the
 * deadline. Throws where the page is another one.
 */
export async function drawDashboard(request: DashboardRequest): Promise<DashboardDrawing> {
  const { locale, deadline, fetch } = request
  // Not the browser's one, which listens to the focus of its window.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } })
  const failed = new Set<string>()
  const drawnParts = await loadDrawnParts()
  let isMigrating: boolean | null = null
  const eligibility = isEligibleForMigration(createRpcClient({ baseUrl, fetch })).then((is) => {
    isMigrating = is
  })
  try {
    for (let drawings = 0; drawings < drawingsAtMost; drawings++) {
      const drawing = drawOnce(request, queries)
      const { missing } = drawing
      const asked = deadline.aborted ? [] : awaitedOf(queries, failed)
      if (missing.length + asked.length === 0) {
        // The page may be another one for this member, or say only that it loads.
        if (isMigrating !== false) throw new NotDrawn('The member may migrate.')
        // React leaves a part that failed to the browser, with this mark.
        if (drawing.html.includes('<!--$!-->')) throw new NotDrawn('A part failed.')
        if (!drawing.html.includes(mark)) throw new NotDrawn('The dashboard is not there.')
        return {
          title: `${i18n.say(routeOf('dashboard').title, {}, locale)} | ${brandName}`,
          html: drawing.html,
          ...needsOf(drawing.parts, locale),
          facts: {
            minute: drawing.minute,
            locale,
            timeZone: request.timeZone,
            window: request.window,
            stored: [...drawing.stored],
            answers: answersOf(queries),
            parts: placesOf(drawing.parts, drawnParts),
          },
        }
      }
      await Promise.all([
        ...missing.map((part) => part.preload()),
        Promise.race([
          Promise.all([eligibility, ...asked.map((query) => ask(query, queries, failed))]),
          aborted(deadline),
        ]),
      ])
    }
    throw new NotDrawn('The dashboard always asks for more.')
  } finally {
    queries.clear()
  }
}

interface Drawing {
  readonly html: string
  readonly minute: number
  readonly stored: ReadonlyMap<string, string | null>
  /** The lazy parts, and those that are not loaded. */
  readonly parts: ReadonlySet<LazyPart>
  readonly missing: readonly LazyPart[]
}

function drawOnce(request: DashboardRequest, queries: QueryClient): Drawing {
  const { locale, timeZone, now, window } = request
  const parts = new Set<LazyPart>()
  const missing: LazyPart[] = []
  const stored = new Map<string, string | null>()
  const minute = Math.floor(now / 60_000) * 60_000
  const scope: DrawScope = {
    texts: { locale },
    timeZone,
    minute,
    matches: (query) => matchesIn(window, query),
    stores: new Map([[sessionStore, signedIn]]),
    stored: (key) => {
      const value = request.stored[key] ?? null
      stored.set(key, value)
      return value
    },
    part: (part, isLoaded) => {
      parts.add(part)
      if (isLoaded) return null
      missing.push(part)
      return () => null
    },
  }
  const services = {
    queries,
    client: createPortalClient({ baseUrl, fetch: request.fetch }),
    fetch: request.fetch,
    baseUrl,
  }
  const history = createMemoryHistory({ initialEntries: [href('dashboard')], v5Compat: true })
  const html = drawIn(scope, () =>
    renderToString(
      <DrawnServicesContext value={services}>
        <App history={history} />
      </DrawnServicesContext>,
    ),
  )
  return { html, minute, stored, parts, missing }
}

/** The browser must load the same parts before it takes the page over. */
function placesOf(parts: ReadonlySet<LazyPart>, drawnParts: DrawnParts): readonly number[] {
  return [...parts].map((part) => {
    const place = drawnParts.indexOf(part)
    if (place < 0) throw new NotDrawn('A part is not listed (drawn-parts.ts).')
    return place
  })
}

/** The list of the member's programs, which the page has as soon as it has content. */
const mark = 'aria-labelledby="dashboard-programs"'
/** As in the browser's cache (query-client.ts). */
const staleTime = 60_000
/** Calls leave by `fetch`, which drops it. */
const baseUrl = 'https://portal.invalid'

const signedIn: Session = {
  tag: 'signedIn',
  attempt: 0,
  expiresAt: Number.MAX_SAFE_INTEGER,
  signOut: 'no',
  isTokenValid: true,
  isMigrating: false,
}

function matchesIn(window: DrawnWindow, query: string): boolean {
  if (query === media.phone) return window === 'phone'
  if (query === media.aboveWide) return window === 'wide'
  throw new Error(`The edge cannot answer the media query ${query}.`)
}

/** A server render enters the queries that it reads, but asks none. */
const awaitedOf = (queries: QueryClient, failed: ReadonlySet<string>): readonly Query[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryHash, state, options }) =>
        state.data === undefined &&
        // A query keeps the options of its observer.
        (options as { enabled?: boolean }).enabled !== false &&
        !failed.has(queryHash),
    )

/** The browser asks a failed query itself, and shows its failure if it fails again. */
async function ask(query: Query, queries: QueryClient, failed: Set<string>): Promise<void> {
  try {
    await query.fetch()
  } catch {
    failed.add(query.queryHash)
    queries.getQueryCache().remove(query)
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const answersOf = (queries: QueryClient): readonly DrawnAnswer[] =>
  queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt } }) =>
      data === undefined ? [] : [{ key: queryKey, data, age: deviceTime() - dataUpdatedAt }],
    )
