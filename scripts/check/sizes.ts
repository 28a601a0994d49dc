import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pages } from '../../src/app/routes/table.ts'
import { builtPortal } from '../build/built-portal.ts'
import { loadsOf, type Manifest } from './loads.ts'
import { wrong, type Part } from './part.ts'

/** kB of JavaScript (gzip) of a bare React + router page, as `npm run bench` measures it. */
const bareKb = 83
/**
 * What the shell brings once the page is at rest (`overlays.tsx` and what it mounts), what is below the dashboard's first window on a phone, and what comes when something
 * is pressed. The bench sees in a browser that it is so.
 */
const afterFirstPicture = ['src/app/overlays.tsx', 'src/app/openings.tsx', 'src/app/dashboard-tiles.tsx', 'src/slices/chat/coach-card.tsx', 'src/slices/dashboard/arrange-tiles.tsx', 'src/ui/dialog/drawer.tsx', 'src/slices/language/language-modal.tsx', 'src/app/weight-launcher.tsx', 'src/app/focus-keeper.ts']
/** What comes only to those who come by a link of another system, inside another app, after somebody whose session ended, who switch the language, for whom the staff look in, whose latest reading is dangerous, whose programs have all ended, or for whom a call that decides about a page has failed. */
const seldom = ['src/session/begin.ts', 'src/session/recognize.ts', 'src/gateway/language-refresh.queries.ts', 'src/slices/transition/form-post-screen.tsx', 'src/slices/impersonation/staff-banner.tsx', 'src/app/dashboard-care.tsx', 'src/app/ended-note.tsx', 'src/app/link-note.tsx', 'src/app/unknown-page.tsx', 'src/session/teams-start.ts', 'src/app/teams-frame.tsx', 'src/app/framed.tsx', 'src/app/older-browser.tsx', 'src/app/fill-in.ts']
/** Opens over a page, and is a page of the workplace chat. */
const chatModules = ['src/app/chat-parts.tsx', 'src/session/chat-live.ts']
/** Budgets of quality.md, in kB gzip. */
const budget = { signIn: 1.6 * bareKb, dashboard: 2.2 * bareKb, lazyRoute: 60, styles: 25 }

/** Weighs what each page of the route table loads, by vite's own list of what needs what; `npm run bench` weighs it in a browser. */
export const sizes: Part = {
  name: 'sizes',
  async run() {
    const dir = await builtPortal()
    const manifest = JSON.parse(readFileSync(`${dir}/.vite/manifest.json`, 'utf8')) as Manifest
    const kb = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzipSync(readFileSync(`${dir}/${file}`), { level: 9 }).length, 0) / 1_000
    const screens = pages.filter((page) => 'screen' in page).map((page) => ({ id: page.id, access: page.access, module: moduleOf(page.screen) }))
    const rows: [what: string, kb: number, most: number][] = [['CSS', kb(globSync('assets/*.css', { cwd: dir })), budget.styles]]
    for (const page of screens) {
      const { first, own } = loadsOf(manifest, page, screens, [...afterFirstPicture, ...seldom])
      if (page.id === 'login') rows.push(['sign-in', kb(first), budget.signIn])
      else if (page.id === 'dashboard') rows.push(['dashboard', kb(first), budget.dashboard])
      else rows.push([`route ${page.id}`, kb(own), budget.lazyRoute])
    }
    const chat = chatModules.flatMap((module) => [...loadsOf(manifest, { module, access: 'private' }, screens).own])
    rows.push(['chat', kb(new Set(chat)), budget.lazyRoute])
    const over = rows.filter(([, size, most]) => size > most)
    if (over.length > 0) return wrong(over.map(([what, size, most]) => `${what} is ${size.toFixed(1)} kB gzip; its budget is ${most.toFixed(0)} kB.`))
    return { wrong: '', note: rows.map(([what, size]) => `${what} ${size.toFixed(0)}`).join(', ') + ' kB' }
  },
}

/** The module that a page's screen is imported from, read from the function itself: its row in src/app/routes/ names it once. */
function moduleOf(screen: () => unknown): string {
  const path = /import\(['"]([^'"]+)['"]\)/.exec(screen.toString())?.[1]
  if (path === undefined) throw new Error('A page of the route table does not import its screen.')
  return path.startsWith('#') ? `src/${path.slice(1)}` : posix.join('src/app/routes', path)
}
