import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  afterFirstPaint,
  chunkEntries,
  chunkMembers,
  entryFiles,
  loadedUntouched,
  rarelyLoaded,
} from '../../src/app/chunks.ts'
import { hasScreen } from '#slices/route-definition.ts'
import { routes } from '../../src/app/router/routes.ts'
import { screenLoader } from '../../src/app/router/screens.ts'
import { builtPortal } from '../build/built-portal.ts'
import { circleOf, downloadSizes, type BuildManifest } from './download-sizes.ts'
import { failed, type CheckPart } from './check-result.ts'

/** kB of JavaScript (gzip) of a bare React + router page, measured by `npm run bench`. */
const bareKb = 83
/** Budgets of docs/quality.md, in kB gzip. */
const budget = {
  signIn: 1.45 * bareKb,
  // docs/decisions/0125-a-failed-write-reads-again.md says what it grew by.
  dashboard: 1.955 * bareKb,
  // docs/decisions/0161-loaded-when-touched.md says what keeps it above 1.9.
  untouched: 2.4 * bareKb,
  lazyRoute: 60,
  styles: 25,
}

/** A text in every module of the Effect runtime, minified or not: the prefix of its type ids. */
const effectMark = '~effect/'

/**
 * Sums the chunk sizes of each page of the route table from vite's manifest. `npm run bench`
 * measures them in a browser.
 */
export const sizes: CheckPart = {
  name: 'sizes',
  async run() {
    const gone = missingModules()
    if (gone.length > 0) return failed(gone)
    const dir = await builtPortal()
    const manifest = JSON.parse(readFileSync(`${dir}/.vite/manifest.json`, 'utf8')) as BuildManifest
    const circle = circleOf(manifest)
    if (circle)
      return failed([
        `Files of the build import each other: ${circle.join(', ')}. Move what they share in scripts/build/files.ts.`,
      ])
    const kb = (files: Iterable<string>): number =>
      [...files].reduce(
        (total, file) => total + gzipSync(readFileSync(`${dir}/${file}`), { level: 9 }).length,
        0,
      ) / 1_000
    const effectFiles: string[] = []
    const screens = routes.filter(hasScreen).map((page) => ({
      id: page.id,
      access: page.access,
      module: moduleOf(screenLoader(page)),
    }))
    const rows: [what: string, kb: number, most: number][] = [
      ['CSS', kb(globSync('assets/*.css', { cwd: dir })), budget.styles],
    ]
    for (const page of screens) {
      const { first, own } = downloadSizes(manifest, page, screens, [
        ...Object.keys(afterFirstPaint),
        ...Object.keys(rarelyLoaded),
      ])
      if (page.id === 'login') rows.push(['sign-in', kb(first), budget.signIn])
      else if (page.id === 'dashboard') {
        const untouched = loadedUntouched.flatMap((module) => [
          ...downloadSizes(manifest, { module, access: 'public' }, screens).first,
        ])
        rows.push(
          ['dashboard', kb(first), budget.dashboard],
          ['dashboard, untouched', kb(new Set([...first, ...untouched])), budget.untouched],
        )
        effectFiles.push(
          ...[...first].filter((file) =>
            readFileSync(`${dir}/${file}`, 'utf8').includes(effectMark),
          ),
        )
      } else rows.push([`route ${page.id}`, kb(own), budget.lazyRoute])
    }
    const chat = chunkEntries.chat.flatMap((module) => [
      ...downloadSizes(manifest, { module, access: 'private' }, screens).own,
    ])
    rows.push(['chat', kb(new Set(chat)), budget.lazyRoute])
    if (effectFiles.length > 0)
      return failed(
        effectFiles.map(
          (file) =>
            `${file} brings the Effect runtime to the dashboard: find its import with \`npm run build\` and read with a generated reader.`,
        ),
      )
    const over = rows.filter(([, size, most]) => size > most)
    if (over.length > 0)
      return failed(
        over.map(
          ([what, size, most]) =>
            `${what} is ${size.toFixed(1)} kB gzip; its budget is ${most.toFixed(0)} kB.`,
        ),
      )
    const drifted = driftOf(rows.map(([what, size]) => [what, size]))
    if (drifted.length > 0) return failed(drifted)
    return {
      wrong: '',
      note: rows.map(([what, size]) => `${what} ${size.toFixed(0)}`).join(', ') + ' kB',
    }
  },
}

/** Paths in src/app/chunks.ts of files that do not exist. */
function missingModules(): string[] {
  const named = [...Object.values(chunkEntries), ...Object.values(chunkMembers)].flat()
  return [named, loadedUntouched, ...[afterFirstPaint, entryFiles, rarelyLoaded].map(Object.keys)]
    .flat()
    .filter((module) => !existsSync(module))
    .map((module) => `src/app/chunks.ts names ${module}, which does not exist.`)
}

const recordFile = 'scripts/check/page-sizes.json'
/** kB by which a page may differ from its recorded size. */
const tolerance = 1

/** Pages whose sizes differ from the record. With `--record-sizes` it writes the record instead. */
function driftOf(sizes: readonly (readonly [what: string, kb: number])[]): string[] {
  if (process.argv.includes('--record-sizes')) {
    const rounded = sizes.map(([what, kb]) => [what, Math.round(kb * 10) / 10] as const)
    writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
    return []
  }
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Readonly<Record<string, number>>
  return sizes.flatMap(([what, kb]) => {
    const before = record[what]
    if (before !== undefined && Math.abs(kb - before) <= tolerance) return []
    const was = before === undefined ? 'not recorded' : `recorded as ${before} kB`
    return [
      `${what} is ${kb.toFixed(1)} kB gzip and ${was}. If this is intended, run \`npm run check -- --record-sizes\` and commit ${recordFile}.`,
    ]
  })
}

/** The module of a page's screen, parsed from the `import()` of its loader. */
function moduleOf(screen: () => unknown): string {
  const path = /import\(['"]([^'"]+)['"]\)/.exec(String(screen))?.[1]
  if (path === undefined) throw new Error('A screen loader has no import().')
  return path.startsWith('#') ? `src/${path.slice(1)}` : posix.join('src/app/router', path)
}
