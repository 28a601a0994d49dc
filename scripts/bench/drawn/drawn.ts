import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { startEdge, startTestServers, type TestServers } from '../../acceptance/test-servers.ts'
import { languageCookie, viewCookie } from '../../../src/platform/model/shared-cookies.ts'
import { writeView } from '../../../src/platform/model/drawing/device-view.ts'
import type { CookieHeader } from '../first-load.ts'
import type { BenchRow } from '../row.ts'
import { signedIn } from '../signed-in.ts'
import { cpuOfDrawings } from './cpu-of-drawings.ts'
import { interleavedVisits, type VisitFigures } from './interleaved-visits.ts'
import { watchedVisit, watchedZone } from './watched-visit.ts'

/** So long that a busy machine does not decide whether a page is drawn; the time counts. */
const waitSeconds = '10'

/**
 * Measures a dashboard that is opened again on a throttled phone: drawn by the edge, and by the
 * browser, beside a bare React page behind the same edge. Writes reports/bench-drawn.json.
 */
export async function drawnRows(
  browser: Browser,
  portalDir: string,
  bareDir: string,
): Promise<BenchRow[]> {
  const servers = await startTestServers(portalDir)
  const upstream = servers.control ?? servers.portal
  const bare = await startEdge(bareDir, upstream)
  const plain = await startEdge(portalDir, upstream, {
    env: { PORTAL_DASHBOARD_WAIT_SECONDS: '0' },
  })
  const drawing = await startEdge(portalDir, upstream, {
    env: { PORTAL_DASHBOARD_WAIT_SECONDS: waitSeconds },
  })
  const [off, on] = [plain, drawing].map(({ port }) => `http://localhost:${port}`) as [
    string,
    string,
  ]
  const visit = async (portal: string) => {
    const cookies = await knownDevice(browser, { ...servers, portal })
    const watched = await watchedVisit(browser, `${portal}/dashboard`, cookies)
    if (watched.isDrawn !== (portal === on)) throw new Error('The other page came.')
    return watched
  }
  try {
    const seen = await interleavedVisits(5, {
      bare: () => watchedVisit(browser, `http://localhost:${bare.port}/`),
      off: () => visit(off),
      on: () => visit(on),
    })
    const cpu = await cpuOfDrawings(drawing, await knownDevice(browser, { ...servers, portal: on }))
    mkdirSync('reports', { recursive: true })
    writeFileSync('reports/bench-drawn.json', `${JSON.stringify({ ...seen, cpu }, null, 2)}\n`)
    return rowsOf(seen, cpu)
  } finally {
    await servers.stop()
  }
}

/** Signs a member in and returns the cookies of a device that has shown their dashboard before. */
export async function knownDevice(browser: Browser, servers: TestServers): Promise<CookieHeader> {
  const cookies = await signedIn(browser, servers)
  const [like] = cookies
  if (like === undefined) throw new Error('The sign-in set no cookie.')
  const view = writeView({ window: 'phone', isPrivacyDismissed: false, timeZone: watchedZone })
  const own = { ...like, httpOnly: false, expires: -1 }
  return [
    ...cookies,
    { ...own, name: languageCookie, value: 'en-US' },
    { ...own, name: viewCookie, value: view },
  ]
}

function rowsOf(
  { bare, off, on }: Record<'bare' | 'off' | 'on', VisitFigures>,
  cpu: number,
): BenchRow[] {
  const beside = (name: string, ours: number, bound?: number): BenchRow => ({
    name,
    unit: 'ms',
    ours,
    floor: bare.lcp.median,
    ...(bound === undefined ? {} : { bound }),
  })
  const pair = (name: string, unit: string, of: 'cls' | 'requests', bound: number) => [
    { name: `dashboard drawn: ${name}`, unit, ours: on[of].median, bound },
    { name: `dashboard not drawn: ${name}`, unit, ours: off[of].median },
  ]
  return [
    beside('dashboard drawn: largest paint when final, throttled phone', on.lcp.median, 1.1),
    beside('dashboard not drawn: the same', off.lcp.median),
    beside('dashboard drawn: first reading visible', on.reading.median, 1.1),
    beside('dashboard not drawn: the same', off.reading.median),
    ...pair('layout shift', 'CLS', 'cls', 0.02),
    ...pair('requests in 12 s', 'requests', 'requests', 30),
    {
      name: 'dashboard drawn: JavaScript in 12 s, gzip',
      unit: 'kB',
      ours: on.scriptKb.median,
      floor: bare.scriptKb.median,
      bound: 1.9,
    },
    {
      name: 'dashboard not drawn: the same',
      unit: 'kB',
      ours: off.scriptKb.median,
      floor: bare.scriptKb.median,
    },
    { name: 'edge: CPU of a drawn dashboard', unit: 'ms', ours: cpu, bound: 25 },
  ]
}
