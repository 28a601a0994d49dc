import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isSamePath } from '#platform/model/canonical-path.ts'
import { href } from '#platform/model/paths.ts'
import { header, startResponse, type RequestContext } from './request-context.ts'
import { frameCookies, framePolicyOf } from './frame-policy.ts'
import { sendProblem } from './edge-problem.ts'
import type { DrawnDashboardPage, DrawnDashboards } from './drawn-dashboard.ts'
import type { DrawnPages } from './drawn-pages.ts'
import type { PageHeaders } from './page-headers.ts'
import type { StaticFile, StaticFiles } from './static-files.ts'
import { visitorsLanguage } from './visitor-request.ts'

const index = '/index.html'

/**
 * Serves the files of the built portal, and its page for every navigation: to visitors the one that
 * was drawn for them, where there is one.
 */
export function createPageHandler(
  files: StaticFiles,
  drawn: DrawnPages,
  security: PageHeaders,
  dashboards: DrawnDashboards | null,
): (exchange: RequestContext) => void | Promise<void> {
  return (exchange) => {
    const { req, path } = exchange
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      exchange.route = 'unknown'
      // A form of a drawn page was sent before its script had begun.
      if (req.method === 'POST' && drawn.has(path)) return redirect(exchange, path)
      return sendProblem(exchange, 405, { message: 'Pages are only read.' }, ['allow', 'GET, HEAD'])
    }
    const file = files.get(path)
    const page = file ? undefined : isNavigation(exchange) ? files.get(index) : undefined
    exchange.route = page || path === index ? 'page' : file ? 'static' : 'unknown'
    const found = file ?? page
    const framer = exchange.route === 'page' ? framePolicyOf(exchange) : null
    exchange.cookies.push(...frameCookies(exchange, framer))
    const ready = page && drawn.get(path)?.get(visitorsLanguage(exchange) ?? '')
    if (page && dashboards && path === href('dashboard'))
      return dashboards(exchange).then((drawn): void | Promise<void> =>
        drawn === null
          ? sendFile(exchange, page, security[framer ?? 'alone'])
          : sendDrawn(exchange, drawn),
      )
    if (ready) sendFile(exchange, ready.file, ready.security)
    else if (found)
      sendFile(
        exchange,
        found,
        page && isSamePath(href('sharedReport'), path)
          ? [...security[framer ?? 'alone'], ...unlisted]
          : security[framer ?? 'alone'],
      )
    else sendProblem(exchange, 404, { message: 'There is no such page.', error: 'not_found' })
  }
}

/** Keeps search engines from listing a shared report, even where its link was published. */
const unlisted = ['x-robots-tag', 'noindex'] as const

/**
 * Returns whether a request is a navigation, which gets the page; missing assets stay a 404. Paths
 * with a dot count only if `Sec-Fetch-Mode` is `navigate`.
 */
function isNavigation({ req, path }: RequestContext): boolean {
  const isFile =
    path.startsWith('/assets/') ||
    (path.slice(path.lastIndexOf('/')).includes('.') &&
      header(req, 'sec-fetch-mode') !== 'navigate')
  return isForPage(req) && !isFile
}

const isForPage = (req: RequestContext['req']): boolean =>
  (header(req, 'accept') ?? '').includes('text/html')

/**
 * Answers an unreadable address; navigations redirect to the page that explains it. The page cannot
 * show in place, because the router would read the address too.
 */
export function sendUnreadable(exchange: RequestContext): void {
  const { req } = exchange
  if (req.method !== 'GET' || !isForPage(req))
    return sendProblem(
      exchange,
      400,
      { message: 'The address cannot be read.', error: 'invalid_request' },
      ['connection', 'close'],
    )
  redirect(exchange, href('notFound'))
}

function redirect(exchange: RequestContext, path: string): void {
  const headers = ['cache-control', 'no-store', 'content-length', '0', 'connection', 'close']
  startResponse(exchange, 303, ['location', path, ...headers])
  exchange.res.end()
}

function sendFile(exchange: RequestContext, file: StaticFile, security: readonly string[]): void {
  const { req, res } = exchange
  const [encoding, body] = encoded(file, header(req, 'accept-encoding') ?? '')
  const headers = ['cache-control', file.cacheControl, 'vary', 'accept-encoding', 'etag', file.etag]
  if (header(req, 'if-none-match') === file.etag) {
    startResponse(exchange, 304, headers, security)
    res.end()
    return
  }
  headers.push('content-type', file.type, 'content-length', String(body.length))
  if (encoding) headers.push('content-encoding', encoding)
  startResponse(exchange, 200, headers, security)
  res.end(req.method === 'HEAD' ? undefined : body)
}

/** Sends the page of one member; no cache may store it. */
async function sendDrawn(
  exchange: RequestContext,
  { html, security }: DrawnDashboardPage,
): Promise<void> {
  const { req, res } = exchange
  const isSmall = accepts(header(req, 'accept-encoding') ?? '', 'br')
  const body = isSmall ? await compress(html, quickly) : Buffer.from(html)
  if (res.destroyed) return
  const headers = ['cache-control', 'no-store', 'vary', 'accept-encoding']
  headers.push('content-type', 'text/html; charset=utf-8', 'content-length', String(body.length))
  if (isSmall) headers.push('content-encoding', 'br')
  startResponse(exchange, 200, headers, security)
  res.end(body)
}

const compress = promisify(brotliCompress)
/** The best compression takes longer than the drawing. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

function encoded({ br, gzip, body }: StaticFile, accepted: string): [string | undefined, Buffer] {
  if (br && accepts(accepted, 'br')) return ['br', br]
  if (gzip && accepts(accepted, 'gzip')) return ['gzip', gzip]
  return [undefined, body]
}

function accepts(accepted: string, encoding: string): boolean {
  return new RegExp(
    `(?:^|[,\\s])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$))(?:[\\s,;]|$)`,
    'i',
  ).test(accepted)
}
