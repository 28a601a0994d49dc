import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '#platform/model/deployment.ts'
import { pageHeadersOf } from './page-headers.ts'
import type { PageText, Picture } from './drawing/page-of-drawing.ts'
import { pageFile, type StaticFile } from './static-files.ts'

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

/** On a busy machine; it takes a third of a second. */
const drawingAtMostMs = 60_000

/**
 * Draws the pages of visitors with the deployment's own words and colors, by the program of the
 * build in a process of its own, which gets nothing else. A build without the program has no drawn
 * pages. Throws when the program fails.
 */
export function drawPages(
  dir: string,
  deployment: Deployment,
  pageOf: (picture: Picture) => PageText,
): DrawnPages {
  const program = join(dir, '.prerender', 'prerender-main.mjs')
  if (!existsSync(program)) return new Map()
  const { status, stdout } = spawnSync(process.execPath, [program], {
    input: JSON.stringify(deployment),
    encoding: 'utf8',
    env: { NODE_ENV: 'production' },
    timeout: drawingAtMostMs,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error('The pages of visitors could not be drawn.')
  const drawn = new Map<string, Map<string, DrawnPage>>()
  for (const { path, screen, ...drawing } of JSON.parse(stdout) as readonly Drawing[]) {
    const mark = `data-drawn="${path}"`
    const { html, styles } = pageOf({ ...drawing, mark, modules: [screen] })
    drawn.set(
      path,
      (drawn.get(path) ?? new Map<string, DrawnPage>()).set(drawing.locale, {
        file: pageFile(html),
        security: pageHeadersOf(deployment.environment, styles).alone,
      }),
    )
  }
  return drawn
}
