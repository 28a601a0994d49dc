import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '#platform/model/deployment.ts'
import { type BrandColors, brandStyleSheet } from '../config/brand-colors.ts'
import { pageHeadersOf } from './page-headers.ts'
import { brandLink, escaped } from './page-settings.ts'
import { pageFile, type StaticFile, type StaticFiles } from './static-files.ts'
import { usedStyles } from './used-styles.ts'

/** A page that was drawn for visitors in one language, with its security headers. */
export interface DrawnPage {
  readonly file: StaticFile
  readonly security: readonly string[]
}

/** Drawn pages by path and language. */
export type DrawnPages = ReadonlyMap<string, ReadonlyMap<string, DrawnPage>>

/** A line of the program's output (src/app/prerender/draw-visitor-pages.tsx). */
interface Drawing {
  readonly path: string
  readonly locale: string
  readonly title: string
  readonly html: string
  readonly texts: readonly string[]
  readonly screen: string
}

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>
>

/** On a busy machine; it takes a third of a second. */
const drawingAtMostMs = 60_000

/**
 * Draws the pages of visitors with the deployment's own words and colors, by the program of the
 * build in a process of its own, which gets nothing else. A build without the program has no drawn
 * pages. Throws when the program fails.
 */
export function drawPages(
  dir: string,
  files: StaticFiles,
  {
    deployment,
    brandColors,
  }: { readonly deployment: Deployment; readonly brandColors: BrandColors },
): DrawnPages {
  const program = join(dir, '.prerender', 'prerender-main.mjs')
  const page = files.get('/index.html')
  if (!page || !existsSync(program)) return new Map()
  const { status, stdout } = spawnSync(process.execPath, [program], {
    input: JSON.stringify(deployment),
    encoding: 'utf8',
    env: { NODE_ENV: 'production' },
    timeout: drawingAtMostMs,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error('The pages of visitors could not be drawn.')
  const manifest = JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const index = page.body.toString('utf8')
  const drawn = new Map<string, Map<string, DrawnPage>>()
  for (const drawing of JSON.parse(stdout) as readonly Drawing[]) {
    const { path, locale } = drawing
    const styles = stylesOf(index, drawing.html, files, brandStyleSheet(brandColors))
    const html = composed(index, drawing, styles, manifest)
    drawn.set(
      path,
      (drawn.get(path) ?? new Map<string, DrawnPage>()).set(locale, {
        file: pageFile(html),
        security: pageHeadersOf(deployment.environment, styles).alone,
      }),
    )
  }
  return drawn
}

const sheetLink = /<link rel="stylesheet" crossorigin href="([^"]+)">/
const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const emptyRoot = '<div id="root"></div>'

function stylesOf(index: string, html: string, files: StaticFiles, brand: string): string {
  const sheet = files.get(sheetLink.exec(index)?.[1] ?? '')?.body.toString('utf8')
  if (sheet === undefined) throw new Error('The page has no style sheet.')
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, of = '']) => of.split(' ')),
  )
  const styles = brand + usedStyles(sheet, classes)
  if (styles.includes('</')) throw new Error('The styles would end their element.')
  return styles
}

/**
 * Puts a drawing into the page: its rules first, its style sheet and its script after it, and
 * hints for what the script needs before it takes the page over.
 */
function composed(index: string, drawing: Drawing, styles: string, manifest: Manifest): string {
  const [sheet] = sheetLink.exec(index) ?? []
  const [script, entry] = entryScript.exec(index) ?? []
  if (sheet === undefined || script === undefined || !index.includes(emptyRoot))
    throw new Error('The page of the build has another form.')
  const chunks = chunksOf([drawing.screen], manifest).map((file) => `/${file}`)
  const font = /url\((\/assets\/[\w-]*-latin-wght-[\w-]+\.woff2)\)/.exec(styles)?.[1]
  const hints = [
    ...(font === undefined
      ? []
      : [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`]),
    ...[...new Set([entry, ...chunks])]
      .filter((file) => !index.includes(`<link rel="modulepreload" crossorigin href="${file}">`))
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...drawing.texts.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
  ]
  return index
    .replace(/<html lang="[^"]*">/, () => `<html lang="${drawing.locale}">`)
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escaped(drawing.title)}</title><style>${styles}</style>`,
    )
    .replace(brandLink, '')
    .replace(script, '')
    .replace(sheet, () => hints.join(''))
    .replace(
      emptyRoot,
      () =>
        `<div id="root" data-drawn="${drawing.path}">${drawing.html}</div>${sheet}` +
        script.replace('<script ', '<script async '),
    )
}

/** The files of modules and of what they import. */
function chunksOf(modules: readonly string[], manifest: Manifest): readonly string[] {
  const found = new Map<string, string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The build has no module ${name}.`)
    if (found.has(name)) return
    found.set(name, chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  modules.forEach(visit)
  return [...found.values()]
}
