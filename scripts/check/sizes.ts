import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { pages } from '../../src/app/routes.ts'
import { builtPortal } from '../build/built-portal.ts'
import { loadsOf, type Manifest } from './loads.ts'
import { wrong, type Part } from './part.ts'

/** kB of JavaScript (gzip) of a bare React + router page, as `npm run bench` measures it. */
const bareKb = 83
/** Budgets of quality.md, in kB gzip. */
const budget = { signIn: 1.6 * bareKb, dashboard: 2.2 * bareKb, lazyRoute: 60, styles: 25 }

/** Weighs what each page of the route table loads, by vite's own list of what needs what; `npm run bench` weighs it in a browser. */
export const sizes: Part = {
  name: 'sizes',
  async run() {
    const dir = await builtPortal()
    const manifest = JSON.parse(readFileSync(`${dir}/.vite/manifest.json`, 'utf8')) as Manifest
    const kb = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzipSync(readFileSync(`${dir}/${file}`), { level: 9 }).length, 0) / 1_000
    const screens = pages.filter((page) => 'screen' in page).map(({ screen, id, areas, access }) => ({ id, areas, access, module: moduleOf(screen) }))
    const rows: [what: string, kb: number, most: number][] = [['CSS', kb(globSync('assets/*.css', { cwd: dir })), budget.styles]]
    for (const page of screens) {
      const { first, own } = loadsOf(manifest, page, screens)
      if (page.id === 'login') rows.push(['sign-in', kb(first), budget.signIn])
      else if (page.id === 'dashboard') rows.push(['dashboard', kb(first), budget.dashboard])
      else rows.push([`route ${page.id}`, kb(own), budget.lazyRoute])
    }
    const over = rows.filter(([, size, most]) => size > most)
    if (over.length > 0) return wrong(over.map(([what, size, most]) => `${what} is ${size.toFixed(1)} kB gzip; its budget is ${most.toFixed(0)} kB.`))
    return { wrong: '', note: rows.map(([what, size]) => `${what} ${size.toFixed(0)}`).join(', ') + ' kB' }
  },
}

/** The module that a page's screen is imported from, read from the function itself: the route table names it once. */
function moduleOf(screen: () => unknown): string {
  const path = /import\(['"]([^'"]+)['"]\)/.exec(screen.toString())?.[1]
  if (path === undefined) throw new Error('A page of the route table does not import its screen.')
  return path.startsWith('#') ? `src/${path.slice(1)}` : `src/app/${path.replace('./', '')}`
}
