import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageNeeds } from '#platform/model/drawing/dashboard-drawing.ts'
import { type BrandColors, brandStyleSheet } from '../../config/brand-colors.ts'
import { brandLink, escaped } from '../page-settings.ts'
import type { StaticFiles } from '../static-files.ts'
import { remembered } from './remembered.ts'
import { usedStylesOf } from './used-styles.ts'

/** A drawn page before it is one. */
export interface Picture extends PageNeeds {
  readonly locale: string
  /** As text. */
  readonly title: string
  /** The content of `#root`. */
  readonly html: string
  /** The attribute of `#root` that says what was drawn. */
  readonly mark: string
  /** Elements after `#root`; none by default. */
  readonly after?: string
}

/** A page, and the text of its style element. */
export interface PageText {
  readonly html: string
  readonly styles: string
}

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>
>

const sheetLink = /<link rel="stylesheet" crossorigin href="([^"]+)">/
const entryScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const emptyRoot = '<div id="root"></div>'

/**
 * Returns what makes a page of a drawing: its own rules first, then hints for what the script needs
 * before it takes the page over, and the style sheet and the script after the picture. Null for a
 * build without a program that draws; throws when the page has another form.
 */
export function pagesOfDrawings(
  dir: string,
  files: StaticFiles,
  brandColors: BrandColors,
): ((picture: Picture) => PageText) | null {
  const page = files.get('/index.html')
  const list = join(dir, '.vite', 'manifest.json')
  if (!page || !existsSync(list) || !existsSync(join(dir, '.prerender'))) return null
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest
  const index = page.body.toString('utf8')
  const [sheet, sheetPath = ''] = sheetLink.exec(index) ?? []
  const [script, entry = ''] = entryScript.exec(index) ?? []
  const css = files.get(sheetPath)?.body.toString('utf8')
  if (
    sheet === undefined ||
    script === undefined ||
    css === undefined ||
    !index.includes(emptyRoot)
  )
    throw new Error('The page of the build has another form.')
  const brand = brandStyleSheet(brandColors)
  const used = usedStylesOf(css)
  const isHinted = (file: string): boolean =>
    index.includes(`<link rel="modulepreload" crossorigin href="${file}">`)
  const scriptsOf = remembered((modules) => {
    const found = [entry, ...chunksOf(modules, manifest).map((file) => `/${file}`)]
    return [...new Set(found)].filter((file) => !isHinted(file))
  })
  const stylesOf = remembered((classes) => {
    const styles = brand + used(new Set(classes))
    if (styles.includes('</')) throw new Error('The styles would end their element.')
    return styles
  })
  return ({ locale, title, html, mark, after = '', modules, texts }) => {
    const styles = stylesOf(classesIn(html))
    const font = /url\((\/assets\/[\w-]*-latin-wght-[\w-]+\.woff2)\)/.exec(styles)?.[1]
    const hints = [
      ...(font === undefined
        ? []
        : [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`]),
      ...scriptsOf(modules).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      ...texts.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
    ]
    return {
      styles,
      html: index
        .replace(/<html lang="[^"]*">/, () => `<html lang="${locale}">`)
        .replace(
          /<title>[^<]*<\/title>/,
          () => `<title>${escaped(title)}</title><style>${styles}</style>`,
        )
        .replace(brandLink, '')
        .replace(script, '')
        .replace(sheet, () => hints.join(''))
        .replace(
          emptyRoot,
          () =>
            `<div id="root" ${mark}>${html}</div>${after}${sheet}` +
            script.replace('<script ', '<script async '),
        ),
    }
  }
}

/** The classes of a picture, each once, in one order. */
const classesIn = (html: string): readonly string[] =>
  [
    ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, of = '']) => of.split(' '))),
  ].toSorted()

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
