import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright'
import { startEdge, startHouse } from '../acceptance/house.ts'
import { stopAll } from '../process/program.ts'
import { coldVisit, firstLoad, type FirstLoad } from './first-load.ts'
import { interleaved } from './median.ts'
import type { Row } from './row.ts'

/** Demo member of the sandbox with two programs; the password is printed by `npm start`. */
const rosa = { username: 'rosa.delgado@example.com', password: 'Wellspring-2026!' }

/** JavaScript, CSS and the largest paint of sign-in and dashboard, beside a bare React + router page behind the same edge. */
export const pageRows = async (browser: Browser, portalDir: string, bareDir: string): Promise<Row[]> => {
  const house = await startHouse(portalDir)
  const bareEdge = await startEdge(bareDir, house.control ?? house.portal)
  const bareUrl = `http://localhost:${bareEdge.port}/`
  try {
    const cookies = await signedInCookies(browser, house.portal)
    const load = async (url: string, heading: string | RegExp, own: typeof cookies = []): Promise<FirstLoad> => {
      const context = await browser.newContext({ locale: 'en-US' })
      await context.addCookies(own)
      return firstLoad(context, url, (page) => page.getByRole('heading', { level: 1, name: heading }).waitFor()).finally(() => context.close())
    }
    const bare = await load(bareUrl, 'Bare')
    const signIn = await load(`${house.portal}/login`, /./)
    const dashboard = await load(`${house.portal}/dashboard`, /./, cookies)
    const lcp = await interleaved(3, {
      bare: async () => (await coldVisit(browser, bareUrl, [])).lcp,
      signIn: async () => (await coldVisit(browser, `${house.portal}/login`, [])).lcp,
      dashboard: async () => (await coldVisit(browser, `${house.portal}/dashboard`, cookies)).lcp,
    })
    const shift = await interleaved(1, { dashboard: async () => (await coldVisit(browser, `${house.portal}/dashboard`, cookies)).cls })
    return [
      { name: 'sign-in: JavaScript, gzip', unit: 'kB', ours: signIn.scriptKb, floor: bare.scriptKb, bound: 1.6 },
      { name: 'dashboard: JavaScript before interaction, gzip', unit: 'kB', ours: dashboard.scriptKb, floor: bare.scriptKb, bound: 2.2 },
      largestLazyRoute(portalDir, [bare, signIn, dashboard]),
      { name: 'CSS of the whole portal, gzip', unit: 'kB', ours: allStyles(portalDir), bound: 25, note: `dashboard loads ${dashboard.styleKb.toFixed(1)} kB of it` },
      { name: 'sign-in: largest paint, throttled phone', unit: 'ms', ours: lcp.signIn, floor: lcp.bare, bound: 1.5 },
      { name: 'dashboard: largest paint, throttled phone', unit: 'ms', ours: lcp.dashboard, floor: lcp.bare, bound: 2 },
      { name: 'dashboard: layout shift, throttled phone', unit: 'CLS', ours: shift.dashboard, bound: 0.05 },
    ]
  } finally {
    await stopAll()
  }
}

const signedInCookies = async (browser: Browser, portal: string): Promise<Awaited<ReturnType<BrowserContext['cookies']>>> => {
  const context = await browser.newContext({ baseURL: portal })
  const answer = await context.request.post('/api/v1/users/me/auth', { form: { grant_type: 'password', ...rosa }, headers: { 'x-portal-request': '1', origin: portal } })
  if (!answer.ok()) throw new Error(`Rosa could not be signed in: ${answer.status()}.`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

const gzipKb = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length / 1_000

const allStyles = (portalDir: string): number => globSync(`${portalDir}/assets/*.css`).reduce((total, file) => total + gzipKb(file), 0)

/** The largest script that neither first load asked for: it comes with a route or a press. */
const largestLazyRoute = (portalDir: string, loads: readonly FirstLoad[]): Row => {
  const loaded = new Set(loads.flatMap(({ scripts }) => [...scripts.keys()]))
  const lazy = globSync(`${portalDir}/assets/*.js`).filter((file) => !loaded.has(basename(file))).map((file) => [basename(file), gzipKb(file)] as const)
  const [name, kb] = lazy.sort((a, b) => b[1] - a[1])[0] ?? ['none', 0]
  return { name: 'largest lazy chunk, gzip', unit: 'kB', ours: kb, bound: 60, note: name }
}
