import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pages } from '../../src/app/routes/table.ts'
import { builtPortal } from '../build/built-portal.ts'
import { loadsOf, type Manifest } from './loads.ts'
import { wrong, type Part } from './part.ts'

/** kB of JavaScript (gzip) of a bare React + router page, as `npm run bench` measures it. */
const bareKb = 83
/** Not weighed with a page, because it comes after the page's first picture: the part, and when. `npm run bench` sees in a browser that it is so. */
const afterFirstPicture: Readonly<Record<string, string>> = {
  'src/app/overlays.tsx': 'the page is at rest',
  'src/app/openings.tsx': 'the page is at rest',
  'src/app/focus-keeper.ts': 'the page is at rest',
  'src/app/dashboard-tiles.tsx': 'the tiles come near the window',
  'src/slices/chat/coach-card.tsx': 'the card comes near the window',
  'src/slices/dashboard/arrange-tiles.tsx': 'its button is pressed',
  'src/ui/dialog/drawer.tsx': 'its button is pressed',
  'src/slices/language/language-modal.tsx': 'its button is pressed',
  'src/app/weight-launcher.tsx': 'its button is pressed',
}
/** Not weighed with a page, because few members get it: the part, and who. */
const seldom: Readonly<Record<string, string>> = {
  'src/session/begin.ts': 'comes by a link of another system',
  'src/session/recognize.ts': 'signs in after a session that left something behind',
  'src/app/link-note.tsx': 'comes by a link of another system',
  'src/slices/transition/form-post-screen.tsx': 'comes by a link of another system',
  'src/session/teams-start.ts': 'is in the workplace chat',
  'src/app/teams-frame.tsx': 'is in the workplace chat',
  'src/app/framed.tsx': 'is inside another app',
  'src/app/ended-note.tsx': 'has programs that have all ended',
  'src/gateway/language-refresh.queries.ts': 'switches the language',
  'src/slices/impersonation/staff-banner.tsx': 'is looked in on by staff',
  'src/app/dashboard-care.tsx': 'has a dangerous latest reading',
  'src/app/unknown-page.tsx': 'has a failed call that decides about a page',
  'src/app/fill-in.ts': 'has a browser that lacks newer functions',
  'src/app/older-browser.tsx': 'has an older browser',
}
/** Opens over a page, and is a page of the workplace chat. */
const chatModules = ['src/app/chat-parts.tsx', 'src/session/chat-live.ts']
/** Budgets of docs/quality.md#performance, in kB gzip. The dashboard's was 2.2 times the bare page while it loaded the Effect runtime. */
const budget = { signIn: 1.6 * bareKb, dashboard: 1.95 * bareKb, lazyRoute: 60, styles: 25 }

/** What every module of the Effect runtime has in its text, minified or not: the ids of its types. */
const effectMark = '~effect/'

/** Weighs what each page of the route table loads, by vite's own list of what needs what; `npm run bench` weighs it in a browser. */
export const sizes: Part = {
  name: 'sizes',
  async run() {
    const dir = await builtPortal()
    const manifest = JSON.parse(readFileSync(`${dir}/.vite/manifest.json`, 'utf8')) as Manifest
    const kb = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzipSync(readFileSync(`${dir}/${file}`), { level: 9 }).length, 0) / 1_000
    const effectFiles: string[] = []
    const screens = pages.filter((page) => 'screen' in page).map((page) => ({ id: page.id, access: page.access, module: moduleOf(page.screen) }))
    const rows: [what: string, kb: number, most: number][] = [['CSS', kb(globSync('assets/*.css', { cwd: dir })), budget.styles]]
    for (const page of screens) {
      const { first, own } = loadsOf(manifest, page, screens, [...Object.keys(afterFirstPicture), ...Object.keys(seldom)])
      if (page.id === 'login') rows.push(['sign-in', kb(first), budget.signIn])
      else if (page.id === 'dashboard') {
        rows.push(['dashboard', kb(first), budget.dashboard])
        effectFiles.push(...[...first].filter((file) => readFileSync(`${dir}/${file}`, 'utf8').includes(effectMark)))
      }
      else rows.push([`route ${page.id}`, kb(own), budget.lazyRoute])
    }
    const chat = chatModules.flatMap((module) => [...loadsOf(manifest, { module, access: 'private' }, screens).own])
    rows.push(['chat', kb(new Set(chat)), budget.lazyRoute])
    if (effectFiles.length > 0) return wrong(effectFiles.map((file) => `${file} brings the Effect runtime to the dashboard: find its import with \`npm run build\` and read with a generated reader.`))
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
