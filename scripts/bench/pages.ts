import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { startEdge, startTestServers } from '../acceptance/test-servers.ts'
import { cachedReturn } from './cached-return.ts'
import { coldVisit, desktop, firstLoad, type CookieHeader, type FirstLoad } from './first-load.ts'
import { interleaved } from './median.ts'
import { signedIn } from './signed-in.ts'
import type { BenchRow } from './row.ts'

const lazyRoutes = [
  '/blood-pressure/overview',
  '/blood-pressure/trends',
  '/blood-pressure/all-logs',
  '/blood-sugar/all-logs',
]

/**
 * Measures JavaScript, CSS and the largest paint of sign-in and dashboard, beside a bare React page
 * behind the same edge.
 */
export async function pageRows(
  browser: Browser,
  portalDir: string,
  bareDir: string,
): Promise<BenchRow[]> {
  const servers = await startTestServers(portalDir)
  const bareEdge = await startEdge(bareDir, servers.control ?? servers.portal)
  const at = (path: string): string => servers.portal + path
  // Each visit needs its own session, because it uses up the refresh token.
  const member = (): Promise<CookieHeader> => signedIn(browser, servers)
  try {
    const bareUrl = `http://localhost:${bareEdge.port}/`
    const bare = await firstLoad(browser, bareUrl)
    const signIn = await firstLoad(browser, at('/login'))
    const dashboard = await firstLoad(browser, at('/dashboard'), await member())
    const wide = await firstLoad(browser, at('/dashboard'), await member(), desktop)
    const routes: { path: string; kb: number }[] = []
    for (const path of lazyRoutes)
      routes.push({
        path,
        kb: added(await firstLoad(browser, at(path), await member()), dashboard),
      })
    const largest = routes.reduce((most, route) => (route.kb > most.kb ? route : most))
    let shift = 0
    const paint = await interleaved(3, {
      bare: async () => (await coldVisit(browser, bareUrl)).lcp,
      signIn: async () => (await coldVisit(browser, at('/login'))).lcp,
      dashboard: async () => {
        const { lcp, cls } = await coldVisit(browser, at('/dashboard'), await member())
        shift = Math.max(shift, cls)
        return lcp
      },
    })
    const back = await cachedReturn(browser, servers.portal, await member())
    return [
      {
        name: 'sign-in: JavaScript, gzip',
        unit: 'kB',
        ours: signIn.scriptKb,
        floor: bare.scriptKb,
        bound: 1.6,
      },
      {
        name: 'dashboard: JavaScript before interaction, gzip',
        unit: 'kB',
        ours: dashboard.scriptKb,
        floor: bare.scriptKb,
        bound: 2.2,
      },
      {
        name: 'the same in a wide window, with coach and tiles in it',
        unit: 'kB',
        ours: wide.scriptKb,
        floor: bare.scriptKb,
      },
      {
        name: 'largest lazy route beyond the dashboard, gzip',
        unit: 'kB',
        ours: largest.kb,
        bound: 60,
        note: largest.path,
      },
      {
        name: 'CSS of the whole portal, gzip',
        unit: 'kB',
        ours: allStyles(portalDir),
        bound: 25,
        note: `the dashboard loads ${dashboard.styleKb.toFixed(1)} kB of it`,
      },
      {
        name: 'sign-in: largest paint, throttled phone',
        unit: 'ms',
        ours: paint.signIn,
        floor: paint.bare,
        bound: 1.5,
      },
      {
        name: 'dashboard: largest paint, throttled phone',
        unit: 'ms',
        ours: paint.dashboard,
        floor: paint.bare,
        bound: 2,
      },
      {
        name: 'dashboard: a return to it, from press to picture',
        unit: 'ms',
        ours: back,
        bound: 100,
      },
      {
        name: 'dashboard: layout shift, throttled phone, worst of 4',
        unit: 'CLS',
        ours: shift,
        bound: 0.05,
      },
    ]
  } finally {
    await servers.stop()
  }
}

const allStyles = (portalDir: string): number =>
  globSync(`${portalDir}/assets/*.css`).reduce(
    (total, file) => total + gzipSync(readFileSync(file), { level: 9 }).length / 1_000,
    0,
  )

/** kB of the scripts that `page` loads and `base` does not. */
const added = (page: FirstLoad, base: FirstLoad): number =>
  [...page.scripts]
    .filter(([name]) => !base.scripts.has(name))
    .reduce((total, [, kb]) => total + kb, 0)
